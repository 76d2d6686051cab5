import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Alternatives, type NextSteps, nextSteps } from './next-step.ts';
import { type LimitReason, type OrderLimitFacts, orderLimit } from './order-limit.ts';
import { type QuotaScope, remainingOver, type ScopedQuota, tightestQuota, waitingUntil } from './quota-stock.ts';

export type TakeFacts = Omit<OrderLimitFacts, 'remaining'> & {
  /** Every quota of the ticket type. */
  readonly quotas: readonly ScopedQuota[];
  readonly elsewhere: Alternatives;
};

export type CannotTake = {
  /** Not whole sets, above a limit, or not enough places. */
  readonly because: 'BROKEN_SET' | LimitReason;
  /** The tightest quota, if places are lacking. */
  readonly lacking: QuotaScope | null;
  readonly max: number;
  readonly next: NextSteps;
};

/**
 * Whether a number of tickets can be taken now; if not, why, and what the buyer can do. Limits are checked before
 * places, so that nobody waits in vain. [S9-15]
 */
export function takeTickets(facts: TakeFacts, wanted: number, now: Instant): Result<number, CannotTake> {
  const { quotas, elsewhere } = facts;
  const allowed = orderLimit({ ...facts, remaining: null });
  const { max } = orderLimit({ ...facts, remaining: remainingOver(quotas) });
  const fewer = max > 0 && ({ kind: 'CHOOSE_FEWER', atMost: max } as const);
  const otherTicket = elsewhere.otherTicket && ({ kind: 'CHOOSE_ANOTHER_TICKET' } as const);
  if (!Number.isSafeInteger(wanted) || wanted < 0 || wanted % allowed.step !== 0) {
    return refused({
      because: 'BROKEN_SET',
      lacking: null,
      max,
      next: nextSteps({ kind: 'CHOOSE_WHOLE_SETS', of: allowed.step }),
    });
  }
  if (wanted > allowed.max)
    return refused({ because: allowed.because, lacking: null, max, next: nextSteps(fewer, otherTicket) });
  if (wanted <= max) return ok(wanted);
  const release = waitingUntil(quotas, wanted, now);
  const next = nextSteps(
    fewer,
    release !== null && { kind: 'WAIT_UNTIL', at: release },
    otherTicket,
    elsewhere.otherSession && { kind: 'CHOOSE_ANOTHER_SESSION' },
    elsewhere.waitingList && { kind: 'JOIN_WAITING_LIST' },
  );
  return refused({ because: 'REMAINING', lacking: tightestQuota(quotas)?.scope ?? null, max, next });
}
