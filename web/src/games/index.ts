// The games' faces, each loaded when its table is opened. A game without one is shown in plain words.

import type { GameFace } from "../table/layout";

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  break: () => import("./break"),
  havenfall: () => import("./havenfall"),
  hellbreak: () => import("./hellbreak"),
  nightbreak: () => import("./nightbreak"),
  nightfall: () => import("./nightfall"),
};

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game] ?? (() => import("./plain"));
  return (await load()).face;
}
