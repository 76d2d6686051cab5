import type { NoticeBodies } from '#server/money/ports/notice-bodies.ts';
import type { Database } from '#server/platform/postgres/connection.ts';

export const makePostgresNoticeBodies = ({ pool }: Pick<Database, 'pool'>): NoticeBodies => ({
  // The application may not change a transfer; this function empties bodies and nothing else.
  forget: async (before, most) =>
    (
      await pool.query<{ readonly emptied: number }>('SELECT forget_notice_bodies($1, $2) AS emptied', [
        new Date(before),
        most,
      ])
    ).rows[0]?.emptied ?? 0,
});
