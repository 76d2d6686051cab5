import type pg from 'pg';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { EventMessages, NotificationRow } from '#server/event/ports/event-messages.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `event_id AS "eventId", event_notification_id AS "eventNotificationId", type, title, body,
  by_account_id AS "byAccountId", inserted_at AS "insertedAt"`;

const NEWEST: SortOrder = {
  key: 'inserted_at',
  keyType: 'timestamptz',
  id: 'event_notification_id',
  idType: 'uuid',
  descending: true,
};

const SENT_AT = `SELECT inserted_at AS at FROM event_notification WHERE event_id = $1
  ORDER BY inserted_at DESC LIMIT $2`;
const ADD = `INSERT INTO event_notification
  (event_id, event_notification_id, type, title, body, by_account_id, inserted_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const FIND = `SELECT ${COLUMNS} FROM event_notification WHERE event_id = $1 AND event_notification_id = $2`;
const PUT_TEXT = `INSERT INTO event_email_text (event_id, words, updated_at) VALUES ($1, $2, $3)
  ON CONFLICT (event_id) DO UPDATE SET words = excluded.words, updated_at = excluded.updated_at`;

export const makePostgresEventMessages = (pool: pg.Pool): EventMessages => ({
  async sentAt(tx, eventId, limit) {
    const { rows } = await inPostgres(tx).client.query<{ readonly at: Instant }>(SENT_AT, [eventId, limit]);
    return rows.map(({ at }) => instant(at));
  },
  async add(tx, { eventId, eventNotificationId, type, title, body, byAccountId, insertedAt }) {
    const { client } = inPostgres(tx);
    await client.query(ADD, [eventId, eventNotificationId, type, title, body, byAccountId, new Date(insertedAt)]);
  },
  async find(eventId, eventNotificationId) {
    const { rows } = await pool.query<NotificationRow>(FIND, [eventId, eventNotificationId]);
    return rows[0] ?? null;
  },
  async notifications(eventId, page) {
    const given = parameters();
    const wanted = `event_id = ${given.add(eventId)}`;
    const { condition, order } = keyset(NEWEST, page, given);
    const { rows } = await pool.query<NotificationRow>(
      `SELECT ${COLUMNS} FROM event_notification WHERE ${wanted} AND ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, (row) => ({ key: row.insertedAt, id: row.eventNotificationId }));
  },
  countNotifications: (eventId) =>
    countUpTo(
      { query: (text, values = []) => pool.query(text, [...values]) },
      'event_notification WHERE event_id = $1',
      [eventId],
    ),
  async emailText(eventId) {
    const { rows } = await pool.query<{ readonly words: string }>(
      'SELECT words FROM event_email_text WHERE event_id = $1',
      [eventId],
    );
    return rows[0]?.words ?? null;
  },
  async putEmailText(tx, eventId, words, at) {
    const { client } = inPostgres(tx);
    if (words === null) await client.query('DELETE FROM event_email_text WHERE event_id = $1', [eventId]);
    else await client.query(PUT_TEXT, [eventId, words, new Date(at)]);
  },
});
