import type { Instant } from '#domain/kernel/instant.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { StoredTransfer } from '#server/money/ports/transfer-inbox.ts';

/** Goes with INCOMING_TRANSFER_SOURCE. */
export const INCOMING_TRANSFER_COLUMNS = `t.incoming_transfer_id, t.provider, t.bank_account, t.bank_reference,
  t.amount, t.direction, t.code, t.content, t.description,
  t.transferred_at, t.received_at, t.resembles, o.state, o.transfer_code, o.closed_because, u.order_number,
  ARRAY(SELECT told.provider FROM transfer_notice told WHERE told.incoming_transfer_id = t.incoming_transfer_id)
    AS told_by`;

const OUTCOME = `LEFT JOIN transfer_outcome o ON o.incoming_transfer_id = t.incoming_transfer_id
  LEFT JOIN payment p ON p.event_id = o.event_id AND p.payment_id = o.payment_id
  LEFT JOIN user_order u ON u.event_id = p.event_id AND u.checkout_session_id = p.checkout_session_id`;

export const INCOMING_TRANSFER_SOURCE = `incoming_transfer t ${OUTCOME}`;

export type IncomingTransferRow = {
  readonly incoming_transfer_id: string;
  readonly provider: StoredTransfer['provider'];
  readonly bank_account: string;
  readonly bank_reference: string;
  readonly amount: number;
  readonly direction: 'in' | 'out';
  readonly code: string | null;
  readonly content: string;
  readonly description: string;
  readonly transferred_at: Instant;
  readonly received_at: Instant;
  readonly state: TransferState | null;
  readonly transfer_code: string | null;
  readonly order_number: string | null;
  readonly closed_because: string | null;
  readonly resembles: string | null;
  readonly told_by: StoredTransfer['reportedBy'];
};

export const storedTransferOf = (row: IncomingTransferRow): StoredTransfer => ({
  incomingTransferId: row.incoming_transfer_id,
  provider: row.provider,
  bankAccount: row.bank_account,
  bankReference: row.bank_reference,
  amount: row.amount,
  direction: row.direction,
  code: row.code,
  content: row.content,
  description: row.description,
  transferredAt: row.transferred_at,
  receivedAt: row.received_at,
  state: row.state,
  transferCode: row.transfer_code,
  orderNumber: row.order_number,
  closedBecause: row.closed_because,
  resembles: row.resembles,
  reportedBy: row.told_by,
});
