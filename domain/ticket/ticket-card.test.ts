import { expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { ticketCardState, ticketTime } from './ticket-card.ts';

it.each([
  ['VALID', 0, 'READY'],
  ['VALID', 1, 'USED'],
  ['VALID', 3, 'USED'],
  ['VOID', 0, 'VOID'],
  ['VOID', 2, 'VOID'],
] as const)('a %s ticket with %i check-ins is %s', (status, checkIns, state) => {
  expect(ticketCardState({ status, checkIns })).toBe(state);
});

it('a ticket is upcoming until its session’s very end', () => {
  expect([-1, 0, 1].map((ms) => ticketTime({ endAt: NOW }, later(NOW, ms)))).toEqual(['UPCOMING', 'UPCOMING', 'PAST']);
});
