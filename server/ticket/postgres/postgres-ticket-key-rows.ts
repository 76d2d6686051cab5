import type { Clock } from '#server/platform/ports/clock.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import type { TicketKeyRows } from '#server/ticket/ports/ticket-key-rows.ts';

type Row = { key_number: number; public_key: Buffer; private_key_sealed: Buffer; sealed_by: string };

export const makePostgresTicketKeyRows = ({ pool }: Pick<Database, 'pool'>, clock: Clock): TicketKeyRows => ({
  async ofEvent(eventId) {
    const { rows } = await pool.query<Row>(
      'SELECT key_number, public_key, private_key_sealed, sealed_by FROM ticket_key WHERE event_id = $1 ORDER ' +
        'BY key_number',
      [eventId],
    );
    return rows.map((row) => ({
      keyNumber: row.key_number,
      publicKey: row.public_key,
      privateKey: { keyId: row.sealed_by, sealed: row.private_key_sealed },
    }));
  },
  async add(eventId, { keyNumber, publicKey, privateKey }) {
    await pool.query(
      `INSERT INTO ticket_key (event_id, key_number, public_key, private_key_sealed, sealed_by, inserted_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (event_id, key_number) DO NOTHING`,
      [
        eventId,
        keyNumber,
        Buffer.from(publicKey),
        Buffer.from(privateKey.sealed),
        privateKey.keyId,
        new Date(clock.now()),
      ],
    );
  },
});
