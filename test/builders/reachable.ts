export function reachable<State extends string>(
  table: Readonly<Record<State, readonly State[]>>,
  from: State,
): Set<State> {
  const found = new Set<State>([from]);
  for (const state of found) for (const next of table[state]) found.add(next);
  return found;
}
