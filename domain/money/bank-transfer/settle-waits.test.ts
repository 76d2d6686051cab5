import { expect, it } from 'vitest';
import { SETTLE_WAITS } from './settle-waits.ts';

it('a transfer without an outcome is tried after 1, 2, 5 and 15 minutes, then every hour', () => {
  expect(SETTLE_WAITS.map((ms) => ms / 60_000)).toEqual([1, 2, 5, 15, 60]);
});
