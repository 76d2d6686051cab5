import { expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { DOORS_OPEN_BEFORE, doorSession, doorsAreOpen } from './door-session.ts';

const session = (name: string, from: number, to: number) => ({ name, beginAt: minutes(from), endAt: minutes(to) });

it.each([
  ['the one that runs', [session('past', -600, -500), session('runs', -60, 60), session('next', 300, 400)], 'runs'],
  ['one whose doors have just opened', [session('soon', 180, 300), session('earlier', -300, -200)], 'soon'],
  ['the earlier of two that are on', [session('late', 60, 120), session('early', 0, 60)], 'early'],
  ['one at its very end', [session('ends', -60, 0), session('later', 181, 300)], 'ends'],
  ['not one that has ended', [session('over', -60, -1), session('later', 181, 300)], 'later'],
  ['the next one', [session('far', 900, 999), session('next', 181, 300), session('past', -600, -500)], 'next'],
  [
    'the last one that was',
    [session('last', -100, -50), session('first', -600, -500), session('second', -300, -200)],
    'last',
  ],
])('the door works on %s', (_which, sessions, name) => {
  expect(doorSession(sessions, NOW)?.name).toBe(name);
});

it('no session means no door session', () => {
  expect(doorSession([], NOW)).toBeNull();
});

it('doors open three hours before the session', () => {
  expect(DOORS_OPEN_BEFORE).toBe(3 * 3_600_000);
  const beginAt = later(NOW, DOORS_OPEN_BEFORE);
  expect([-1, 0, 1].map((ms) => doorsAreOpen({ beginAt }, later(NOW, ms)))).toEqual([false, true, true]);
});
