import type { Result } from '#domain/kernel/result.ts';

const MOST_STATES = 5_000;

/** Every state reachable from a state by these commands, including itself. */
export function explored<State, Command, Event>(
  decide: (state: State, command: Command) => Result<readonly Event[], unknown>,
  evolve: (state: State, event: Event) => State,
  from: State,
  commands: readonly Command[],
): readonly State[] {
  const found = new Map([[JSON.stringify(from), from]]);
  for (const state of found.values()) {
    if (found.size > MOST_STATES) break;
    for (const command of commands) {
      const decided = decide(state, command);
      if (!decided.ok) continue;
      const next = decided.value.reduce(evolve, state);
      found.set(JSON.stringify(next), next);
    }
  }
  return [...found.values()];
}
