import type pg from 'pg';
import { instant } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { receiptPostings, salePostings } from '#domain/ledger/sale-postings.ts';
import { transferCodeCandidates } from '#domain/money/bank-transfer/match-transfer.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { ReceiveTransfer } from '#server/money/receive-transfer.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { tellStory } from './one-transaction-order.ts';
import { type HeldLine, lockQuotas, sellLines } from './one-transaction-sale.ts';

const STORE = `INSERT INTO incoming_transfer (incoming_transfer_id, provider, provider_transfer_id, bank_account, bank_reference, amount, direction, code, content, description,
    transferred_at, received_at, body) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), $12) ON CONFLICT DO NOTHING`;
const OWNER = 'SELECT event_id, payment_id FROM transfer_code_directory WHERE transfer_code = ANY($1::text[])';
const PAID = `UPDATE payment SET state = 'SUCCEEDED', received = received + $3, updated_at = now() WHERE event_id = $1 AND payment_id = $2 AND state = 'PENDING' AND amount = $3
  RETURNING checkout_session_id, account_id, transfer_code`;
const RECEIPT = `INSERT INTO payment_receipt (event_id, payment_id, provider, provider_reference, amount, at) VALUES ($1, $2, 'BANK_TRANSFER', $3, $4, now())`;
const COMPLETED = `UPDATE checkout_session SET state = 'COMPLETED', updated_at = now() WHERE event_id = $1 AND checkout_session_id = $2 RETURNING section_event_id, locale`;
const LINES = `SELECT r.reservation_id, r.ticket_type_id, r.quantity, r.unit_price, t.name, t.mode FROM reservation r JOIN ticket_type t USING (event_id, ticket_type_id)
  WHERE r.event_id = $1 AND r.checkout_session_id = $2 ORDER BY r.reservation_id FOR UPDATE OF r`;
const ORDER = `UPDATE user_order SET status = 'SUCCESSFUL', updated_at = now() WHERE event_id = $1 AND checkout_session_id = $2
  RETURNING user_order_id, registrant_email, registrant_first_name`;
const LINE = `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency, kind, subject, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`;
const OUTCOME = `INSERT INTO transfer_outcome (incoming_transfer_id, state, transfer_code, payment_id, event_id, updated_at) VALUES ($1, 'PAID', $2, $3, $4, now())`;

type Owner = { readonly event_id: number; readonly payment_id: string };
type Paid = {
  readonly checkout_session_id: string;
  readonly account_id: AccountId;
  readonly transfer_code: string;
};
type Order = {
  readonly user_order_id: string;
  readonly registrant_email: string;
  readonly registrant_first_name: string;
};

async function one<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
): Promise<Row> {
  const { rows } = await client.query<Row>(text, [...values]);
  if (rows[0] === undefined) throw new Error(`Nothing to settle: ${text}`);
  return rows[0];
}

/** One transaction that stores it, sells the places and issues the tickets, for exact payments alone. */
export const oneTransactionSettlement =
  (database: Database, ids: NewId, emails: EmailOutbox): ReceiveTransfer =>
  (transfer) =>
    database.transaction(async (tx) => {
      const { client } = tx;
      const incomingTransferId = ids.newId();
      const {
        provider,
        providerTransferId,
        bankAccount,
        bankReference,
        amount,
        direction,
        code,
        content,
        description,
        transferredAt,
      } = transfer;
      const facts = [
        provider,
        providerTransferId,
        bankAccount,
        bankReference,
        amount,
        direction,
        code,
        content,
        description,
        new Date(transferredAt),
      ];
      const { body: _body, providerTransferId: _id, ...told } = transfer;
      const stored = {
        ...told,
        incomingTransferId,
        receivedAt: instant(Date.now()),
        reportedBy: [provider],
        resembles: null,
        state: null,
        transferCode: null,
        orderNumber: null,
        closedBecause: null,
      };
      const added = await client.query(STORE, [incomingTransferId, ...facts, JSON.stringify(transfer.body)]);
      if (added.rowCount === 0) return stored;
      const { event_id: eventId, payment_id: paymentId } = await one<Owner>(client, OWNER, [
        transferCodeCandidates(stored),
      ]);
      await lockQuotas(client, eventId);
      const paid = await one<Paid>(client, PAID, [eventId, paymentId, amount]);
      const { checkout_session_id: checkoutSessionId, account_id: accountId } = paid;
      await client.query(RECEIPT, [eventId, paymentId, incomingTransferId, amount]);
      const { section_event_id: sectionEventId, locale } = await one<{
        section_event_id: number;
        locale: 'en' | 'vi';
      }>(client, COMPLETED, [eventId, checkoutSessionId]);
      const { rows: lines } = await client.query<HeldLine>(LINES, [eventId, checkoutSessionId]);
      const order = await one<Order>(client, ORDER, [eventId, checkoutSessionId]);
      const { user_order_id: orderId, registrant_email: email, registrant_first_name: firstName } = order;
      await sellLines(client, ids, lines, {
        eventId,
        sectionEventId,
        checkoutSessionId,
        orderId,
        accountId,
        who: [email, firstName, null],
      });
      await tellStory(client, eventId, orderId, 2, 'paid', {
        paymentId,
        received: amount,
      });
      const money = dong(amount);
      const postings: readonly Posting[] = [
        ...receiptPostings({
          eventId,
          provider: 'BANK_TRANSFER',
          subject: `BANK_TRANSFER ${incomingTransferId}`,
          amount: money,
        }),
        ...salePostings({
          eventId,
          orderId,
          tickets: money,
          donation: ZERO,
          surplus: ZERO,
        }),
      ];
      for (const { book, bookId, debit, credit, amount: value, currency, kind, subject } of postings)
        await client.query(LINE, [ids.newId(), book, bookId, debit, credit, value, currency, kind, subject]);
      await client.query(OUTCOME, [incomingTransferId, paid.transfer_code, paymentId, eventId]);
      await emails.queue(tx, [
        {
          content: { message: 'order-confirmed', eventId, orderId },
          recipient: email,
          locale,
        },
      ]);
      return stored;
    });
