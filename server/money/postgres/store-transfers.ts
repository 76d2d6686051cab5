import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import type { StoredTransfer } from '#server/money/ports/transfer-inbox.ts';
import { postgresJson, postgresText } from '#server/platform/postgres/postgres-text.ts';
import {
  INCOMING_TRANSFER_COLUMNS,
  INCOMING_TRANSFER_SOURCE,
  type IncomingTransferRow,
  storedTransferOf,
} from './incoming-transfer-columns.ts';

/** A reported transfer and the id that it gets if it is new. */
export type TransferTold = {
  readonly transfer: FeedTransfer;
  readonly incomingTransferId: string;
  readonly receivedAt: Instant;
};

// One order, so that nodes that store the same transfers cannot deadlock.
const STORE = `INSERT INTO incoming_transfer (incoming_transfer_id, provider, provider_transfer_id, bank_account,
  bank_reference, amount, direction, code, content, description,
    transferred_at, received_at, body)
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[],
    $8::text[], $9::text[], $10::text[], $11::timestamptz[],
    $12::timestamptz[], $13::jsonb[]) AS told(id, provider, provider_transfer_id, bank_account, bank_reference,
      amount, direction)
  ORDER BY bank_account, bank_reference, amount, direction ON CONFLICT DO NOTHING`;
// By the identity of the money, or by the provider's own number where the bank has corrected its facts since.
const STORED = `SELECT told.n::int AS n, ${INCOMING_TRANSFER_COLUMNS}
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[])
    WITH ORDINALITY AS told(provider, provider_transfer_id, bank_account, bank_reference, amount, direction, n)
  JOIN (${INCOMING_TRANSFER_SOURCE}) ON t.incoming_transfer_id = coalesce(
    (SELECT i.incoming_transfer_id FROM incoming_transfer i WHERE i.bank_account = told.bank_account
      AND i.bank_reference = told.bank_reference
      AND i.amount = told.amount AND i.direction = told.direction),
    (SELECT i.incoming_transfer_id FROM incoming_transfer i WHERE i.provider = told.provider
      AND i.provider_transfer_id = told.provider_transfer_id))`;

/** Stores transfers in one statement and returns what is stored for each. Committed before it resolves. */
export async function storeTransfers(
  pool: Pick<pg.Pool, 'query'>,
  told: readonly TransferTold[],
): Promise<readonly StoredTransfer[]> {
  const identity = [
    told.map(({ transfer }) => transfer.provider),
    told.map(({ transfer }) => transfer.providerTransferId),
    told.map(({ transfer }) => transfer.bankAccount),
    told.map(({ transfer }) => transfer.bankReference),
    told.map(({ transfer }) => transfer.amount),
    told.map(({ transfer }) => transfer.direction),
  ];
  await pool.query(STORE, [
    told.map(({ incomingTransferId }) => incomingTransferId),
    ...identity,
    told.map(({ transfer }) => (transfer.code === null ? null : postgresText(transfer.code))),
    told.map(({ transfer }) => postgresText(transfer.content)),
    told.map(({ transfer }) => postgresText(transfer.description)),
    told.map(({ transfer }) => new Date(transfer.transferredAt)),
    told.map(({ receivedAt }) => new Date(receivedAt)),
    told.map(({ transfer }) => postgresJson(transfer.body)),
  ]);
  const { rows } = await pool.query<IncomingTransferRow & { readonly n: number }>(STORED, identity);
  const stored = new Map(rows.map(({ n, ...row }) => [n, storedTransferOf(row)]));
  return told.map(({ transfer }, index) => {
    const found = stored.get(index + 1);
    if (found === undefined)
      throw new Error(`Transfer ${transfer.provider} ${transfer.providerTransferId} was stored and is not there`);
    return found;
  });
}
