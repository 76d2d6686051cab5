import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { BeginPayment } from '#server/money/begin-payment.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { bankTransferOf, type TransferInstruction } from './bank-transfer-of.ts';
import { FindCheckout } from './find-checkout.ts';

/** Or returns the one that was started: a checkout has one open payment. */
export type RequestBankTransfer = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => Promise<Result<TransferInstruction, Refusal>>;

export const RequestBankTransfer = defineUseCase(
  'RequestBankTransfer',
  { begin: BeginPayment, find: FindCheckout, buyers: Buyers, newId: NewId, bank: BankAccount },
  (deps): RequestBankTransfer =>
    async (input) => {
      const { accountId, eventId, checkoutSessionId } = input;
      const registrant = await deps.buyers.registrantOf(accountId);
      if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
      const paymentId = deps.newId.newId();
      // Keyed by the checkout: a second click on any page is the same request.
      const idempotencyKey = `bank-transfer ${checkoutSessionId}`;
      const payment = { accountId, checkoutSessionId, paymentId, provider: 'BANK_TRANSFER', idempotencyKey } as const;
      const outcome = await deps.begin(eventId, payment, { registrant });
      if (!outcome.ok) return outcome;
      const checkout = await deps.find(input);
      if (!checkout.ok) return checkout;
      const transfer = bankTransferOf(checkout.value.payment, deps.bank);
      return transfer === null ? refused({ code: 'CHECKOUT_CLOSED', state: checkout.value.state }) : ok(transfer);
    },
);
