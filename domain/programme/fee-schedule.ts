import { countProblem, type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { DAY, HOUR, type Instant, later } from '#domain/kernel/instant.ts';
import { type Dong, dong, minus, plus, times, ZERO } from '#domain/kernel/money/dong.ts';
import { type Payout, payoutOf, type WithdrawalTerms } from './withdrawal.ts';

/** SALE: kept of each order when its revenue matures. WITHDRAWAL: kept of each payout. [S9-35] */
export const FEE_NAMES = ['SALE', 'WITHDRAWAL'] as const;
export type FeeName = (typeof FEE_NAMES)[number];

/** `minimum`: of a withdrawal; zero for sales. `from`: it counts for what happens then and later. */
export type FeeChange = {
  readonly version: number;
  readonly terms: WithdrawalTerms;
  readonly from: Instant;
};

/** The first one counts from the beginning. */
export type FeeHistory = readonly [FeeChange, ...FeeChange[]];

/** The newest change that had begun: a later change of mind replaces one that was planned. [design] */
export const feeAt = (history: FeeHistory, at: Instant): FeeChange =>
  history.reduce((known, change) => (change.from <= at && change.version > known.version ? change : known));

export const FEE_STATES = ['PAST', 'NOW', 'PLANNED', 'REPLACED'] as const;
export type FeeState = (typeof FEE_STATES)[number];

/** REPLACED: a newer change began before it could. */
export function feeStateOf(history: FeeHistory, change: FeeChange, now: Instant): FeeState {
  if (feeAt(history, now).version === change.version) return 'NOW';
  const replaced = history.some((one) => one.version > change.version && one.from <= change.from);
  if (replaced) return 'REPLACED';
  return change.from > now ? 'PLANNED' : 'PAST';
}

/** Bounds of each fee; an order keeps the fee of its moment, so that a change is announced an hour ahead. [design] */
export const FEE_BOUNDS = {
  SALE: { basisPoints: 3_000, fixed: dong(50_000), minimum: ZERO },
  WITHDRAWAL: { basisPoints: 1_000, fixed: dong(100_000), minimum: dong(10_000_000) },
} as const satisfies Readonly<Record<FeeName, WithdrawalTerms>>;
export const FEE_NOTICE = HOUR;
const FEE_HORIZON = 366 * DAY;

/** What is wrong with a change, by its field; null: nothing. */
export function feeProblem(
  fee: FeeName,
  { terms, from }: Pick<FeeChange, 'terms' | 'from'>,
  now: Instant,
): InvalidInput | null {
  const most = FEE_BOUNDS[fee];
  const [earliest, latest] = [later(now, FEE_NOTICE), later(now, FEE_HORIZON)];
  return (
    countProblem('hundredths', terms.basisPoints, 0, most.basisPoints) ??
    countProblem('fixed', terms.fixed, 0, most.fixed) ??
    countProblem('minimum', terms.minimum, 0, most.minimum) ??
    (from < earliest ? invalid('from', { kind: 'TOO_SMALL', min: earliest }) : null) ??
    (from > latest ? invalid('from', { kind: 'TOO_LARGE', max: latest }) : null)
  );
}

/** The platform's part of what an order's tickets brought; nothing of nothing. */
export const saleFee = (tickets: Dong, terms: WithdrawalTerms): Dong => payoutOf(tickets, terms).fee;

export type OrganiserShare = { readonly sale: Payout; readonly withdrawal: Payout };

/** What an organiser gets of an order, and what the bank brings if nothing else is withdrawn with it. */
export function organiserShare(tickets: Dong, sale: WithdrawalTerms, withdrawal: WithdrawalTerms): OrganiserShare {
  const kept = payoutOf(tickets, sale);
  return { sale: kept, withdrawal: payoutOf(kept.total, withdrawal) };
}

/** Orders of one moment whose tickets brought the same. */
export type SoldOrders = { readonly at: Instant; readonly tickets: Dong; readonly orders: number };

/** The platform's fee on an event's orders, each with the fee of its own moment. */
export const feeOfOrders = (history: FeeHistory, sold: readonly SoldOrders[]): Dong =>
  sold.reduce(
    (total, { at, tickets, orders }) => plus(total, times(saleFee(tickets, feeAt(history, at).terms), orders)),
    ZERO,
  );

/** How much more is to be kept than is; negative: some goes back, as after a chargeback. */
export const feeLeft = (due: Dong, kept: Dong): Dong => minus(due, kept);
