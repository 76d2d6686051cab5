import type { DisputeToSettle, PayoutDesk, RefundToPay } from '#application/money/ports/payout-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { USUAL_PAGE } from '#domain/kernel/page.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { PayoutProblem } from '#domain/money/payout-problem.ts';

const problem = (because: PayoutProblem) => refused({ code: 'PAYOUT_REFUSED', because } as const);

/** `sentByOthers`: refunds that a colleague has already marked. */
export function makeMemoryPayoutDesk(
  refunds: readonly RefundToPay[],
  now: Instant,
  sentByOthers: ReadonlySet<string> = new Set(),
  disputes: readonly DisputeToSettle[] = [],
): PayoutDesk {
  const known = new Map(refunds.map((refund) => [refund.id, refund]));
  const settled = new Set<string>();
  return {
    disputes: async () => ok(disputes.filter(({ disputeId }) => !settled.has(disputeId))),
    settleDispute: async ({ disputeId }, outcome) => {
      const dispute = disputes.find((one) => one.disputeId === disputeId);
      if (dispute === undefined || (outcome === 'REFUND' && dispute.task !== 'WON'))
        return refused({ code: 'NOT_FOUND' });
      settled.add(disputeId);
      return ok(null);
    },
    page: async (filter, search, at) => {
      const found = [...known.values()]
        .filter(({ state, overdue }) => filter === null || (filter === 'OVERDUE' ? overdue : state === filter))
        .filter(({ orderNumber, transferCode, buyerName }) =>
          plainWords(`${orderNumber} ${transferCode} ${buyerName}`).includes(plainWords(search)),
        );
      const from = Number(at.after ?? at.before ?? 0);
      const to = from + (at.limit ?? USUAL_PAGE);
      return ok({
        entries: found.slice(from, to),
        after: to < found.length ? String(to) : null,
        before: from > 0 ? String(Math.max(0, from - (at.limit ?? USUAL_PAGE))) : null,
        totalCount: found.length,
      });
    },
    markSent: async (wanted) =>
      ok(
        wanted.map(({ id, accountNamedAt }) => {
          const refund = known.get(id);
          if (refund === undefined) return { id, problem: 'OTHER' as const };
          if (sentByOthers.has(id)) return { id, problem: 'ALREADY_SENT' as const };
          if (refund.account?.namedAt !== accountNamedAt) return { id, problem: 'ACCOUNT_CHANGED' as const };
          known.set(id, { ...refund, state: 'SENT', sentAt: now });
          return { id, problem: null };
        }),
      ),
    confirm: async (id) => {
      const refund = known.get(id);
      if (refund === undefined || refund.sentAt === null || refund.state === 'FAILED') return problem('NOT_SENT');
      known.delete(id);
      return ok(null);
    },
    fail: async (id, reason, askAgain) => {
      const refund = known.get(id);
      if (refund?.state === 'WITH_PROVIDER') {
        const state = refund.sentAt === null ? 'NEEDS_ACCOUNT' : 'FAILED';
        known.set(id, { ...refund, provider: null, state, failedBecause: reason });
        return ok(null);
      }
      if (refund?.state !== 'SENT') return problem('NOT_SENT');
      const account = askAgain ? null : refund.account;
      known.set(id, { ...refund, state: 'FAILED', failedBecause: reason, account });
      return ok(null);
    },
    closeDispute: async (id, outcome) => {
      const refund = known.get(id);
      if (refund === undefined || refund.dispute === null) return refused({ code: 'NOT_FOUND' });
      const state = refund.provider === null ? (refund.account === null ? 'NEEDS_ACCOUNT' : 'READY') : 'WITH_PROVIDER';
      if (outcome === 'LOST') known.delete(id);
      else known.set(id, { ...refund, dispute: null, state });
      return ok(null);
    },
  };
}
