import { randomInt } from 'node:crypto';
import { ok, refused } from '#domain/kernel/result.ts';
import { makeTransferCode } from '#domain/money/bank-transfer/transfer-code.ts';
import type { BankAccount } from '#server/money/ports/bank-account.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { bankTransferOf } from '#server/sale/bank-transfer-of.ts';
import type { Buyers } from '#server/sale/ports/buyers.ts';
import type { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import type { RequestBankTransfer } from '#server/sale/request-bank-transfer.ts';
import { placeOrder } from './one-transaction-order.ts';

const CHECKOUT = `UPDATE checkout_session SET state = 'PAYING', held_until = now() + interval '45 minutes', updated_at = now()
  WHERE event_id = $1 AND checkout_session_id = $2 RETURNING section_event_id, price, quote -> 'lines' AS lines, locale`;
const HOLD = `UPDATE reservation SET held_until = now() + interval '45 minutes', updated_at = now() WHERE event_id = $1 AND checkout_session_id = $2`;
const PAYMENT = `INSERT INTO payment (event_id, payment_id, checkout_session_id, account_id, provider, state, amount, transfer_code, pay_before, held_until, idempotency_key,
    inserted_at, updated_at)
  VALUES ($1, $2, $3, $4, 'BANK_TRANSFER', 'PENDING', $5, $6, now() + interval '30 minutes', now() + interval '45 minutes', $7, now(), now())`;
const CODE = 'INSERT INTO transfer_code_directory (transfer_code, event_id, payment_id) VALUES ($1, $2, $3)';

type Checkout = {
  readonly section_event_id: number;
  readonly price: number;
  readonly lines: unknown;
  readonly locale: 'en' | 'vi';
};

/** One transaction that writes what the product writes, without any rule. */
export const oneTransactionTransfer =
  (
    database: Database,
    ids: NewId,
    emails: EmailOutbox,
    reader: CheckoutReader,
    buyers: Buyers,
    bank: BankAccount,
  ): RequestBankTransfer =>
  async ({ accountId, eventId, checkoutSessionId }) => {
    const registrant = await buyers.registrantOf(accountId);
    if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
    const { email, firstName } = registrant;
    await database.transaction(async (tx) => {
      const { client } = tx;
      const [paymentId, code] = [ids.newId(), makeTransferCode(randomInt)];
      const checkout = (await client.query<Checkout>(CHECKOUT, [eventId, checkoutSessionId])).rows[0];
      if (checkout === undefined) throw new Error(`There is no checkout ${checkoutSessionId}`);
      const { section_event_id: sectionEventId, price, locale } = checkout;
      await client.query(HOLD, [eventId, checkoutSessionId]);
      await client.query(PAYMENT, [
        eventId,
        paymentId,
        checkoutSessionId,
        accountId,
        price,
        code,
        `bank-transfer ${checkoutSessionId}`,
      ]);
      await client.query(CODE, [code, eventId, paymentId]);
      const order = {
        eventId,
        sectionEventId,
        accountId,
        checkoutSessionId,
        price,
        lines: JSON.stringify(checkout.lines),
        email,
        firstName,
      } as const;
      await placeOrder(client, ids, {
        ...order,
        status: 'PROCESSING',
        method: 'BANK_TRANSFER',
      });
      await emails.queue(tx, [
        {
          content: { message: 'bank-transfer-waiting', eventId, paymentId },
          recipient: email,
          locale,
        },
      ]);
    });
    const view = await reader.checkout(eventId, checkoutSessionId);
    const transfer = bankTransferOf(view?.payment ?? null, bank);
    return transfer === null ? refused({ code: 'NOT_FOUND' }) : ok(transfer);
  };
