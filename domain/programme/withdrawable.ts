import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, largest, minus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { isRefundWindowOver } from '#domain/sale/refund/refund-window.ts';

/** What an event has earned its publisher so far: tickets and donations, less what was refunded. */
export type EventEarning = { readonly amount: Dong; readonly endsAt: Instant };

/** What nobody can ask back any more. (design: money) */
export const maturedRevenue = (earnings: readonly EventEarning[], now: Instant): Dong =>
  sum(earnings.filter((earning) => isRefundWindowOver(earning.endsAt, now)).map((earning) => earning.amount));

/**
 * What a publisher can ask for now; `taken` is every amount transferred before or pending. A chargeback can bring the
 * revenue below it.
 */
export const withdrawable = (earnings: readonly EventEarning[], taken: Dong, now: Instant): Dong =>
  largest(ZERO, minus(maturedRevenue(earnings, now), taken));
