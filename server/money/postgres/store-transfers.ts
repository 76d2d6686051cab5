import type pg from 'pg';
import { type Instant, later } from '#domain/kernel/instant.ts';
import { isSameNotice, isSameTransfer } from '#domain/money/bank-transfer/incoming-transfer.ts';
import { transferCodeCandidates } from '#domain/money/bank-transfer/match-transfer.ts';
import { type KnownNotice, readNotice } from '#domain/money/bank-transfer/read-notice.ts';
import { SETTLE_WAITS } from '#domain/money/bank-transfer/settle-waits.ts';
import { needsReview } from '#domain/money/bank-transfer/transfer-state.ts';
import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import type { StoredTransfer } from '#server/money/ports/transfer-inbox.ts';
import { postgresJson, postgresText } from '#server/platform/postgres/postgres-text.ts';
import {
  INCOMING_TRANSFER_COLUMNS,
  INCOMING_TRANSFER_SOURCE,
  type IncomingTransferRow,
  storedTransferOf,
} from './incoming-transfer-columns.ts';

export type TransferReport = {
  readonly transfer: FeedTransfer;
  readonly incomingTransferId: string;
  readonly receivedAt: Instant;
};

type Known = StoredTransfer & { readonly notices: readonly KnownNotice[] };
type NewTransfer = TransferReport & { readonly occurrence: number; readonly resembles: string | null };
type NewNotice = TransferReport & { readonly edition: number; readonly decided: boolean };

const KNOWN = `SELECT ${INCOMING_TRANSFER_COLUMNS}, ARRAY(SELECT jsonb_build_object('provider', n.provider,
    'providerTransferId', n.provider_transfer_id, 'content', n.content)
    FROM transfer_notice n WHERE n.incoming_transfer_id = t.incoming_transfer_id) AS notices
  FROM ${INCOMING_TRANSFER_SOURCE} WHERE t.incoming_transfer_id IN (
    SELECT i.incoming_transfer_id FROM unnest($3::text[], $4::text[], $5::bigint[], $6::text[])
      AS told(bank_account, bank_reference, amount, direction)
      JOIN incoming_transfer i USING (bank_account, bank_reference, amount, direction)
    UNION SELECT n.incoming_transfer_id FROM unnest($1::text[], $2::text[]) AS told(provider, provider_transfer_id)
      JOIN transfer_notice n USING (provider, provider_transfer_id))
  ORDER BY t.occurrence, t.received_at`;
// One order, so that nodes that store the same transfers seldom deadlock.
const STORE = `WITH stored AS (
    INSERT INTO incoming_transfer (incoming_transfer_id, provider, provider_transfer_id, bank_account, bank_reference,
      amount, direction, code, content, description, transferred_at, received_at, body, occurrence, resembles)
    SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[],
      $8::text[], $9::text[], $10::text[], $11::timestamptz[], $12::timestamptz[], $13::jsonb[], $14::int[],
      $15::uuid[]) AS told(id, provider, provider_transfer_id, bank_account, bank_reference, amount, direction)
    ORDER BY bank_account, bank_reference, amount, direction),
  left_to_settle AS (
    INSERT INTO transfer_to_settle (incoming_transfer_id, provider, event_id, next_at)
    SELECT told.id, told.provider, coalesce((SELECT d.event_id FROM transfer_code_directory d
      WHERE d.transfer_code = ANY(string_to_array(told.codes, ' ')) LIMIT 1), 0), told.next_at
    FROM unnest($22::uuid[], $23::text[], $24::text[], $25::timestamptz[]) AS told(id, provider, codes, next_at))
  INSERT INTO transfer_notice (provider, provider_transfer_id, edition, incoming_transfer_id, content, received_at)
  SELECT * FROM unnest($16::text[], $17::text[], $18::int[], $19::uuid[], $20::text[], $21::timestamptz[])
    AS told(provider, provider_transfer_id, edition) ORDER BY provider, provider_transfer_id, edition`;
const IDENTITIES: ReadonlySet<unknown> = new Set([
  'incoming_transfer_occurrence_key',
  'transfer_notice_pkey',
  'transfer_notice_feed_key',
]);
// Each reading repeats when another node has stored something, so this many nodes may report one transfer.
const MOST_READINGS = 20;

const storedMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && IDENTITIES.has(error.constraint);

/** Committed before it resolves. */
export async function storeTransfers(
  pool: Pick<pg.Pool, 'query'>,
  reports: readonly TransferReport[],
): Promise<readonly StoredTransfer[]> {
  const cleaned = reports.map((each) => ({ ...each, transfer: storable(each.transfer) }));
  for (let reading = 1; ; reading += 1) {
    const { answers, transfers, notices } = compare(await knownOf(pool, cleaned), cleaned);
    if (notices.length === 0) return answers;
    try {
      await write(pool, transfers, notices);
      return answers;
    } catch (error) {
      if (reading === MOST_READINGS || !storedMeanwhile(error)) throw error;
    }
  }
}

const storable = (transfer: FeedTransfer): FeedTransfer => ({
  ...transfer,
  code: transfer.code === null ? null : postgresText(transfer.code),
  content: postgresText(transfer.content),
  description: postgresText(transfer.description),
});

async function knownOf(pool: Pick<pg.Pool, 'query'>, reports: readonly TransferReport[]): Promise<Known[]> {
  const { rows } = await pool.query<IncomingTransferRow & { readonly notices: readonly KnownNotice[] }>(KNOWN, [
    reports.map(({ transfer }) => transfer.provider),
    reports.map(({ transfer }) => transfer.providerTransferId),
    reports.map(({ transfer }) => transfer.bankAccount),
    reports.map(({ transfer }) => transfer.bankReference),
    reports.map(({ transfer }) => transfer.amount),
    reports.map(({ transfer }) => transfer.direction),
  ]);
  return rows.map((row) => ({ ...storedTransferOf(row), notices: row.notices }));
}

/** In the order of the notices. */
function compare(known: Known[], reports: readonly TransferReport[]) {
  const transfers: NewTransfer[] = [];
  const notices: NewNotice[] = [];
  const answers = reports.map((each): StoredTransfer => {
    const { transfer } = each;
    const meaning = readNotice(transfer, known);
    if (meaning.kind === 'REPEATED') return meaning.transfer;
    const editions = known.flatMap((other) => other.notices.filter((notice) => isSameNotice(notice, transfer)));
    const edition = editions.length + 1;
    if (meaning.kind === 'CONFIRMS') {
      const { notices: before, reportedBy, ...facts } = meaning.transfer;
      const decided = facts.state !== null && !needsReview(facts.state);
      const confirmed = { ...facts, notices: [...before, transfer], reportedBy: [...reportedBy, transfer.provider] };
      known[known.indexOf(meaning.transfer)] = confirmed;
      notices.push({ ...each, incomingTransferId: confirmed.incomingTransferId, edition, decided });
      return confirmed;
    }
    const resembles = meaning.kind === 'DOUBTFUL' ? meaning.resembles.incomingTransferId : null;
    const occurrence = known.filter((other) => isSameTransfer(other, transfer)).length + 1;
    const { body: _body, providerTransferId: _id, ...facts } = transfer;
    const stored: Known = {
      ...facts,
      incomingTransferId: each.incomingTransferId,
      receivedAt: each.receivedAt,
      reportedBy: [transfer.provider],
      resembles,
      state: null,
      transferCode: null,
      orderNumber: null,
      closedBecause: null,
      notices: [transfer],
    };
    known.push(stored);
    transfers.push({ ...each, occurrence, resembles });
    notices.push({ ...each, edition, decided: false });
    return stored;
  });
  return { answers, transfers, notices };
}

const [FIRST_WAIT = 0] = SETTLE_WAITS;

function write(pool: Pick<pg.Pool, 'query'>, transfers: readonly NewTransfer[], notices: readonly NewNotice[]) {
  const open = notices.filter(({ decided }) => !decided);
  return pool.query(STORE, [
    transfers.map(({ incomingTransferId }) => incomingTransferId),
    transfers.map(({ transfer }) => transfer.provider),
    transfers.map(({ transfer }) => transfer.providerTransferId),
    transfers.map(({ transfer }) => transfer.bankAccount),
    transfers.map(({ transfer }) => transfer.bankReference),
    transfers.map(({ transfer }) => transfer.amount),
    transfers.map(({ transfer }) => transfer.direction),
    transfers.map(({ transfer }) => transfer.code),
    transfers.map(({ transfer }) => transfer.content),
    transfers.map(({ transfer }) => transfer.description),
    transfers.map(({ transfer }) => new Date(transfer.transferredAt)),
    transfers.map(({ receivedAt }) => new Date(receivedAt)),
    transfers.map(({ transfer }) => postgresJson(transfer.body)),
    transfers.map(({ occurrence }) => occurrence),
    transfers.map(({ resembles }) => resembles),
    notices.map(({ transfer }) => transfer.provider),
    notices.map(({ transfer }) => transfer.providerTransferId),
    notices.map(({ edition }) => edition),
    notices.map(({ incomingTransferId }) => incomingTransferId),
    notices.map(({ transfer }) => transfer.content),
    notices.map(({ receivedAt }) => new Date(receivedAt)),
    open.map(({ incomingTransferId }) => incomingTransferId),
    open.map(({ transfer }) => transfer.provider),
    open.map(({ transfer }) => transferCodeCandidates(transfer).join(' ')),
    open.map(({ receivedAt }) => new Date(later(receivedAt, FIRST_WAIT))),
  ]);
}
