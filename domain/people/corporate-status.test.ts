import { expect, it } from 'vitest';
import { reachable } from '#test/builders/reachable.ts';
import { CORPORATE_STATUSES, CORPORATE_TRANSITIONS } from './corporate-status.ts';

it('every status is reachable from a submission', () => {
  expect(reachable(CORPORATE_TRANSITIONS, 'PENDING')).toEqual(new Set(CORPORATE_STATUSES));
});

it('an approval is final', () => {
  expect(CORPORATE_TRANSITIONS.APPROVED).toEqual([]);
});
