import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, dong, largest, minus, plus, smallest, sum, times, ZERO } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { refundWindowEnd } from '#domain/sale/refund/refund.ts';
import { balanceOf, EARNING_ACCOUNTS, eventEarnings } from './balances.ts';
import type { Posting } from './posting.ts';

export type Publisher =
  | { readonly kind: 'ACCOUNT'; readonly accountId: AccountId }
  | { readonly kind: 'CORPORATE'; readonly corporateId: number };

/** The book that an event's revenue matures into, and that payouts leave. */
export const bookOf = (publisher: Publisher): string =>
  publisher.kind === 'ACCOUNT' ? publisher.accountId : `corporate ${publisher.corporateId}`;

export type EventFigures = {
  /** Tickets and donations, before refunds. */
  readonly gross: Dong;
  readonly refunded: Dong;
  /** Paid to the organiser by hand and kept. */
  readonly byHand: Dong;
  /** What is left to be paid out: gross without refunds and without what the organiser has. */
  readonly net: Dong;
  /** The part of it that is in the publisher's book. */
  readonly matured: Dong;
  /** The rest; negative: a later refund or chargeback takes it back. */
  readonly pending: Dong;
};

/** From the lines of the event's book; lines of the same accounts and kind may be summed. */
export function eventFigures(lines: readonly Posting[], eventId: number): EventFigures {
  const own = lines.filter(({ book, bookId }) => book === 'EVENT' && bookId === String(eventId));
  const gross = sum(own.filter(creditsEarnings).map(amountOf));
  const earned = eventEarnings(own, eventId);
  const byHand = minus(sumOfKind(own, 'organiser-keeps'), sumOfKind(own, 'organiser-returns'));
  const net = minus(earned, byHand);
  const paidOver = minus(ZERO, dong(balanceOf(own, { book: 'EVENT', account: 'paid-over', currency: 'VND' })));
  const matured = minus(paidOver, byHand);
  return { gross, refunded: minus(gross, earned), byHand, net, matured, pending: minus(net, matured) };
}

/** What a publisher's book says: matured = balance + on the way + paid out. Fees on sales are off it. */
export type PublisherFigures = {
  /** Matured earnings of all events, less what was taken back and the fees on sales. */
  readonly matured: Dong;
  readonly saleFees: Dong;
  /** Asked for and not transferred yet. */
  readonly onTheWay: Dong;
  /** Transferred, with the fees. */
  readonly paidOut: Dong;
  readonly fees: Dong;
  /** Negative: owed after a chargeback. */
  readonly balance: Dong;
};

/** From the lines of the publisher's book and the fees of its payouts. Withdrawals of the wallet do not count. */
export function publisherFigures(lines: readonly Posting[], book: string): PublisherFigures {
  const own = lines.filter((line) => line.book === 'ACCOUNT' && line.bookId === book && line.currency === 'VND');
  const payouts = new Set(
    own
      .filter(({ kind, debit }) => kind === 'withdrawal-requested' && debit === 'revenue')
      .map(({ subject }) => subject),
  );
  const saleFees = minus(sumOfKind(own, 'sale-fee-charged'), sumOfKind(own, 'sale-fee-returned'));
  const matured = minus(sumOfKind(own, 'revenue-matured'), sumOfKind(own, 'revenue-taken-back'), saleFees);
  const balance = dong(balanceOf(own, { book: 'ACCOUNT', account: 'revenue', currency: 'VND' }));
  const ofPayouts = (from: readonly Posting[], kind: Posting['kind']): Dong =>
    sumOfKind(
      from.filter(({ subject }) => payouts.has(subject)),
      kind,
    );
  const paidOut = ofPayouts(own, 'withdrawal-paid');
  const fees = ofPayouts(lines, 'fee-kept');
  return { matured, saleFees, onTheWay: minus(minus(matured, balance), paidOut), paidOut, fees, balance };
}

/** `takenBack`: matured before, and refunded or charged back since. `maturing`: still refundable, and the next date. */
export type Unsettled = {
  readonly takenBack: Dong;
  readonly maturing: { readonly amount: Dong; readonly from: Instant } | null;
};

/** Of events whose earnings are not all in the publisher's book. */
export function unsettledOf(events: readonly { readonly pending: Dong; readonly endsAt: Instant }[]): Unsettled {
  const waiting = events.filter(({ pending }) => pending > ZERO);
  const from = Math.min(...waiting.map(({ endsAt }) => refundWindowEnd(endsAt))) as Instant;
  return {
    takenBack: sum(events.map(({ pending }) => largest(ZERO, minus(ZERO, pending)))),
    maturing: waiting.length === 0 ? null : { amount: sum(waiting.map(({ pending }) => pending)), from },
  };
}

/** Matured money that no refund is about to take back; never negative. [design] */
export const withdrawable = (balance: Dong, takenBack: Dong): Dong => largest(ZERO, minus(balance, takenBack));

/** `matured`: after the platform's fee, which is `fee`. */
export type MaturedEvent = { readonly eventId: number; readonly matured: Dong; readonly fee: Dong };
/** Of 'event 7 2', the second movement of event 7. */
export const eventOfRevenue = (subject: string): number => Number(subject.split(' ')[1]);

/** What each event has brought into the publisher's book, in the order in which they first did. */
export function maturedByEvent(lines: readonly Posting[]): readonly MaturedEvent[] {
  const events = new Map<number, MaturedEvent>();
  for (const line of lines) {
    const sign = BROUGHT[line.kind];
    if (sign === undefined) continue;
    const eventId = eventOfRevenue(line.subject);
    const { matured, fee } = events.get(eventId) ?? { matured: ZERO, fee: ZERO };
    const change = times(amountOf(line), sign);
    const ofFee = line.kind === 'sale-fee-charged' || line.kind === 'sale-fee-returned';
    events.set(eventId, { eventId, matured: plus(matured, change), fee: ofFee ? minus(fee, change) : fee });
  }
  return [...events.values()];
}

const BROUGHT: Readonly<Partial<Record<Posting['kind'], 1 | -1>>> = {
  'revenue-matured': 1,
  'revenue-taken-back': -1,
  'sale-fee-charged': -1,
  'sale-fee-returned': 1,
};

/** What payouts took of it. */
export const takenOf = ({ onTheWay, paidOut }: PublisherFigures): Dong => plus(onTheWay, paidOut);

export type PaidEvent = MaturedEvent & {
  readonly taken: Dong;
  readonly left: Dong;
};

/** Money of the events that matured first; an event that owes after a chargeback takes from the others. [design] */
export function paidByEvent(events: readonly MaturedEvent[], taken: Dong): readonly PaidEvent[] {
  let owed = sum([taken, ...events.map(({ matured }) => largest(ZERO, minus(ZERO, matured)))]);
  return events.map(({ eventId, matured, fee }) => {
    const part = smallest(owed, largest(ZERO, matured));
    owed = minus(owed, part);
    return { eventId, matured, fee, taken: part, left: minus(largest(ZERO, matured), part) };
  });
}

const amountOf = (line: Posting): Dong => (line.currency === 'VND' ? line.amount : ZERO);

const creditsEarnings = ({ credit }: Posting): boolean => EARNING_ACCOUNTS.some((account) => account === credit);

const sumOfKind = (lines: readonly Posting[], kind: Posting['kind']): Dong =>
  lines.filter((line) => line.kind === kind).reduce((total, line) => plus(total, amountOf(line)), ZERO);
