import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import {
  type CodeOwner,
  InboxBusy,
  type StoredTransfer,
  type TransferInbox,
} from '#server/money/ports/transfer-inbox.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import { isRetryable } from '#server/platform/postgres/is-retryable.ts';
import { PLANNED_ANEW } from '#server/platform/postgres/named-client.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { type BatcherSettings, makeBatcher } from '#server/sale/postgres/reservation-batcher.ts';
import {
  INCOMING_TRANSFER_COLUMNS,
  INCOMING_TRANSFER_SOURCE,
  type IncomingTransferRow,
  storedTransferOf,
} from './incoming-transfer-columns.ts';
import { storeTransfers, type TransferReport } from './store-transfers.ts';
import { takeDueTransfers } from './take-due-transfers.ts';

const SELECT = `SELECT ${INCOMING_TRANSFER_COLUMNS} FROM ${INCOMING_TRANSFER_SOURCE}`;
// Reads the code's transfers once, so that each branch uses its index. Planned for these codes.
const NAMED = `ARRAY(SELECT named.incoming_transfer_id FROM transfer_code_directory d
  JOIN transfer_outcome named ON named.payment_id = d.payment_id
  WHERE d.transfer_code = upper($2))`;
const FILTER = `${PLANNED_ANEW} ($1::text IS NULL OR o.state = $1)
  AND ($2::text IS NULL OR t.search_words LIKE '%' || $2 || '%' OR t.incoming_transfer_id = ANY(${NAMED}))`;
const MOST_COUNTED = 10_000;

const likeWords = (search: string | null): string | null => {
  const words = search === null ? '' : plainWords(search).trim();
  return words === '' ? null : words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
};

const SETTINGS: Partial<BatcherSettings> = { batchSize: 200, queueSize: 5_000, inFlight: 1, patience: 10_000 };
const INBOX = 0;

type Noted = {
  readonly transfer: Pick<StoredTransfer, 'incomingTransferId' | 'reportedBy'>;
  readonly state: TransferState;
  readonly at: Instant;
};

/** Everything that arrives at the same moment shares one statement. */
export function makePostgresTransferInbox(
  pool: Pick<pg.Pool, 'query'>,
  settings: Partial<BatcherSettings> = SETTINGS,
): TransferInbox {
  const storing = makeBatcher<TransferReport, StoredTransfer>({
    run: async (_inbox, reports) => (await storeTransfers(pool, reports)).map((answer) => ({ ok: true, answer })),
    isRetryable,
    clock: () => performance.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    settings,
  });
  const ownersOf = batchLoader(async (asked: readonly (readonly string[])[]) => {
    const { rows } = await pool.query<{
      readonly transfer_code: string;
      readonly event_id: number;
      readonly payment_id: string;
    }>(
      'SELECT transfer_code, event_id, payment_id FROM transfer_code_directory WHERE transfer_code = ANY($1::text[])',
      [[...new Set(asked.flat())]],
    );
    const owners = rows.map(
      (row): CodeOwner => ({ transferCode: row.transfer_code, eventId: row.event_id, paymentId: row.payment_id }),
    );
    const byCode = new Map(owners.map((owner) => [owner.transferCode, owner]));
    return asked.map((candidates) => [...new Set(candidates)].flatMap((code) => byCode.get(code) ?? []));
  });
  const noted = batchLoader(async (notes: readonly Noted[]) => {
    const decided = notes.flatMap(({ transfer }) =>
      transfer.reportedBy.map((provider) => ({ incomingTransferId: transfer.incomingTransferId, provider })),
    );
    await pool.query(
      `WITH decided AS (DELETE FROM transfer_to_settle q USING unnest($4::uuid[], $5::text[])
          AS x(incoming_transfer_id, provider)
        WHERE q.incoming_transfer_id = x.incoming_transfer_id AND q.provider = x.provider)
       INSERT INTO transfer_outcome (incoming_transfer_id, state, updated_at) SELECT *
        FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS x
       ORDER BY 1 ON CONFLICT DO NOTHING`,
      [
        notes.map(({ transfer }) => transfer.incomingTransferId),
        notes.map((note) => note.state),
        notes.map((note) => new Date(note.at)),
        decided.map((each) => each.incomingTransferId),
        decided.map((each) => each.provider),
      ],
    );
    return notes.map(() => undefined);
  });
  return {
    store: async (transfer, incomingTransferId, receivedAt) => {
      const stored = await storing.submit(INBOX, { transfer, incomingTransferId, receivedAt });
      if (stored === 'BUSY') throw new InboxBusy();
      return stored;
    },
    find: async (incomingTransferId) => {
      const { rows } = await pool.query<IncomingTransferRow>(`${SELECT} WHERE t.incoming_transfer_id = $1`, [
        incomingTransferId,
      ]);
      return rows[0] === undefined ? null : storedTransferOf(rows[0]);
    },
    owners: (candidates) => (candidates.length === 0 ? Promise.resolve([]) : ownersOf(candidates)),
    note: (transfer, state, at) => noted({ transfer, state, at }),
    reopen: async (tx, incomingTransferId, by, at) => {
      const { rowCount } = await inPostgres(tx).client.query(
        `UPDATE transfer_outcome SET state = 'UNKNOWN', closed_because = NULL, decided_by = $2, updated_at = $3
         WHERE incoming_transfer_id = $1 AND state = 'CLOSED'`,
        [incomingTransferId, by, new Date(at)],
      );
      return rowCount === 1;
    },
    takeDue: (now, limit) => takeDueTransfers(pool, now, limit),
    list: async ({ state, search }, page) => {
      const backwards = page.from?.direction === 'before';
      const from = page.from?.position ?? null;
      const { rows } = await pool.query<IncomingTransferRow>(
        `${SELECT} WHERE ${FILTER} AND ($3::timestamptz IS NULL
          OR (t.received_at, t.incoming_transfer_id) ${backwards ? '>' : '<'} ($3, $4::uuid))
         ORDER BY t.received_at ${backwards ? 'ASC' : 'DESC'}, t.incoming_transfer_id ${backwards ? 'ASC' : 'DESC'}
           LIMIT $5`,
        [state, likeWords(search), from === null ? null : new Date(from.key), from?.id ?? null, page.limit + 1],
      );
      return cutPage(rows.map(storedTransferOf), page, (transfer) => ({
        key: transfer.receivedAt,
        id: transfer.incomingTransferId,
      }));
    },
    count: async ({ state, search }) => {
      const { rows } = await pool.query<{ readonly count: number }>(
        `SELECT count(*)::int AS count FROM (SELECT 1 FROM incoming_transfer t LEFT
          JOIN transfer_outcome o ON o.incoming_transfer_id = t.incoming_transfer_id
         WHERE ${FILTER} LIMIT ${MOST_COUNTED + 1}) counted`,
        [state, likeWords(search)],
      );
      const count = rows[0]?.count ?? 0;
      return count > MOST_COUNTED ? null : count;
    },
  };
}
