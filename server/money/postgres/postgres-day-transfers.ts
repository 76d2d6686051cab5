import type { DayTransfers } from '#server/money/ports/day-transfers.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import {
  INCOMING_TRANSFER_COLUMNS,
  INCOMING_TRANSFER_SOURCE,
  type IncomingTransferRow,
  storedTransferOf,
} from './incoming-transfer-columns.ts';

const OF_DAY = `SELECT ${INCOMING_TRANSFER_COLUMNS} FROM ${INCOMING_TRANSFER_SOURCE}
  WHERE t.transferred_at >= $1 AND t.transferred_at < $2 ORDER BY t.transferred_at, t.incoming_transfer_id`;

export const makePostgresDayTransfers =
  (pool: Pick<Reports, 'query'>): DayTransfers =>
  async (start, end) => {
    const { rows } = await pool.query<IncomingTransferRow>(OF_DAY, [new Date(start), new Date(end)]);
    return rows.map(storedTransferOf);
  };
