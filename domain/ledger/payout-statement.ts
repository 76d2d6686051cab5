import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';

/** A line of the publisher's revenue. `amount` is positive; what it is about decides its sign. */
export type RevenueLine = {
  readonly at: Instant;
  readonly amount: Dong;
} & (
  | {
      readonly kind: 'revenue-matured' | 'revenue-taken-back' | 'sale-fee-charged' | 'sale-fee-returned';
      readonly eventId: number;
    }
  | { readonly kind: 'withdrawal-requested' | 'withdrawal-put-back'; readonly withdrawalId: string }
);

/** From `start` to before `end`. */
type StatementPeriod = { readonly start: Instant; readonly end: Instant };

export type PayoutStatement = {
  readonly opening: Dong;
  readonly lines: readonly RevenueLine[];
  readonly matured: Dong;
  readonly takenBack: Dong;
  /** On sales; less what went back with them. */
  readonly saleFees: Dong;
  readonly paidOut: Dong;
  readonly returned: Dong;
  readonly closing: Dong;
};

/** How a line changes the balance. */
export function changeOf(line: RevenueLine): Dong {
  switch (line.kind) {
    case 'revenue-matured':
    case 'sale-fee-returned':
    case 'withdrawal-put-back':
      return line.amount;
    case 'revenue-taken-back':
    case 'sale-fee-charged':
    case 'withdrawal-requested':
      return minus(ZERO, line.amount);
    default:
      return never(line);
  }
}

/** Movements between two balances: opening + matured − taken back − fees − paid out + returned = closing. */
export function payoutStatement(all: readonly RevenueLine[], { start, end }: StatementPeriod): PayoutStatement {
  const opening = sum(all.filter(({ at }) => at < start).map(changeOf));
  const lines = all.filter(({ at }) => at >= start && at < end);
  const total = (kind: RevenueLine['kind']): Dong => sum(lines.filter((line) => line.kind === kind).map(amountOf));
  return {
    opening,
    lines,
    matured: total('revenue-matured'),
    takenBack: total('revenue-taken-back'),
    saleFees: minus(total('sale-fee-charged'), total('sale-fee-returned')),
    paidOut: total('withdrawal-requested'),
    returned: total('withdrawal-put-back'),
    closing: plus(opening, ...lines.map(changeOf)),
  };
}

/** The period of one payout: after the payout before it, up to the request itself; null: no such payout. */
export function periodOfPayout(all: readonly RevenueLine[], withdrawalId: string): StatementPeriod | null {
  const requests = all.filter(isRequest).toSorted((one, other) => one.at - other.at);
  const at = requests.findIndex((line) => line.withdrawalId === withdrawalId);
  const request = requests[at];
  if (request === undefined) return null;
  const before = requests[at - 1];
  return {
    start: (before === undefined ? Math.min(...all.map((line) => line.at)) : before.at + 1) as Instant,
    end: (request.at + 1) as Instant,
  };
}

type Request = Extract<RevenueLine, { readonly withdrawalId: string }>;

const isRequest = (line: RevenueLine): line is Request => line.kind === 'withdrawal-requested';

const amountOf = ({ amount }: RevenueLine): Dong => amount;
