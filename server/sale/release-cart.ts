import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CART_PAGE } from '#domain/sale/checkout/order-state.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

/** Places that are being paid for stay. */
export type ReleaseCart = (input: {
  readonly accountId: AccountId;
  readonly sectionEventId: number | null;
}) => Promise<Result<true, Refusal>>;

export const ReleaseCart = defineUseCase(
  'ReleaseCart',
  { desk: ReservationDesk, reader: CheckoutReader, clock: Clock },
  (deps): ReleaseCart =>
    async ({ accountId, sectionEventId }) => {
      const lines = await deps.reader.cart(
        accountId,
        { sectionEventId, afterReservationId: null, limit: CART_PAGE },
        deps.clock.now(),
      );
      for (const eventId of new Set(lines.map((line) => line.eventId))) {
        const outcome = await deps.desk.submit(eventId, { kind: 'RELEASE_CART', accountId, sectionEventId }, null);
        if (!outcome.ok) return outcome;
      }
      return ok(true);
    },
);
