import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { StockWrites } from '#domain/sale/reservation/stock-outcome.ts';
import type { WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';
import type { WaitingContact } from '#server/event/ports/event-book.ts';
import { postgresJson } from '#server/platform/postgres/postgres-text.ts';
import type { DeskEffects } from '#server/sale/ports/desk-decision.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';

/** Per batch; those behind them are read once these were offered places or left. */
const MOST_WAITING = 1_000;

const ENTRY = `w.waiting_entry_id, w.account_id, w.section_event_id, w.ticket_type_id, w.party, w.passed, w.state,
  w.offered_until, w.email, w.locale, w.joined_at, w.rsvp_invitation_id`;
// Somebody whose sale is over waits in vain, and keeps nothing from others.
const LINE = `SELECT ${ENTRY} FROM waiting_entry w JOIN ticket_type t USING (event_id, ticket_type_id)
  JOIN section_event s ON s.event_id = w.event_id AND s.section_event_id = w.section_event_id
  WHERE w.event_id = $1 AND w.state = 'WAITING' AND (t.sale_end_at IS NULL OR t.sale_end_at > $2) AND s.end_at > $2
    AND s.cancelled_at IS NULL
  ORDER BY w.joined_at, w.waiting_entry_id LIMIT ${MOST_WAITING}`;
const NAMED = `SELECT ${ENTRY} FROM waiting_entry w WHERE w.event_id = $1
  AND (w.waiting_entry_id = ANY($2::uuid[]) OR (w.account_id = ANY($3::uuid[]) AND w.state = 'WAITING'))`;

export type WaitingRow = {
  readonly waiting_entry_id: string;
  readonly account_id: AccountId;
  readonly section_event_id: number;
  readonly ticket_type_id: string;
  readonly party: number;
  readonly passed: number;
  readonly state: WaitingEntry['state'];
  readonly offered_until: Instant | null;
  readonly email: string;
  readonly locale: Locale;
  readonly joined_at: Instant;
  readonly rsvp_invitation_id: string | null;
};

/** For a statement that reads more of the event. */
export const SOMEBODY_WAITS = `EXISTS (SELECT FROM waiting_entry w WHERE w.event_id = event.event_id
  AND w.state = 'WAITING')`;

/** With the entries that commands name. */
export async function readWaiting(
  client: pg.ClientBase,
  eventId: number,
  commands: readonly DeskCommand[],
  now: Instant,
  somebodyWaits: boolean,
): Promise<readonly WaitingRow[]> {
  const line = somebodyWaits
    ? client.query<WaitingRow>(LINE, [eventId, new Date(now)])
    : Promise.resolve({ rows: [] as WaitingRow[] });
  const ids = commands.flatMap(({ stock }) => (stock.kind === 'LEAVE_WAITING' ? stock.waitingEntryId : []));
  const accounts = commands.flatMap(({ stock }) => (stock.kind === 'JOIN_WAITING' ? stock.accountId : []));
  if (ids.length + accounts.length === 0) return (await line).rows;
  const [one, other] = await Promise.all([line, client.query<WaitingRow>(NAMED, [eventId, ids, accounts])]);
  const known = new Map([...one.rows, ...other.rows].map((row) => [row.waiting_entry_id, row]));
  return [...known.values()];
}

// The table's CHECK keeps state and time consistent.
export const waitingOf = (row: WaitingRow): WaitingEntry =>
  ({
    waitingEntryId: row.waiting_entry_id,
    accountId: row.account_id,
    sectionEventId: row.section_event_id,
    ticketTypeId: row.ticket_type_id,
    party: row.party,
    passed: row.passed,
    joinedAt: row.joined_at,
    state: row.state,
    offeredUntil: row.offered_until,
  }) as WaitingEntry;

export const contactsOf = (rows: readonly WaitingRow[]): ReadonlyMap<string, WaitingContact> =>
  new Map(
    rows.map(({ waiting_entry_id, email, locale, rsvp_invitation_id: invitationId }) => [
      waiting_entry_id,
      { email, locale, invitationId },
    ]),
  );

const INSERT = `INSERT INTO waiting_entry (event_id, waiting_entry_id, account_id, section_event_id, ticket_type_id,
    party, passed, state, offered_until, email, locale, joined_at, rsvp_invitation_id, policy_agreed, form_answers,
    updated_at)
  SELECT $1, x.*, $16 FROM unnest($2::uuid[], $3::uuid[], $4::int[], $5::uuid[], $6::int[], $7::int[], $8::text[],
    $9::timestamptz[], $10::text[], $11::text[], $12::timestamptz[], $13::uuid[], $14::bool[], $15::jsonb[]) AS x`;
const UPDATE = `UPDATE waiting_entry w SET passed = x.passed, state = x.state, offered_until = x.offered_until,
    updated_at = $6
  FROM unnest($2::uuid[], $3::int[], $4::text[], $5::timestamptz[]) AS x(waiting_entry_id, passed, state, offered_until)
  WHERE w.event_id = $1 AND w.waiting_entry_id = x.waiting_entry_id`;

const moment = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

/** One statement for new entries, one for changed ones. */
export function writeWaiting(
  { client, eventId, now }: { readonly client: pg.ClientBase; readonly eventId: number; readonly now: Instant },
  { inserted, updated }: StockWrites['waiting'],
  { waitingContacts, waitingGuests }: Pick<DeskEffects, 'waitingContacts' | 'waitingGuests'>,
): readonly Promise<unknown>[] {
  const fresh = inserted.map((entry) => {
    const contact = waitingContacts.get(entry.waitingEntryId);
    if (contact === undefined) throw new Error(`Waiting entry ${entry.waitingEntryId} has no address`);
    return { ...entry, ...contact, guest: waitingGuests.get(entry.waitingEntryId) ?? null };
  });
  return [
    ...(fresh.length === 0
      ? []
      : [
          client.query(INSERT, [
            eventId,
            fresh.map((row) => row.waitingEntryId),
            fresh.map((row) => row.accountId),
            fresh.map((row) => row.sectionEventId),
            fresh.map((row) => row.ticketTypeId),
            fresh.map((row) => row.party),
            fresh.map((row) => row.passed),
            fresh.map((row) => row.state),
            fresh.map((row) => moment(row.offeredUntil)),
            fresh.map((row) => row.email),
            fresh.map((row) => row.locale),
            fresh.map((row) => moment(row.joinedAt)),
            fresh.map((row) => row.invitationId),
            fresh.map((row) => row.guest?.policyAgreed === true),
            fresh.map((row) => (row.guest === null ? null : postgresJson(row.guest.formAnswers))),
            new Date(now),
          ]),
        ]),
    ...(updated.length === 0
      ? []
      : [
          client.query(UPDATE, [
            eventId,
            updated.map((row) => row.waitingEntryId),
            updated.map((row) => row.passed),
            updated.map((row) => row.state),
            updated.map((row) => moment(row.offeredUntil)),
            new Date(now),
          ]),
        ]),
  ];
}
