import { expect } from 'vitest';
import type { Result } from '#domain/kernel/result.ts';

type Evolve<State, Event> = (state: State, event: Event) => State;

type Given<State, Event> = {
  readonly state: State;
  /** Decides at this state, twice: the decision must not change its input or vary. */
  readonly when: <Refusal>(
    decide: (state: State) => Result<readonly Event[], Refusal>,
  ) => Decided<State, Event, Refusal>;
};

type Decided<State, Event, Refusal> = {
  readonly thenHappens: (...events: readonly Event[]) => Given<State, Event>;
  readonly thenRefused: (refusal: Refusal) => Given<State, Event>;
};

/** Every step replays the whole story and expects the same state; what evolve and the decisions are given is frozen. */
export const given =
  <State, Event>(evolve: Evolve<State, Event>, initial: State) =>
  (...events: readonly Event[]): Given<State, Event> =>
    toldSoFar(evolve, initial, events, replay(evolve, initial, events));

function toldSoFar<State, Event>(
  evolve: Evolve<State, Event>,
  initial: State,
  told: readonly Event[],
  state: State,
): Given<State, Event> {
  expect(replay(evolve, initial, told), 'replaying the events gives the state').toStrictEqual(state);
  const here: Given<State, Event> = {
    state,
    when: (decide) => {
      const answer = decide(state);
      expect(decide(state), 'a decision answers the same when asked again').toStrictEqual(answer);
      return {
        thenHappens: (...events) => {
          expect(answer).toStrictEqual({ ok: true, value: events });
          return toldSoFar(evolve, initial, [...told, ...events], replay(evolve, state, events));
        },
        thenRefused: (refusal) => {
          expect(answer).toStrictEqual({ ok: false, refusal });
          return here;
        },
      };
    },
  };
  return here;
}

function replay<State, Event>(evolve: Evolve<State, Event>, from: State, events: readonly Event[]): State {
  return events.reduce((state, event) => frozen(evolve(state, frozen(event))), frozen(from));
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
