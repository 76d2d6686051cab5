import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import { SETTLE_WAITS } from '#domain/money/bank-transfer/settle-waits.ts';
import type { StoredTransfer } from '#server/money/ports/transfer-inbox.ts';
import {
  INCOMING_TRANSFER_COLUMNS,
  INCOMING_TRANSFER_SOURCE,
  type IncomingTransferRow,
  storedTransferOf,
} from './incoming-transfer-columns.ts';

// Steps from event to event in the index, so that it costs what it takes, however many transfers one event has.
const TAKE = `WITH RECURSIVE line AS (
    (SELECT event_id FROM transfer_to_settle ORDER BY event_id LIMIT 1)
    UNION ALL SELECT (SELECT q.event_id FROM transfer_to_settle q WHERE q.event_id > line.event_id
      ORDER BY q.event_id LIMIT 1) FROM line WHERE line.event_id IS NOT NULL),
  due AS (
    SELECT turn.* FROM line CROSS JOIN LATERAL (
      SELECT q.incoming_transfer_id, q.next_at, row_number() OVER (ORDER BY q.next_at) AS place
      FROM transfer_to_settle q WHERE q.event_id = line.event_id AND q.next_at <= $1 ORDER BY q.next_at LIMIT $2) turn
    ORDER BY turn.place, turn.next_at LIMIT $2),
  taken AS (
    UPDATE transfer_to_settle q SET attempts = q.attempts + 1,
      next_at = $1::timestamptz + ($3::int[])[least(q.attempts + 2, cardinality($3::int[]))] * interval '1 ms'
    WHERE q.incoming_transfer_id = ANY(ARRAY(SELECT due.incoming_transfer_id FROM due))
    RETURNING q.incoming_transfer_id)
  SELECT ${INCOMING_TRANSFER_COLUMNS} FROM ${INCOMING_TRANSFER_SOURCE}
  WHERE t.incoming_transfer_id = ANY(ARRAY(SELECT incoming_transfer_id FROM taken))`;

export async function takeDueTransfers(
  pool: Pick<pg.Pool, 'query'>,
  now: Instant,
  limit: number,
): Promise<readonly StoredTransfer[]> {
  const { rows } = await pool.query<IncomingTransferRow>(TAKE, [new Date(now), limit, SETTLE_WAITS]);
  return rows.map(storedTransferOf);
}
