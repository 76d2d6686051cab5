import { expect, it } from 'vitest';
import { makeUuidV7 } from './uuid-v7.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('makes distinct UUIDv7 ids of their millisecond', () => {
  const { newId } = makeUuidV7(() => 0x0192_3456_789a);
  const first = newId();
  expect(first).toMatch(UUID_V7);
  expect(first.startsWith('01923456-789a-7')).toBe(true);
});

it('makes ids that sort by creation, also within a millisecond and when the clock goes back', () => {
  const times = [1_000, 1_000, 900, 1_001, 1, 5_000];
  let turn = 0;
  const { newId } = makeUuidV7(() => times[Math.min(turn++, times.length - 1)] ?? 0);
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => UUID_V7.test(id))).toBe(true);
});
