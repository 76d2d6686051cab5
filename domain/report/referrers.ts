import { type Dong, sum } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RevenueRow } from './revenue.ts';

/** By whose referral link a buyer joined us: a member of the event's team, somebody else's, or nobody's. */
export type Referrer = AccountId | 'OTHERS' | 'NOBODY';

type Brought = {
  readonly orders: number;
  /** Without those that were refunded. */
  readonly tickets: number;
  /** Tickets and donations, after discounts and refunds. */
  readonly value: Dong;
};

export type ReferrerRow = Pick<RevenueRow, 'sectionEventId' | 'sessionBeginAt'> &
  Brought & { readonly referrer: Referrer };

type ReferrerFigures = Brought & { readonly referrer: Referrer };

/** Nobody else is named to an organiser. */
export const isMember = (referrer: Referrer): referrer is AccountId => referrer !== 'OTHERS' && referrer !== 'NOBODY';

/** Members by revenue, then others, then nobody; these two always. Sums to the rows; empty without any. [design] */
export function byReferrer(rows: readonly (Brought & { readonly referrer: Referrer })[]): ReferrerFigures[] {
  if (rows.length === 0) return [];
  const groups = Map.groupBy(rows, ({ referrer }) => referrer);
  const of = (referrer: Referrer): ReferrerFigures => {
    const some = groups.get(referrer) ?? [];
    return {
      referrer,
      orders: some.reduce((total, row) => total + row.orders, 0),
      tickets: some.reduce((total, row) => total + row.tickets, 0),
      value: sum(some.map((row) => row.value)),
    };
  };
  const members = [...groups.keys()].filter(isMember).map(of);
  return [
    ...members.toSorted((one, other) => other.value - one.value || other.orders - one.orders),
    of('OTHERS'),
    of('NOBODY'),
  ];
}
