import { cutPage } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { DroppedEmailRow, SetAsideJobRow, SetAsideWork } from '#server/platform/set-aside/ports/set-aside-work.ts';

const JOBS: SortOrder = { key: 'j.dead_at', keyType: 'timestamptz', id: 'j.id', idType: 'bigint', descending: true };
const EMAILS: SortOrder = {
  key: 'm.dropped_at',
  keyType: 'timestamptz',
  id: 'm.email_message_id',
  idType: 'uuid',
  descending: true,
};

/** Reads the database itself: a job that was just retried must not show up again. */
export const makePostgresSetAsideWork = ({ pool }: Pick<Database, 'pool'>): SetAsideWork => {
  const inTx = async <Row>(tx: Transaction, text: string, id: number | string): Promise<readonly Row[]> =>
    (await inPostgres(tx).client.query(text, [id])).rows as Row[];
  return {
    async jobs(page) {
      const given = parameters();
      const { condition, order } = keyset(JOBS, page, given);
      const { rows } = await pool.query<SetAsideJobRow>(
        `SELECT j.id::float8 AS "jobId", j.task, j.lane, j.attempts, j.last_error AS error,
           CASE jsonb_typeof(j.payload -> 'eventId') WHEN 'number' THEN (j.payload ->> 'eventId')::int END AS "eventId",
           j.dead_at AS "setAsideAt"
         FROM job j WHERE j.dead_at IS NOT NULL AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows, page, ({ setAsideAt, jobId }) => ({ key: setAsideAt, id: String(jobId) }));
    },
    countJobs: () => countUpTo(pool, 'job WHERE dead_at IS NOT NULL', []),
    async emails(page) {
      const given = parameters();
      const { condition, order } = keyset(EMAILS, page, given);
      const { rows } = await pool.query<DroppedEmailRow>(
        `SELECT m.email_message_id AS "emailMessageId", m.message, m.recipient,
           coalesce(m.dropped_because, '') AS because,
           m.dropped_detail AS detail, m.queued_at AS "queuedAt", m.dropped_at AS "droppedAt"
         FROM email_message m WHERE m.dropped_at IS NOT NULL AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows, page, ({ droppedAt, emailMessageId }) => ({ key: droppedAt, id: emailMessageId }));
    },
    countEmails: () => countUpTo(pool, 'email_message WHERE dropped_at IS NOT NULL', []),
    async lockJob(tx, jobId) {
      const [job] = await inTx<Pick<SetAsideJobRow, 'task' | 'lane' | 'attempts'>>(
        tx,
        'SELECT task, lane, attempts FROM job WHERE id = $1 AND dead_at IS NOT NULL FOR UPDATE',
        jobId,
      );
      return job ?? null;
    },
    async retryJob(tx, jobId) {
      await inTx(tx, 'UPDATE job SET dead_at = NULL, attempts = 0, run_at = now() WHERE id = $1', jobId);
    },
    async removeJob(tx, jobId) {
      await inTx(tx, 'DELETE FROM job WHERE id = $1', jobId);
    },
    async lockEmail(tx, emailMessageId) {
      const [email] = await inTx<Pick<DroppedEmailRow, 'message' | 'because'>>(
        tx,
        `SELECT message, coalesce(dropped_because, '') AS because FROM email_message
         WHERE email_message_id = $1 AND dropped_at IS NOT NULL FOR UPDATE`,
        emailMessageId,
      );
      return email ?? null;
    },
    async reviveEmail(tx, emailMessageId) {
      await inTx(
        tx,
        `UPDATE email_message SET dropped_at = NULL, dropped_because = NULL, dropped_detail = NULL,
           bounced_at = NULL, bounced_because = NULL
         WHERE email_message_id = $1`,
        emailMessageId,
      );
    },
  };
};
