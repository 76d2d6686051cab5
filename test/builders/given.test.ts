import { describe, expect, it } from 'vitest';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { given } from './given.ts';

type Lamp = { readonly on: boolean; readonly times: number };
type Switched = { readonly kind: 'SWITCHED_ON' } | { readonly kind: 'SWITCHED_OFF' };

const DARK: Lamp = { on: false, times: 0 };
const ON: Switched = { kind: 'SWITCHED_ON' };
const OFF: Switched = { kind: 'SWITCHED_OFF' };

const evolve = (lamp: Lamp, event: Switched): Lamp => ({ on: event.kind === 'SWITCHED_ON', times: lamp.times + 1 });
const switchOn = (lamp: Lamp): Result<readonly Switched[], 'ON_ALREADY'> =>
  lamp.on ? refused('ON_ALREADY') : ok([ON]);

describe('given, when, then', () => {
  const lamp = given(evolve, DARK);

  it('runs a story step by step', () => {
    const told = lamp()
      .when(switchOn)
      .thenHappens(ON)
      .when(switchOn)
      .thenRefused('ON_ALREADY')
      .when(() => ok([OFF, ON]))
      .thenHappens(OFF, ON);
    expect(told.state).toEqual({ on: true, times: 3 });
    expect(lamp(ON, OFF).state).toEqual({ on: false, times: 2 });
  });

  it('rejects other events, missing events and unexpected refusals', () => {
    expect(() => lamp().when(switchOn).thenHappens(OFF)).toThrow();
    expect(() => lamp().when(switchOn).thenHappens()).toThrow();
    expect(() => lamp().when(switchOn).thenHappens(ON, OFF)).toThrow();
    expect(() => lamp().when(switchOn).thenRefused('ON_ALREADY')).toThrow();
    expect(() => lamp(ON).when(switchOn).thenHappens(ON)).toThrow();
  });

  it('rejects an evolve that mutates its input', () => {
    const rewiring = (state: { times: number }, _event: Switched) => {
      state.times += 1;
      return state;
    };
    expect(() => given(rewiring, { times: 0 })(ON)).toThrow(TypeError);
  });

  it('rejects an evolve or decision with hidden inputs', () => {
    let count = 0;
    expect(() => given((state: Lamp) => ({ ...state, times: count++ }), DARK)(ON)).toThrow('replaying');
    expect(() => lamp().when(() => (count++ % 2 === 0 ? switchOn(DARK) : refused('ON_ALREADY')))).toThrow(
      'asked again',
    );
  });

  it('rejects an event that changes nothing for its own decision', () => {
    const deaf = given((state: Lamp, _event: Switched) => state, DARK);
    expect(() => deaf().when(switchOn).thenHappens(ON).when(switchOn).thenRefused('ON_ALREADY')).toThrow();
  });
});
