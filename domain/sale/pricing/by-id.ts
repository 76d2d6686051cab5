/** The order of ids where something else is equal: by their signs, the same on every machine. */
export function byId(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
