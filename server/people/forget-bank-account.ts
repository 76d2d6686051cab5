import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** A foreign one looks like a missing one. */
export type ForgetBankAccount = (
  owner: AccountId,
  bankAccountId: string,
) => Promise<Result<true, RefusalOf<'NOT_FOUND'>>>;

export const ForgetBankAccount = defineUseCase(
  'ForgetBankAccount',
  { book: KycBook, transact: Transact, audit: AuditLog },
  ({ book, transact, audit }): ForgetBankAccount =>
    (owner, bankAccountId) =>
      transact.transaction(async (tx) => {
        if (!(await book.removeBankAccount(tx, owner, bankAccountId))) return refused({ code: 'NOT_FOUND' });
        await audit.record(tx, {
          act: 'bank-account.removed',
          subject: `bank-account:${bankAccountId}`,
          eventId: null,
          actor: owner,
        });
        return ok(true as const);
      }),
);
