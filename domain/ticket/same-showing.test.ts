import { expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { AWAY_FOR, HELD_FOR, sameShowing } from './same-showing.ts';

const last = { text: 'A', seenAt: NOW, answeredAt: NOW };

it.each([
  ['still before the camera', last, 'A', AWAY_FOR - 1, true],
  ['away for four seconds', last, 'A', AWAY_FOR, false],
  ['held on, answered long ago', { ...last, seenAt: later(NOW, 5_000) }, 'A', HELD_FOR - 1, true],
  ['held on after its answer went', { ...last, seenAt: later(NOW, 5_000) }, 'A', HELD_FOR, false],
  ['another code', last, 'B', 1, false],
])('%s', (_what, before, text, ms, same) => {
  expect(sameShowing(before, text, later(NOW, ms))).toBe(same);
});
