// Every English text of the page stands in this folder: the table's own here, each game's beside it.
// Another language is another catalogue of the same shape.

import { english } from "./english";

export type Words = typeof english;
export const words: Words = english;
