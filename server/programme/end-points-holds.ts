import { later, MINUTE } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { pointsSpentPostings, pointsSubject } from '#domain/ledger/wallet-postings.ts';
import type { CheckoutSessionState } from '#domain/sale/checkout/checkout-session-state.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { type PointsHold, PointsHolds } from './ports/points-holds.ts';
import { Wallets } from './ports/wallets.ts';

const LOOK_AGAIN = 2 * MINUTE;

/** Null: the checkout can still be paid. What ended without a sale is never sold: see `noPlaceFor`. */
export function endOf(state: CheckoutSessionState): 'SPENT' | 'RELEASED' | null {
  switch (state) {
    case 'OPEN':
    case 'PAYING':
      return null;
    case 'COMPLETED':
      return 'SPENT';
    case 'EXPIRED':
    case 'CANCELLED':
      return 'RELEASED';
    default:
      return never(state);
  }
}

/** Points of a sold checkout are booked as spent, all others are free again. Each once. */
export type EndPointsHolds = (holds: readonly PointsHold[]) => Promise<number>;

export const EndPointsHolds = defineUseCase(
  'EndPointsHolds',
  { holds: PointsHolds, wallets: Wallets, ledger: Ledger, checkouts: CheckoutReader, transact: Transact, clock: Clock },
  ({ holds, wallets, ledger, checkouts, transact, clock }): EndPointsHolds => {
    async function end(hold: PointsHold): Promise<boolean> {
      const { accountId, checkoutSessionId, eventId, points } = hold;
      const checkout = await checkouts.checkout(eventId, checkoutSessionId);
      const as = endOf(checkout?.state ?? 'CANCELLED');
      const now = clock.now();
      if (as === null) {
        await holds.lookLater(hold, later(now, LOOK_AGAIN));
        return false;
      }
      return transact.transaction(async (tx) => {
        await wallets.lock(tx, accountId);
        if (!(await holds.end(tx, hold, as, now))) return false;
        const subject = pointsSubject({ checkoutSessionId });
        if (as === 'SPENT') await ledger.book(tx, pointsSpentPostings({ holder: accountId, subject, points }), now);
        return true;
      });
    }
    return async (asked) => {
      let ended = 0;
      for (const hold of asked) ended += (await end(hold)) ? 1 : 0;
      return ended;
    };
  },
);
