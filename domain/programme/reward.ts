import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, percentOf, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { refundWindowEnd } from '#domain/sale/refund/refund.ts';

/** Keeps the per cent in effect when it was granted. */
type Share = { readonly percent: number; readonly tickets: Dong; readonly amount: Dong };

/** PENDING until the tickets can no longer be refunded, then MATURED; TAKEN_BACK when no ticket remains paid. */
export type Reward =
  | ({ readonly status: 'PENDING'; readonly eventEndsAt: Instant } & Share)
  | ({ readonly status: 'MATURED' } & Share)
  | { readonly status: 'TAKEN_BACK' };

export type RewardStatus = Reward['status'];

export const REWARD_TRANSITIONS = {
  PENDING: ['MATURED', 'TAKEN_BACK'],
  MATURED: ['TAKEN_BACK'],
  TAKEN_BACK: [],
} as const satisfies Readonly<Record<RewardStatus, readonly RewardStatus[]>>;

export type RewardCommand =
  | { readonly kind: 'MATURE' }
  /** Some tickets were refunded; `tickets`: the value still paid. */
  | { readonly kind: 'KEEP'; readonly tickets: Dong }
  | { readonly kind: 'MOVE'; readonly eventEndsAt: Instant };

export type RewardEvent =
  | { readonly kind: 'MATURED'; readonly amount: Dong }
  | { readonly kind: 'TAKEN_BACK'; readonly amount: Dong; readonly tickets: Dong }
  | { readonly kind: 'MOVED'; readonly eventEndsAt: Instant };

export type RewardRefusal =
  | { readonly code: 'NOT_MATURE_YET'; readonly maturesAt: Instant }
  | { readonly code: 'ALREADY_MATURED' }
  | { readonly code: 'ALREADY_TAKEN_BACK' }
  | { readonly code: 'NOT_FEWER_TICKETS' };

/** A new reward in dong, or points of the same worth; rounded down. */
export const accrueReward = (
  percent: number,
  tickets: Dong,
  eventEndsAt: Instant,
): Extract<Reward, { status: 'PENDING' }> => ({
  status: 'PENDING',
  percent,
  tickets,
  amount: percentOf(tickets, percent),
  eventEndsAt,
});

/** A refund revokes its share even after the reward was spent, so the balance can become negative. [design] */
export function decideReward(
  reward: Reward,
  command: RewardCommand,
  now: Instant,
): Result<readonly RewardEvent[], RewardRefusal> {
  if (reward.status === 'TAKEN_BACK') return refused({ code: 'ALREADY_TAKEN_BACK' });
  if (command.kind === 'KEEP') {
    if (command.tickets >= reward.tickets) return refused({ code: 'NOT_FEWER_TICKETS' });
    const kept = percentOf(command.tickets, reward.percent);
    return ok([{ kind: 'TAKEN_BACK', amount: minus(reward.amount, kept), tickets: command.tickets }]);
  }
  if (reward.status === 'MATURED') return refused({ code: 'ALREADY_MATURED' });
  if (command.kind === 'MOVE') return ok([{ kind: 'MOVED', eventEndsAt: command.eventEndsAt }]);
  const maturesAt = refundWindowEnd(reward.eventEndsAt);
  return now < maturesAt
    ? refused({ code: 'NOT_MATURE_YET', maturesAt })
    : ok([{ kind: 'MATURED', amount: reward.amount }]);
}

export function evolveReward(reward: Reward, event: RewardEvent): Reward {
  if (reward.status === 'TAKEN_BACK') return reward;
  const { percent, tickets, amount } = reward;
  switch (event.kind) {
    case 'MATURED':
      return { status: 'MATURED', percent, tickets, amount };
    case 'TAKEN_BACK':
      return event.tickets === ZERO
        ? { status: 'TAKEN_BACK' }
        : { ...reward, tickets: event.tickets, amount: minus(amount, event.amount) };
    case 'MOVED':
      return reward.status === 'PENDING' ? { ...reward, eventEndsAt: event.eventEndsAt } : reward;
    default:
      return never(event);
  }
}
