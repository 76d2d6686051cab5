import fc from 'fast-check';
import { PAYMENT_STATES } from '#domain/money/payment/payment-state.ts';
import { INVITATION_STATUSES } from '#domain/rsvp/invitation.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import type { Approval, GuestFacts } from '#domain/ticket/guest-status.ts';

export const APPROVALS = ['NOT_NEEDED', 'WAITING', 'GIVEN', 'DECLINED'] as const satisfies readonly Approval[];

/** Any combination, including faulty ones. */
export const anyGuest: fc.Arbitrary<GuestFacts> = fc.record({
  invitation: fc.constantFrom(null, ...INVITATION_STATUSES),
  order: fc.option(
    fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      payment: fc.constantFrom(null, ...PAYMENT_STATES),
      approval: fc.constantFrom(...APPROVALS),
    }),
  ),
  ticket: fc.option(fc.record({ status: fc.constantFrom('VALID', 'VOID'), checkIns: fc.constantFrom(0, 0, 1, 3) })),
  doorsOpen: fc.boolean(),
});
