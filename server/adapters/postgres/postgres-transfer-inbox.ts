import type pg from 'pg';
import type { TransferState } from '#domain/bank-transfer/transfer-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { plainWords } from '#domain/text/plain-words.ts';
import { cutPage } from '#server/application/ports/page.ts';
import type { StoredTransfer, TransferInbox } from '#server/application/ports/transfer-inbox.ts';
import { storableJson, storableText } from './storable.ts';

const SELECT = `SELECT t.incoming_transfer_id, t.provider, t.bank_account, t.bank_reference, t.amount, t.direction, t.code, t.content, t.description, t.transferred_at, t.received_at,
  o.state, o.transfer_code, u.order_number
  FROM incoming_transfer t LEFT JOIN transfer_outcome o ON o.incoming_transfer_id = t.incoming_transfer_id
  LEFT JOIN payment p ON p.event_id = o.event_id AND p.payment_id = o.payment_id
  LEFT JOIN user_order u ON u.event_id = p.event_id AND u.checkout_session_id = p.checkout_session_id`;
const FILTER = `($1::text IS NULL OR o.state = $1) AND ($2::text IS NULL OR t.search_words LIKE '%' || $2 || '%' OR lower(o.transfer_code) = $2)`;
const MOST_COUNTED = 10_000;
// What a job has not dealt with in a week waits in the inbox for a person; looking further back would cost more every year.
const LOOK_BACK = `interval '7 days'`;

const likeWords = (search: string | null): string | null => {
  const words = search === null ? '' : plainWords(search).trim();
  return words === '' ? null : words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
};

/** The transfers that banks told us of, in PostgreSQL. */
export function makePostgresTransferInbox(pool: Pick<pg.Pool, 'query'>): TransferInbox {
  const find = async (condition: string, values: readonly unknown[]): Promise<StoredTransfer | null> => {
    const { rows } = await pool.query<Row>(`${SELECT} WHERE ${condition}`, [...values]);
    return rows[0] === undefined ? null : transferOf(rows[0]);
  };
  return {
    store: async (transfer, incomingTransferId, receivedAt) => {
      const { provider, providerTransferId, bankAccount, bankReference, amount, direction } = transfer;
      await pool.query(
        `INSERT INTO incoming_transfer (incoming_transfer_id, provider, provider_transfer_id, bank_account, bank_reference, amount, direction, code, content, description,
           transferred_at, received_at, body) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING`,
        [
          incomingTransferId,
          provider,
          providerTransferId,
          bankAccount,
          bankReference,
          amount,
          direction,
          transfer.code === null ? null : storableText(transfer.code),
          storableText(transfer.content),
          storableText(transfer.description),
          new Date(transfer.transferredAt),
          new Date(receivedAt),
          storableJson(transfer.body),
        ],
      );
      const stored =
        (await find('t.bank_account = $1 AND t.bank_reference = $2 AND t.amount = $3 AND t.direction = $4', [
          bankAccount,
          bankReference,
          amount,
          direction,
        ])) ?? (await find('t.provider = $1 AND t.provider_transfer_id = $2', [provider, providerTransferId]));
      if (stored === null) throw new Error(`Transfer ${provider} ${providerTransferId} was stored and is not there`);
      return stored;
    },
    find: (incomingTransferId) => find('t.incoming_transfer_id = $1', [incomingTransferId]),
    owners: async (candidates) => {
      if (candidates.length === 0) return [];
      const { rows } = await pool.query<{ readonly transfer_code: string; readonly event_id: number; readonly payment_id: string }>(
        'SELECT transfer_code, event_id, payment_id FROM transfer_code_directory WHERE transfer_code = ANY($1::text[])',
        [candidates],
      );
      return rows.map((row) => ({ transferCode: row.transfer_code, eventId: row.event_id, paymentId: row.payment_id }));
    },
    note: async (incomingTransferId, state, at) => {
      await pool.query('INSERT INTO transfer_outcome (incoming_transfer_id, state, updated_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        incomingTransferId,
        state,
        new Date(at),
      ]);
    },
    unattended: async (storedBefore, limit) => {
      const { rows } = await pool.query<Row>(
        `${SELECT} WHERE o.incoming_transfer_id IS NULL AND t.received_at < $1 AND t.received_at > $1 - ${LOOK_BACK} ORDER BY t.received_at LIMIT $2`,
        [new Date(storedBefore), limit],
      );
      return rows.map(transferOf);
    },
    list: async ({ state, search }, page) => {
      const backwards = page.from?.direction === 'before';
      const from = page.from?.position ?? null;
      const { rows } = await pool.query<Row>(
        `${SELECT} WHERE ${FILTER} AND ($3::timestamptz IS NULL OR (t.received_at, t.incoming_transfer_id) ${backwards ? '>' : '<'} ($3, $4::uuid))
         ORDER BY t.received_at ${backwards ? 'ASC' : 'DESC'}, t.incoming_transfer_id ${backwards ? 'ASC' : 'DESC'} LIMIT $5`,
        [state, likeWords(search), from === null ? null : new Date(from.key), from?.id ?? null, page.limit + 1],
      );
      return cutPage(rows.map(transferOf), page, (transfer) => ({ key: transfer.receivedAt, id: transfer.incomingTransferId }));
    },
    count: async ({ state, search }) => {
      const { rows } = await pool.query<{ readonly count: number }>(
        `SELECT count(*)::int AS count FROM (SELECT 1 FROM incoming_transfer t LEFT JOIN transfer_outcome o ON o.incoming_transfer_id = t.incoming_transfer_id
         WHERE ${FILTER} LIMIT ${MOST_COUNTED + 1}) counted`,
        [state, likeWords(search)],
      );
      const count = rows[0]?.count ?? 0;
      return count > MOST_COUNTED ? null : count;
    },
  };
}

type Row = {
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
};

const transferOf = (row: Row): StoredTransfer => ({
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
});
