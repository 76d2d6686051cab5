import { type Dong, sum } from '#domain/kernel/money/dong.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/money/payment/payment-provider.ts';
import { isRevenue, type RevenueRow, revenueOf } from './revenue-row.ts';

/**
 * Where revenue comes from, told twice: by what it was for and by how it was paid. Each telling sums to the total.
 * [S3-80]
 */
export type RevenueBreakdown = {
  readonly total: Dong;
  readonly tickets: Dong;
  readonly donationWithTickets: Dong;
  readonly donationInOnlineRoom: Dong;
  /** Only channels through which something came. */
  readonly channels: readonly { readonly provider: PaymentProvider; readonly value: Dong }[];
};

export function revenueBreakdown(rows: readonly RevenueRow[]): RevenueBreakdown {
  const counted = rows.filter(isRevenue);
  const total = (of: readonly RevenueRow[], value: (row: RevenueRow) => Dong): Dong => sum(of.map(value));
  const donations = (inOnlineRoom: boolean): Dong =>
    total(
      counted.filter((row) => row.inOnlineRoom === inOnlineRoom),
      (row) => row.donation,
    );
  const through = (provider: PaymentProvider): Dong =>
    total(
      counted.filter((row) => row.provider === provider),
      revenueOf,
    );
  return {
    total: total(counted, revenueOf),
    tickets: total(counted, (row) => row.tickets),
    donationWithTickets: donations(false),
    donationInOnlineRoom: donations(true),
    channels: PAYMENT_PROVIDERS.map((provider) => ({ provider, value: through(provider) })).filter(
      ({ value }) => value > 0,
    ),
  };
}
