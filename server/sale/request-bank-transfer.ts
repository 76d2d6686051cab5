import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { bankTransferOf, type TransferInstruction } from './bank-transfer-of.ts';
import { FindCheckout } from './find-checkout.ts';

/**
 * Starts a bank transfer, or returns the one that was started: a checkout has one open payment. Refused with
 * NOTHING_TO_PAY, HOLD_EXPIRED, CHECKOUT_CLOSED, PAYMENT_STARTED (another method), TOO_MANY_UNPAID.
 */
export type RequestBankTransfer = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => Promise<Result<TransferInstruction, Refusal>>;

export const RequestBankTransfer = defineUseCase(
  'RequestBankTransfer',
  { desk: ReservationDesk, find: FindCheckout, buyers: Buyers, newId: NewId, bank: BankAccount },
  (deps): RequestBankTransfer =>
    async (input) => {
      const { accountId, eventId, checkoutSessionId } = input;
      const registrant = await deps.buyers.registrantOf(accountId);
      if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
      const paymentId = deps.newId.newId();
      const outcome = await deps.desk.submit(
        eventId,
        // Keyed by the checkout: a second click on any page is the same request.
        {
          kind: 'BEGIN_PAYMENT',
          accountId,
          checkoutSessionId,
          paymentId,
          provider: 'BANK_TRANSFER',
          idempotencyKey: `bank-transfer ${checkoutSessionId}`,
        },
        { registrant },
      );
      if (!outcome.ok) return outcome;
      const checkout = await deps.find(input);
      if (!checkout.ok) return checkout;
      const transfer = bankTransferOf(checkout.value.payment, deps.bank);
      return transfer === null ? refused({ code: 'CHECKOUT_CLOSED', state: checkout.value.state }) : ok(transfer);
    },
);
