import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** SQL keywords are in capitals, names of tables are not. */
const WRITING = /\b(INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE)\s+([a-z_]+)/g;

/** Names of tables that the code puts in; deleting a session and an event lists theirs. */
const WRITING_ANY = /\b(?:INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE)\s+\$\{/g;

type Write = { readonly area: string; readonly file: string; readonly verb: string; readonly table: string };

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.ts$/.test(name) && !/\.(test|gen)\.ts$/.test(name),
);
const writes: readonly Write[] = sources.flatMap((name) =>
  [...readFileSync(`server/${name}`, 'utf8').matchAll(WRITING)].map(([, verb = '', table = '']) => {
    const [area = ''] = name.split('/');
    return { area, file: `server/${name}`, verb: verb.split(' ')[0] ?? '', table };
  }),
);

const unique = (all: readonly string[]): string[] => [...new Set(all)].sort();
const shown = ({ file, verb, table }: Write): string => `${file}: ${verb} ${table}`;

/** The sale's batch commits what an order changes in other areas, in one transaction. */
const SECOND_INSERTS: Readonly<Record<string, string>> = {
  ledger_line: 'ledger',
  transfer_outcome: 'money',
};

const ownerOf = (table: string): string | undefined =>
  SECOND_INSERTS[table] ?? writes.find((write) => write.table === table && write.verb === 'INSERT')?.area;

/** One transaction changes two areas, or a column of a shared row is the other area's. docs/decisions/0028-areas.md */
const EXCEPTIONS = [
  // A scan counts the ticket's admissions.
  'server/door/postgres/count-again.ts: UPDATE bought_ticket',
  'server/door/postgres/postgres-door-book.ts: UPDATE bought_ticket',
  // Answers that a guest gives later, and the new address of a signature that was kept openly.
  'server/event/postgres/postgres-event-forms.ts: UPDATE attendee',
  'server/platform/files/postgres/postgres-open-signatures.ts: UPDATE attendee',
  // A session, or an event without orders, is deleted with what was reserved in it.
  'server/event/postgres/postgres-event-store.ts: DELETE checkout_session',
  'server/event/postgres/postgres-event-store.ts: DELETE quota',
  // The provider's answer about a refund.
  'server/money/postgres/postgres-gateway-refunds.ts: UPDATE gateway_refund',
  'server/money/postgres/postgres-gateway-refunds.ts: UPDATE refund',
  // A paid order's earnings are posted by a job, which takes what the order left.
  'server/programme/postgres/postgres-earnings-book.ts: DELETE earning_to_follow',
  // Stock of a type changes with the type and its seats; seats are held and sold under the sale's lock.
  'server/sale/postgres/postgres-stock-desk.ts: DELETE ticket_type',
  'server/sale/postgres/postgres-stock-desk.ts: UPDATE seat_map',
  'server/sale/postgres/postgres-stock-desk.ts: UPDATE session_seat',
  'server/sale/postgres/reservation-batcher-write.ts: DELETE transfer_to_settle',
  'server/sale/postgres/reservation-batcher-write.ts: INSERT ledger_line',
  'server/sale/postgres/reservation-batcher-write.ts: INSERT transfer_outcome',
  'server/sale/postgres/reservation-seats.ts: UPDATE seat_map',
  'server/sale/postgres/reservation-seats.ts: UPDATE session_seat',
  // A ticket is given away, edited or moved to another session, with its line and order.
  'server/ticket/postgres/postgres-self-service-book.ts: UPDATE bought_ticket',
  'server/ticket/postgres/postgres-session-change-book.ts: UPDATE bought_ticket',
  'server/ticket/postgres/postgres-session-change-book.ts: UPDATE checkout_session',
  'server/ticket/postgres/postgres-session-change-book.ts: UPDATE reservation',
  'server/ticket/postgres/postgres-session-change-book.ts: UPDATE user_order',
  'server/ticket/postgres/postgres-ticket-book.ts: UPDATE bought_ticket',
  // Whether an event has a waiting room, and the copy of an event that a rehearsal sells.
  'server/waiting-room/postgres/postgres-rehearsal-stage.ts: UPDATE event',
  'server/waiting-room/postgres/postgres-waiting-rooms.ts: UPDATE event',
];

describe('tables', () => {
  it('are written by the area that inserts their rows, except where two areas change together', () => {
    expect(writes.length).toBeGreaterThan(250);
    const foreign = writes.filter(({ area, table }) => (ownerOf(table) ?? area) !== area);
    expect(unique(foreign.map(shown))).toEqual(unique(EXCEPTIONS));
  });

  it('get their rows from one area, but for those that the sale’s batch adds', () => {
    const inserting = unique(writes.filter(({ verb }) => verb === 'INSERT').map(({ table }) => table));
    const shared = inserting.filter(
      (table) =>
        unique(writes.filter((one) => one.verb === 'INSERT' && one.table === table).map(({ area }) => area)).length > 1,
    );
    expect(shared).toEqual(Object.keys(SECOND_INSERTS));
  });

  it('are named in the SQL that writes them, but where a deleted event’s own tables are listed', () => {
    const listing = sources.filter((name) => readFileSync(`server/${name}`, 'utf8').search(WRITING_ANY) !== -1);
    expect(listing).toEqual(['event/postgres/postgres-event-store.ts']);
  });

  it('have one writer of attendees, and later changes of two columns', () => {
    expect(unique(writes.filter(({ table, verb }) => table === 'attendee' && verb !== 'DELETE').map(shown))).toEqual([
      'server/event/postgres/postgres-event-forms.ts: UPDATE attendee',
      'server/platform/files/postgres/postgres-open-signatures.ts: UPDATE attendee',
      'server/sale/postgres/write-attendees.ts: INSERT attendee',
    ]);
  });
});
