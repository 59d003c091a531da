// The server's HTTP side.

import type { Course, Join, Key, Problem, RulebookText, Seated, Catalog, CreateRoom, RoomSummary } from "./protocol";

/** A printed card, as its game describes it. */
export type Described = { key: string; name: string; source: string } & Record<string, unknown>;

export class ServerProblem extends Error {}

const call = async <T>(path: string, body?: unknown, secret?: string): Promise<T> =>
  (await (await answerTo(path, body === undefined ? undefined : JSON.stringify(body), secret)).json()) as T;

/** The server's answer to a request whose body, if it has one, is this JSON; a clear error where it refuses. */
async function answerTo(path: string, body?: string, secret?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? { headers } : { method: "POST", headers, body });
  } catch {
    throw new ServerProblem("The server does not answer. Is Breakfall still running?");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ServerProblem(problem?.error ?? `The server answered ${answer.status}.`);
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is fetched once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = call<T>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export const catalog = (): Promise<Catalog> => once("/api/shelf");
export const cardsOf = (game: string): Promise<Described[]> => once(`/api/games/${game}/cards`);
export const rulesOf = (game: string): Promise<RulebookText> => once(`/api/games/${game}/rules`);
export const createRoom = (plan: CreateRoom): Promise<Seated> => call("/api/tables", plan);
export const join = (joining: Join): Promise<Seated> => call("/api/join", joining);
export const myRooms = (keys: Key[]): Promise<RoomSummary[]> => call("/api/tables/mine", { keys });

/** Open a saved match. Its text goes to the server as it is: written anew, large numbers would be rounded. */
export async function openReplay(record: string): Promise<Seated> {
  JSON.parse(record); // throws where it is not JSON
  return (await (await answerTo("/api/replays", `{"record":${record}}`)).json()) as Seated;
}

/** The record of a finished match, byte for byte as the server wrote it. */
export async function recordOf(key: Key): Promise<Blob> {
  return (await answerTo(`/api/tables/${key.room}/record`, undefined, key.secret)).blob();
}

export const courseOf = (key: Key): Promise<Course> => call(`/api/tables/${key.room}/course`, undefined, key.secret);
