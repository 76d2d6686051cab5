import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { cleanTransferMessage } from '#domain/money/bank-transfer/transfer-message.ts';
import { encodeVietQr } from '#domain/money/bank-transfer/vietqr.ts';
import { amountMissing, isWaiting } from '#domain/money/payment/payment-state.ts';
import type { BankAccount } from '#server/money/ports/bank-account.ts';
import type { CheckoutPayment } from '#server/sale/ports/checkout-reader.ts';

/** After a part payment it is the rest. */
export type TransferInstruction = {
  readonly amount: Dong;
  readonly account: string;
  readonly bank: string;
  readonly holder: string;
  /** The same as in the QR code. */
  readonly message: string;
  readonly qrCode: string;
  readonly payBefore: Instant;
};

/** null: not a bank transfer, or no money is expected. */
export function bankTransferOf(payment: CheckoutPayment | null, bank: BankAccount): TransferInstruction | null {
  if (
    payment === null ||
    payment.provider !== 'BANK_TRANSFER' ||
    payment.transferCode === null ||
    !isWaiting(payment.state)
  )
    return null;
  const message = cleanTransferMessage(payment.transferCode);
  const amount = amountMissing(payment.amount, payment.received) ?? payment.amount;
  const qrCode = encodeVietQr({ bin: bank.bin, account: bank.account, amount, message });
  if (!qrCode.ok) throw new Error(`The bank account's settings make no VietQR: ${qrCode.refusal.kind}`);
  return {
    amount,
    account: bank.account,
    bank: bank.name,
    holder: bank.holder,
    message,
    qrCode: qrCode.value,
    payBefore: payment.payBefore,
  };
}
