import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SELF_SERVICE, type SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { NOW } from '#test/builders/moments.ts';
import { TICKET_STATES } from './bought-ticket.ts';
import { SELF_SERVICE_ACTS, type SelfServiceTicket, selfServiceProblem, selfServiceUntil } from './self-service.ts';

const ticket: SelfServiceTicket = {
  state: 'HELD',
  checkedIn: false,
  orderStatus: 'SUCCESSFUL',
  session: { beginAt: later(NOW, 5 * DAY), timezone: 'Asia/Ho_Chi_Minh' },
};
const ALL: SelfServicePolicy = { refundDays: 2, nameChangeDays: 2, sessionChangeDays: 2 };

const days = fc.option(fc.integer({ min: 0, max: 365 }));
const policies: fc.Arbitrary<SelfServicePolicy> = fc.record({
  refundDays: days,
  nameChangeDays: days,
  sessionChangeDays: days,
});
const acts = fc.constantFrom(...SELF_SERVICE_ACTS);
const moments = fc.integer({ min: -400 * 24, max: 400 * 24 }).map((hours) => later(NOW, hours * HOUR));
const tickets: fc.Arbitrary<SelfServiceTicket> = fc.record({
  state: fc.constantFrom(...TICKET_STATES),
  checkedIn: fc.boolean(),
  orderStatus: fc.constantFrom(...ORDER_STATUSES),
  session: fc.record({
    beginAt: moments,
    timezone: fc.constantFrom('Asia/Ho_Chi_Minh', 'America/New_York', 'Pacific/Auckland'),
  }),
});

describe('what a buyer may do with a ticket by the policy of its event', () => {
  it('is nothing that the organiser did not switch on, but the name on it can be changed as before', () => {
    expect(SELF_SERVICE_ACTS.map((act) => selfServiceProblem(act, NO_SELF_SERVICE, ticket, NOW))).toEqual([
      'NOT_ALLOWED',
      null,
      'NOT_ALLOWED',
    ]);
  });

  it.each([
    [{ state: 'VOID' }, 'TICKET_VOID'],
    [{ checkedIn: true }, 'TICKET_CHECKED_IN'],
    [{ state: 'SENT' }, 'TICKET_TRANSFERRED'],
    [{ state: 'RECEIVED' }, 'TICKET_TRANSFERRED'],
    [{ orderStatus: 'REQUIRED_APPROVAL' }, 'ORDER_NOT_COMPLETE'],
    [{ session: { ...ticket.session, beginAt: later(NOW, 2 * DAY) } }, 'TOO_LATE'],
    [{ session: { ...ticket.session, beginAt: later(NOW, 2 * DAY + 1) } }, null],
  ] as const)('%j: %s', (over, problem) => {
    for (const act of SELF_SERVICE_ACTS)
      expect(selfServiceProblem(act, ALL, { ...ticket, ...over }, NOW)).toBe(problem);
  });

  it('ends on a local day and time, across clock changes', () => {
    // 1 November 2026, 02:00: the clocks of New York go back.
    const session = { beginAt: later(Date.UTC(2026, 10, 2, 0) as typeof NOW, 0), timezone: 'America/New_York' };
    expect(selfServiceUntil('GIVE_BACK', { ...ALL, refundDays: 1 }, session)).toBe(Date.UTC(2026, 9, 31, 23));
  });

  it('is allowed only for an unused ticket in its buyer’s hands, of a completed order, before the date', () => {
    fc.assert(
      fc.property(acts, policies, tickets, moments, (act, policy, one, now) => {
        const until = selfServiceUntil(act, policy, one.session);
        const allowed = selfServiceProblem(act, policy, one, now) === null;
        const fits = one.state === 'HELD' && !one.checkedIn && one.orderStatus === 'SUCCESSFUL';
        const inTime = until === null ? act === 'CHANGE_NAME' : now < until;
        expect(allowed).toBe(fits && inTime);
      }),
    );
  });

  it('never becomes allowed as time passes', () => {
    fc.assert(
      fc.property(acts, policies, tickets, moments, fc.nat(900), (act, policy, one, now, hours) => {
        const then = selfServiceProblem(act, policy, one, later(now, hours * HOUR));
        expect(then === null ? selfServiceProblem(act, policy, one, now) : null).toBe(null);
      }),
    );
  });
});
