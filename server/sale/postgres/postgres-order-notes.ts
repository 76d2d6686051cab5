import type pg from 'pg';
import { never } from '#domain/kernel/never.ts';
import type { OrderNote } from '#domain/sale/checkout/order-note.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { OrderNoteRow, OrderNotes } from '#server/sale/ports/order-notes.ts';

const COLUMNS = `n.order_note_id AS "noteId", n.author_account_id AS author, n.note, n.idempotency_key AS key`;
const OF_ORDER = 'n.event_id = $1 AND n.user_order_id = $2 ORDER BY n.inserted_at, n.order_note_id';
const NOTES = `SELECT ${COLUMNS}, n.inserted_at AS at, n.edited_at AS "editedAt",
    json_build_object('email', a.email, 'firstName', a.first_name, 'lastName', a.last_name,
      'nameOrder', a.name_order) AS "authorName"
  FROM order_note n JOIN account a ON a.account_id = n.author_account_id WHERE ${OF_ORDER}`;
const LOCK = 'SELECT FROM user_order WHERE event_id = $1 AND user_order_id = $2 FOR NO KEY UPDATE';
const ADD = `INSERT INTO order_note (event_id, user_order_id, order_note_id, author_account_id, idempotency_key, note,
    inserted_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const EDIT = `UPDATE order_note SET note = $4, edited_at = $5
  WHERE event_id = $1 AND user_order_id = $2 AND order_note_id = $3`;
const REMOVE = 'DELETE FROM order_note WHERE event_id = $1 AND user_order_id = $2 AND order_note_id = $3';

export const makePostgresOrderNotes = (pool: Pick<pg.Pool, 'query'>): OrderNotes => ({
  of: async ({ eventId, userOrderId }) => (await pool.query<OrderNoteRow>(NOTES, [eventId, userOrderId])).rows,
  async lock(tx, { eventId, userOrderId }) {
    const { client } = inPostgres(tx);
    const { rowCount } = await client.query(LOCK, [eventId, userOrderId]);
    if (rowCount === 0) return null;
    const { rows } = await client.query<OrderNote>(`SELECT ${COLUMNS} FROM order_note n WHERE ${OF_ORDER}`, [
      eventId,
      userOrderId,
    ]);
    return rows;
  },
  async write(tx, { eventId, userOrderId }, event, at) {
    const { client } = inPostgres(tx);
    const order = [eventId, userOrderId];
    switch (event.kind) {
      case 'ADDED': {
        const { noteId, author, key, note } = event.note;
        await client.query(ADD, [...order, noteId, author, key, note, new Date(at)]);
        return;
      }
      case 'EDITED':
        await client.query(EDIT, [...order, event.noteId, event.note, new Date(at)]);
        return;
      case 'REMOVED':
        await client.query(REMOVE, [...order, event.noteId]);
        return;
      default:
        never(event);
    }
  },
});
