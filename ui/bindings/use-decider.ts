import type { Result } from '#domain/kernel/result.ts';
import { useCurrent } from './use-current.ts';

type Rule<State, Command, Event, Problem> = {
  readonly first: State;
  readonly decide: (state: State, command: Command) => Result<readonly Event[], Problem>;
  readonly evolve: (state: State, event: Event) => State;
};

export type Decider<State, Command, Event, Problem> = {
  readonly state: State;
  readonly now: () => State;
  readonly tell: (command: Command) => Result<readonly Event[], Problem>;
};

/** Component state that only a domain rule changes. */
export function useDecider<State, Command, Event, Problem>(
  rule: Rule<State, Command, Event, Problem>,
): Decider<State, Command, Event, Problem> {
  const { value, now, set } = useCurrent(rule.first);
  return {
    state: value,
    now,
    tell: (command) => {
      const decided = rule.decide(now(), command);
      if (decided.ok) set(decided.value.reduce(rule.evolve, now()));
      return decided;
    },
  };
}
