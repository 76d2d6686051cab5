import { HISTORY_ACTS } from '#domain/sale/checkout/order-history.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import type {
  OrderEntryRow,
  OrderKey,
  OrderPaymentRow,
  OrderReceiptRow,
  OrderRecords,
} from '#server/sale/ports/order-records.ts';

const ITS_PAYMENTS = `user_order o JOIN payment p ON p.event_id = o.event_id
    AND p.checkout_session_id = o.checkout_session_id`;
const PAYMENTS = `SELECT p.payment_id AS "paymentId", p.provider, p.state, p.amount, p.received, p.refunded,
    p.transfer_code AS "transferCode", g.reference AS "gatewayReference", g.transaction_number AS "transactionNumber",
    p.inserted_at AS "begunAt", p.pay_before AS "payBefore"
  FROM ${ITS_PAYMENTS} LEFT JOIN gateway_payment g ON g.payment_id = p.payment_id
  WHERE o.event_id = $1 AND o.user_order_id = $2 ORDER BY p.inserted_at, p.payment_id`;

// A receipt of a bank transfer names our row of it; the bank's reference is there.
const RECEIPTS = `SELECT c.payment_id AS "paymentId", c.amount, c.at, CASE c.provider
      WHEN 'BANK_TRANSFER' THEN t.bank_reference WHEN 'WALLET' THEN NULL WHEN 'MANUAL' THEN NULL
      ELSE c.provider_reference END AS reference
  FROM ${ITS_PAYMENTS} JOIN payment_receipt c ON c.event_id = p.event_id AND c.payment_id = p.payment_id
  LEFT JOIN incoming_transfer t ON t.incoming_transfer_id = CASE WHEN c.provider = 'BANK_TRANSFER'
    AND c.provider_reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN c.provider_reference::uuid END
  WHERE o.event_id = $1 AND o.user_order_id = $2 ORDER BY c.at, c.provider_reference`;

// The order's own events follow their numbers, as clocks of nodes differ; the audit log's are put between by time.
const ENTRIES = `WITH entry AS (
    (SELECT kind, data, actor_account_id, at, max(at) OVER (ORDER BY number) AS since, number,
        NULL::uuid AS audit_entry_id
      FROM order_event WHERE event_id = $1 AND user_order_id = $2 ORDER BY number DESC LIMIT $4)
    UNION ALL
    (SELECT act, facts, actor_account_id, at, at, NULL::int, audit_entry_id FROM audit_entry
      WHERE act = ANY($3::text[]) AND subject = ANY(ARRAY(SELECT 'order:' || $2::uuid::text
        UNION ALL SELECT 'ticket:' || bought_ticket_id FROM bought_ticket WHERE event_id = $1 AND user_order_id = $2))
      ORDER BY at DESC LIMIT $4))
  SELECT coalesce(entry.audit_entry_id::text, entry.number::text) AS id, entry.kind, entry.data, entry.at,
    CASE WHEN a.account_id IS NOT NULL THEN
      json_build_object('accountId', a.account_id, 'email', a.email, 'firstName', a.first_name,
        'lastName', a.last_name, 'nameOrder', a.name_order,
        'isStaff', (a.is_admin OR a.is_accountant) AND a.account_id <> e.owner_account_id
          AND NOT EXISTS (SELECT FROM event_user u WHERE u.event_id = $1 AND u.account_id = a.account_id)) END AS actor
  FROM entry JOIN event e ON e.event_id = $1 LEFT JOIN account a ON a.account_id = entry.actor_account_id
  ORDER BY entry.since DESC, entry.number DESC NULLS FIRST, entry.audit_entry_id DESC LIMIT $4`;

export function makePostgresOrderRecords({ pool }: Pick<Database, 'pool'>): OrderRecords {
  const ofOrder = async <Row>(text: string, { eventId, userOrderId }: OrderKey, ...more: unknown[]) =>
    (await pool.query(text, [eventId, userOrderId, ...more])).rows as Row[];
  return {
    payments: (order) => ofOrder<OrderPaymentRow>(PAYMENTS, order),
    receipts: (order) => ofOrder<OrderReceiptRow>(RECEIPTS, order),
    entries: (order, limit) => ofOrder<OrderEntryRow>(ENTRIES, order, HISTORY_ACTS, limit),
  };
}
