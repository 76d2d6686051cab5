import type pg from 'pg';
import { isFileMedia, type MediaKind } from '#domain/event/session-media.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SessionMedia, SessionMediaRow } from '#server/event/ports/session-media.ts';
import type { PrivateFormat } from '#server/platform/ports/private-file-rows.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

type Found = {
  readonly eventId: number;
  readonly sessionMediaId: string;
  readonly sectionEventId: number;
  readonly kind: MediaKind;
  readonly isPrivate: boolean;
  readonly label: string;
  readonly url: string | null;
  readonly accountId: AccountId | null;
  readonly fileId: string | null;
  readonly format: PrivateFormat | null;
  readonly bytes: number | null;
  readonly position: number;
  readonly insertedAt: number;
};

const MEDIA = `SELECT m.event_id AS "eventId", m.session_media_id AS "sessionMediaId",
  m.section_event_id AS "sectionEventId", m.kind, m.is_private AS "isPrivate", m.label, m.url,
  m.file_account_id AS "accountId", m.private_file_id AS "fileId", m.format, m.bytes, m.position,
  m.inserted_at AS "insertedAt"
  FROM session_media m`;
const ORDER = 'ORDER BY m.event_id, m.section_event_id, m.position, m.session_media_id';
const PUT = `INSERT INTO session_media (event_id, session_media_id, section_event_id, kind, is_private, label, url,
    file_account_id, private_file_id, format, bytes, position, inserted_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (event_id, session_media_id) DO UPDATE SET is_private = excluded.is_private, label = excluded.label,
    position = excluded.position`;

function rowOf({ kind, url, accountId, fileId, format, bytes, insertedAt, ...found }: Found): SessionMediaRow {
  const common = { ...found, insertedAt: instant(insertedAt) };
  if (!isFileMedia(kind)) {
    if (url === null) throw new Error(`Media ${found.sessionMediaId} has no link`);
    return { ...common, kind, url };
  }
  if (accountId === null || fileId === null || format === null || bytes === null)
    throw new Error(`Media ${found.sessionMediaId} has no file`);
  return { ...common, kind, file: { accountId, fileId, format, bytes } };
}

export const makePostgresSessionMedia = (pool: Pick<pg.Pool, 'query'>): SessionMedia => ({
  async find(eventId, sessionMediaId) {
    const { rows } = await pool.query<Found>(`${MEDIA} WHERE m.event_id = $1 AND m.session_media_id = $2`, [
      eventId,
      sessionMediaId,
    ]);
    return rows[0] === undefined ? null : rowOf(rows[0]);
  },
  async ofEvents(eventIds) {
    const { rows } = await pool.query<Found>(`${MEDIA} WHERE m.event_id = ANY($1::int[]) ${ORDER}`, [eventIds]);
    return rows.map(rowOf);
  },
  async lock(tx, eventId, sectionEventId) {
    const { client } = inPostgres(tx);
    const session = await client.query(
      'SELECT FROM section_event WHERE event_id = $1 AND section_event_id = $2 FOR NO KEY UPDATE',
      [eventId, sectionEventId],
    );
    if (session.rowCount === 0) return null;
    const { rows } = await client.query<Found>(`${MEDIA} WHERE m.event_id = $1 AND m.section_event_id = $2 ${ORDER}`, [
      eventId,
      sectionEventId,
    ]);
    return rows.map(rowOf);
  },
  async put(tx, media) {
    const file = 'file' in media ? media.file : null;
    await inPostgres(tx).client.query(PUT, [
      media.eventId,
      media.sessionMediaId,
      media.sectionEventId,
      media.kind,
      media.isPrivate,
      media.label,
      'url' in media ? media.url : null,
      file?.accountId ?? null,
      file?.fileId ?? null,
      file?.format ?? null,
      file?.bytes ?? null,
      media.position,
      new Date(media.insertedAt),
    ]);
  },
  async remove(tx, eventId, sessionMediaIds) {
    await inPostgres(tx).client.query(
      'DELETE FROM session_media WHERE event_id = $1 AND session_media_id = ANY($2::uuid[])',
      [eventId, sessionMediaIds],
    );
  },
});
