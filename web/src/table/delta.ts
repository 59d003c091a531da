// From one view to the next: see `Changed` in the server's messages.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Delta {
  "="?: Json;
  k?: Record<string, Delta>;
  "-"?: string[];
  i?: Record<string, Delta>;
}

/** What the delta makes of a value. What did not change is the same object as before. */
export function apply(value: Json, delta: Delta | null): Json {
  if (delta === null) return value;
  if ("=" in delta) return delta["="]!;
  if (Array.isArray(value)) {
    const list = [...value];
    for (const [index, inner] of Object.entries(delta.i ?? {})) {
      list[Number(index)] = apply(list[Number(index)] ?? null, inner);
    }
    return list;
  }
  const gone = delta["-"] ?? [];
  const kept = Object.entries(value as Record<string, Json>).filter(([key]) => !gone.includes(key));
  const object: Record<string, Json> = Object.fromEntries(kept);
  for (const [key, inner] of Object.entries(delta.k ?? {})) {
    object[key] = apply(object[key] ?? null, inner);
  }
  return object;
}
