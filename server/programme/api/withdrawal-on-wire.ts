import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { maskedNumber } from '#domain/people/bank-account.ts';
import { expectedTransfer, isTransferOverdue } from '#domain/programme/business-days.ts';
import type { Withdrawal as WireWithdrawal } from '#server/platform/graphql/schema.gen.ts';
import type { WithdrawalRow } from '#server/programme/ports/withdrawal-book.ts';

/** None are set: the government announces them each year. */
const HOLIDAYS: readonly string[] = [];

export const isOverdue = ({ requestedAt }: Pick<WithdrawalRow, 'requestedAt'>, now: Instant): boolean =>
  isTransferOverdue(requestedAt, HOLIDAYS, now);

export function withdrawalOf({ withdrawalId: id, withdrawal, source, requestedAt }: WithdrawalRow): WireWithdrawal {
  const { payout, to, status } = withdrawal;
  const { earliest, latest } = expectedTransfer(requestedAt, HOLIDAYS);
  return {
    id: withoutDashes(id),
    status,
    ...payout,
    source,
    bank_account: {
      id: withoutDashes(to.bankAccountId),
      bank_name: to.bank,
      holder_name: to.holder,
      number: maskedNumber(to.number),
    },
    requested_at: requestedAt,
    expected_from: earliest,
    expected_until: latest,
    reason: status === 'REJECTED' ? withdrawal.reason : null,
    bank_reference: status === 'TRANSFERRED' ? withdrawal.bankReference : null,
  };
}
