import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideKyc, evolveKyc } from '#domain/people/kyc.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ReadIdCard, type SeenCard } from './read-id-card.ts';

type Reviewer = Extract<PermissionViewer, { readonly kind: 'account' }>;

export type OpenIdCard = (reviewer: Reviewer, owner: AccountId) => Promise<Result<SeenCard, RefusalOf<'NOT_FOUND'>>>;

export const OpenIdCard = defineUseCase(
  'OpenIdCard',
  { read: ReadIdCard, audit: AuditLog, transact: Transact, clock: Clock },
  ({ read, audit, transact, clock }): OpenIdCard =>
    async (reviewer, owner) => {
      const seen = await read(reviewer, owner, clock.now());
      if (seen === null) return refused({ code: 'NOT_FOUND' });
      await transact.transaction((tx) =>
        audit.record(tx, {
          act: 'id-card.viewed',
          subject: `account:${owner}`,
          eventId: null,
          actor: reviewer.accountId,
        }),
      );
      return ok(seen);
    },
);

/** FORBIDDEN for one's own; NOT_FOUND: no card waits, or a colleague was first. [S4-06] */
export type ReviewIdCard = (
  reviewer: Reviewer,
  owner: AccountId,
  decision: { readonly kind: 'APPROVE' } | { readonly kind: 'REJECT'; readonly reason: string },
) => Promise<Result<true, RefusalOf<'NOT_FOUND'> | RefusalOf<'FORBIDDEN'> | RefusalOf<'INVALID_INPUT'>>>;

export const ReviewIdCard = defineUseCase(
  'ReviewIdCard',
  { book: KycBook, audit: AuditLog, transact: Transact, clock: Clock },
  ({ book, audit, transact, clock }): ReviewIdCard =>
    ({ accountId: by }, owner, decision) =>
      transact.transaction(async (tx): ReturnType<ReviewIdCard> => {
        await book.lock(tx, owner);
        const before = await book.card(owner);
        const decided = decideKyc(before, { ...decision, by });
        if (!decided.ok) {
          const { code } = decided.refusal;
          if (code === 'REASON_REQUIRED')
            return refused({ code: 'INVALID_INPUT', field: 'reason', problem: { kind: 'REQUIRED' } });
          return refused({ code: code === 'OWN_CARD' ? 'FORBIDDEN' : 'NOT_FOUND' });
        }
        const kyc = decided.value.reduce(evolveKyc, before);
        if (kyc === null) throw new Error('A card that was reviewed is gone');
        await book.saveCard(tx, kyc, clock.now());
        await audit.record(tx, {
          act: decision.kind === 'APPROVE' ? 'id-card.approved' : 'id-card.rejected',
          subject: `account:${owner}`,
          eventId: null,
          actor: by,
        });
        return ok(true);
      }),
);
