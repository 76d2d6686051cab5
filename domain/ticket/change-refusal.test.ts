import { expect, it } from 'vitest';
import { changeRefusal } from './change-refusal.ts';

it.each([
  [{ checkedIn: false, transferred: false, isVoid: false }, null],
  [{ checkedIn: true, transferred: false, isVoid: false }, { code: 'TICKET_CHECKED_IN' }],
  [{ checkedIn: false, transferred: true, isVoid: false }, { code: 'TICKET_TRANSFERRED' }],
  [{ checkedIn: true, transferred: true, isVoid: false }, { code: 'TICKET_CHECKED_IN' }],
  [{ checkedIn: true, transferred: true, isVoid: true }, { code: 'TICKET_VOID' }],
] as const)('a ticket with %j says %j when it is to be changed [S5-12] [S5-13]', (use, refusal) => {
  expect(changeRefusal(use)).toEqual(refusal);
});
