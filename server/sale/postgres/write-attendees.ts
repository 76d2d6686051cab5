import type pg from 'pg';
import type { AccountId } from '#domain/people/account-id.ts';
import { postgresJson } from '#server/platform/postgres/postgres-text.ts';
import { settleAll } from '#server/platform/postgres/settle-all.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';

export type LineAttendees = {
  readonly reservationId: string;
  readonly accountId: AccountId;
  readonly attendees: readonly Attendee[];
};

// A checkout's attendees are frozen, so only HELD lines qualify. Locked in the desk's order.
const HELD_LINES = `SELECT reservation_id, account_id FROM reservation WHERE event_id = $1
  AND reservation_id = ANY($2::uuid[]) AND state = 'HELD'
  ORDER BY reservation_id FOR NO KEY UPDATE`;
const CLEAR = 'DELETE FROM attendee WHERE event_id = $1 AND reservation_id = ANY($2::uuid[])';
const WRITE = `INSERT INTO attendee (event_id, reservation_id, position, email, first_name, last_name, name_order,
  gender, phone_number, job_title, note, answers, about)
  SELECT $1, x.* FROM unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::text[], $11::text[], $12::jsonb[], $13::jsonb[]) AS x`;

/** Of a line that had none there is none to clear. */
export function replaceAttendees(
  client: pg.ClientBase,
  eventId: number,
  lines: readonly Pick<LineAttendees, 'reservationId' | 'attendees'>[],
  mayHaveSome: (reservationId: string) => boolean = () => true,
): readonly Promise<unknown>[] {
  if (lines.length === 0) return [];
  const cleared = lines.flatMap(({ reservationId }) => (mayHaveSome(reservationId) ? reservationId : []));
  const rows = lines.flatMap(({ reservationId, attendees }) =>
    attendees.map((attendee, position) => ({ ...attendee, reservationId, position })),
  );
  return [
    ...(cleared.length === 0 ? [] : [client.query(CLEAR, [eventId, cleared])]),
    client.query(WRITE, [
      eventId,
      rows.map((row) => row.reservationId),
      rows.map((row) => row.position),
      rows.map((row) => row.email),
      rows.map((row) => row.firstName),
      rows.map((row) => row.lastName),
      rows.map((row) => row.nameOrder ?? null),
      rows.map((row) => row.gender),
      rows.map((row) => row.phoneNumber),
      rows.map((row) => row.jobTitle),
      rows.map((row) => row.note),
      rows.map((row) => (row.answers === null || row.answers === undefined ? null : postgresJson(row.answers))),
      rows.map((row) => (row.about === null ? null : postgresJson(row.about))),
    ]),
  ];
}

type HeldLine = { readonly reservation_id: string; readonly account_id: AccountId };
const keyOf = (reservationId: string, accountId: AccountId): string => `${reservationId} ${accountId}`;

export async function lockHeldLines(
  client: pg.ClientBase,
  eventId: number,
  lines: readonly LineAttendees[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<HeldLine>(HELD_LINES, [
    eventId,
    [...new Set(lines.map((line) => line.reservationId))],
  ]);
  return new Set(rows.map((row) => keyOf(row.reservation_id, row.account_id)));
}

/** The last of two for the same line counts. False: not this buyer's, or no longer held. */
export async function saveAttendees(
  client: pg.ClientBase,
  eventId: number,
  lines: readonly LineAttendees[],
  locked: ReadonlySet<string>,
): Promise<readonly boolean[]> {
  const held = lines.map((line) => locked.has(keyOf(line.reservationId, line.accountId)));
  const last = new Map(lines.flatMap((line, at) => (held[at] === true ? [[line.reservationId, line] as const] : [])));
  await settleAll(...replaceAttendees(client, eventId, [...last.values()]));
  return held;
}
