import { describe, expect, it } from 'vitest';
import { type Token, token } from './token.ts';
import { defineUseCase, isUseCase, makeUseCase } from './use-case.ts';

type Clock = { readonly now: () => number; readonly zone: () => string };
const Clock: Token<Clock> = token('Clock');

type Greet = (name: string) => string;
const Greet = defineUseCase(
  'Greet',
  { clock: Clock },
  ({ clock }: { readonly clock: Pick<Clock, 'now'> }): Greet =>
    (name) =>
      `${name} at ${clock.now()}`,
);

type Welcome = () => string;
const Welcome = defineUseCase(
  'Welcome',
  { greet: Greet, clock: Clock },
  ({ greet, clock }): Welcome =>
    () => {
      return `${greet('Lan')}, ${clock.zone()}`;
    },
);

describe('a use case', () => {
  it('is built from plain ports, and from no more of one than it uses', () => {
    expect(Greet.make({ clock: { now: () => 7 } })('Lan')).toBe('Lan at 7');
  });

  it('is built from what stands behind its needs, other use cases among them', () => {
    const clock: Clock = { now: () => 7, zone: () => 'Asia/Ho_Chi_Minh' };
    const use = (asked: Token<unknown>): unknown => (isUseCase(asked) ? makeUseCase(asked, use) : clock);
    expect(makeUseCase(Welcome, use)()).toBe('Lan at 7, Asia/Ho_Chi_Minh');
  });

  it('is a token with a name for messages, and a plain token is no use case', () => {
    expect([Greet.key.description, isUseCase(Greet), isUseCase(Clock)]).toEqual(['Greet', true, false]);
  });
});
