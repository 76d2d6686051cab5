import { dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import type { CodeOwner, StoredTransfer } from '#server/money/ports/transfer-inbox.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

/** Places, order, tickets, ledger and the transfer's outcome change together. */
export type SettlePayment = (given: {
  readonly stored: StoredTransfer;
  readonly owner: CodeOwner;
  /** The person who matched it; null: its transfer code did. */
  readonly decidedBy: AccountId | null;
}) => Promise<Result<Settled, Refusal>>;

export const SettlePayment = defineUseCase(
  'SettlePayment',
  { desk: ReservationDesk },
  (deps): SettlePayment =>
    ({ stored, owner, decidedBy }) =>
      deps.desk.submit(
        owner.eventId,
        {
          kind: 'SETTLE',
          paymentId: owner.paymentId,
          provider: 'BANK_TRANSFER',
          // A transfer is stored once, so its id identifies the money.
          providerReference: stored.incomingTransferId,
          amount: dong(stored.amount),
          at: stored.transferredAt,
        },
        { incomingTransferId: stored.incomingTransferId, transferCode: owner.transferCode, decidedBy },
      ),
);
