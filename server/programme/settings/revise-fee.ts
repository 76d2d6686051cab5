import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type FeeHistory, type FeeName, feeProblem } from '#domain/programme/fee-schedule.ts';
import type { WithdrawalTerms } from '#domain/programme/withdrawal.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { FeeBook } from '#server/programme/ports/fee-book.ts';

type Given = {
  readonly fee: FeeName;
  readonly terms: WithdrawalTerms;
  readonly from: Instant;
  /** Of the newest change that its author has seen. */
  readonly seen: number;
  readonly actor: AccountId;
};

/** Counts from a moment to come; never for what was sold before. Audited with what it was. */
export type ReviseFee = (
  given: Given,
) => Promise<Result<FeeHistory, RefusalOf<'INVALID_INPUT'> | RefusalOf<'CHANGED_MEANWHILE'>>>;

export const ReviseFee = defineUseCase(
  'ReviseFee',
  { book: FeeBook, audit: AuditLog, transact: Transact, clock: Clock },
  ({ book, audit, transact, clock }): ReviseFee =>
    async ({ fee, terms, from, seen, actor }) => {
      const now = clock.now();
      const problem = feeProblem(fee, { terms, from }, now);
      if (problem !== null) return refused(problem);
      return transact.transaction(async (tx): ReturnType<ReviseFee> => {
        const history = await book.history(fee, tx);
        const newest = history.at(-1) ?? history[0];
        const change = { version: newest.version + 1, terms, from };
        const added =
          newest.version === seen && (await book.add(tx, fee, { ...change, changedBy: actor, changedAt: now }));
        if (!added) return refused({ code: 'CHANGED_MEANWHILE' });
        await audit.record(tx, {
          act: 'fee.changed',
          subject: `fee:${fee}`,
          eventId: null,
          actor,
          facts: {
            hundredthsBefore: newest.terms.basisPoints,
            hundredths: terms.basisPoints,
            fixedBefore: newest.terms.fixed,
            fixed: terms.fixed,
            minimumBefore: newest.terms.minimum,
            minimum: terms.minimum,
            from: new Date(from).toISOString(),
          },
        });
        return ok([...history, change]);
      });
    },
);
