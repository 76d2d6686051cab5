import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { UnreadNotice, UnreadNotices } from '#server/money/ports/unread-notices.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const MOST_COUNTED = 10_000;

const IS_OPEN = 'NOT EXISTS (SELECT 1 FROM handled_notice h WHERE h.unread_notice_id = unread_notice.unread_notice_id)';

type Row = {
  readonly unread_notice_id: string;
  readonly provider: UnreadNotice['provider'];
  readonly field: string;
  readonly body: Buffer;
  readonly received_at: Instant;
};

export const makePostgresUnreadNotices = (pool: Pick<pg.Pool, 'query'>): UnreadNotices => ({
  keep: async ({ unreadNoticeId, provider, field, body, receivedAt }) => {
    await pool.query(
      `INSERT INTO unread_notice (unread_notice_id, provider, field, body, received_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (provider, body_hash) DO NOTHING`,
      [unreadNoticeId, provider, field, Buffer.from(body), new Date(receivedAt)],
    );
  },
  list: async (page) => {
    const backwards = page.from?.direction === 'before';
    const from = page.from?.position ?? null;
    const { rows } = await pool.query<Row>(
      `SELECT unread_notice_id, provider, field, body, received_at FROM unread_notice
       WHERE ($1::timestamptz IS NULL OR (received_at, unread_notice_id) ${backwards ? '>' : '<'} ($1, $2::uuid))
         AND ${IS_OPEN}
       ORDER BY received_at ${backwards ? 'ASC' : 'DESC'}, unread_notice_id ${backwards ? 'ASC' : 'DESC'} LIMIT $3`,
      [from === null ? null : new Date(from.key), from?.id ?? null, page.limit + 1],
    );
    const notices = rows.map(
      (row): UnreadNotice => ({
        unreadNoticeId: row.unread_notice_id,
        provider: row.provider,
        field: row.field,
        body: row.body,
        receivedAt: row.received_at,
      }),
    );
    return cutPage(notices, page, (notice) => ({ key: notice.receivedAt, id: notice.unreadNoticeId }));
  },
  handle: async (tx, unreadNoticeId, { note, by, at }) => {
    const { client } = inPostgres(tx);
    const { rowCount: marked } = await client.query(
      `INSERT INTO handled_notice (unread_notice_id, account_id, note, handled_at)
       SELECT unread_notice_id, $2, $3, $4 FROM unread_notice WHERE unread_notice_id = $1
       ON CONFLICT (unread_notice_id) DO NOTHING`,
      [unreadNoticeId, by, note, new Date(at)],
    );
    if (marked === 1) return 'NOW';
    const { rowCount: known } = await client.query('SELECT 1 FROM unread_notice WHERE unread_notice_id = $1', [
      unreadNoticeId,
    ]);
    return known === 1 ? 'BEFORE' : 'UNKNOWN';
  },
  count: async () => {
    const { rows } = await pool.query<{ readonly count: number }>(
      `SELECT count(*)::int AS count FROM (
         SELECT 1 FROM unread_notice WHERE ${IS_OPEN} LIMIT ${MOST_COUNTED + 1}) counted`,
    );
    const count = rows[0]?.count ?? 0;
    return count > MOST_COUNTED ? null : count;
  },
});
