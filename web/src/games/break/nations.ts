// The four nations: their marks.

import fire from "icon:flame";
import forest from "icon:oak-leaf";
import rock from "icon:mountains";
import water from "icon:big-wave";
import type { NationKey } from "./view";

export const MARKS: Record<NationKey, string> = { rock, forest, fire, water };
