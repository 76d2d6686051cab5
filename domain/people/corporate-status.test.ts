import { expect, it } from 'vitest';
import { reachable } from '#test/builders/reachable.ts';
import { CORPORATE_STATUSES, CORPORATE_TRANSITIONS } from './corporate-status.ts';

it('every status is reached from a first submission', () => {
  expect(reachable(CORPORATE_TRANSITIONS, 'PENDING')).toEqual(new Set(CORPORATE_STATUSES));
});

it('an approval stands', () => {
  expect(CORPORATE_TRANSITIONS.APPROVED).toEqual([]);
});
