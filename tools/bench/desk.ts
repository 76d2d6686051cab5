import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { SendMailingDocument } from '#adapters/graphql/event/mailings/send-mailing.gen.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { InviteRsvpDocument } from '#adapters/graphql/rsvp/invite-rsvp.gen.ts';
import { InvitedGuestsDocument } from '#adapters/graphql/rsvp/invited-guests.gen.ts';
import { EventOrdersDocument } from '#adapters/graphql/sale/event-orders.gen.ts';
import { EventGuestsDocument } from '#adapters/graphql/ticket/event-guests.gen.ts';
import { makeGraphqlGuestList } from '#adapters/graphql/ticket/graphql-guest-list.ts';
import { GuestsDocument } from '#adapters/graphql/ticket/guests.gen.ts';
import { writePages } from '#application/platform/write-pages.ts';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { GREATEST_PAGE } from '#domain/kernel/page.ts';
import { ok } from '#domain/kernel/result.ts';
import { MOST_INVITATIONS_AT_ONCE } from '#domain/rsvp/import-invitations.ts';
import { INVITATION_SORTS } from '#domain/rsvp/invitation-sort.ts';
import { ORDER_SORTS } from '#domain/sale/checkout/order-sort.ts';
import { GUEST_SORTS } from '#domain/ticket/guest-sort.ts';
import { MAILED_AT_ONCE, MailNextBatch } from '#server/event/messages/mail-next-batch.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { ownerClient } from '#server/platform/postgres/connection.ts';
import { type BenchWorld, benchWorld, type HotSale } from './bench-world.ts';
import { type SaleServer, startSaleServer } from './children.ts';
import { fillGuests } from './desk-fill.ts';
import { type HttpConnection, openHttpConnection } from './http-connection.ts';
import { median } from './quantile.ts';
import { keepResult } from './rounds-in-turn.ts';

const SIZES = [10_000, 100_000] as const;
const ACCOUNTS = 1_000;
const IMPORTED = 10_000;
/** Of a median at the beginning, the middle and the end. */
const NEAR = 15;
const GUEST_PAGE = 50;

type Way = {
  readonly name: string;
  readonly rows: number;
  readonly seconds: number;
  readonly times: readonly number[];
};
type Memory = { readonly before: number; readonly most: number; readonly after: number };
type Measured = Way & { readonly guests: number; readonly memory: Memory };
type SortedList = { readonly name: string; readonly first: number; readonly last: number };
type Ask = (document: { readonly name: string; readonly text: string }, variables: unknown) => Promise<string>;

/** In MB; 0 where there is no /proc. */
function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

async function withMemory<Value>(pid: number, run: () => Promise<Value>): Promise<readonly [Value, Memory]> {
  const before = residentOf(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentOf(pid));
  }, 100);
  try {
    const value = await run();
    const after = residentOf(pid);
    return [value, { before, most: Math.max(most, after), after }];
  } finally {
    clearInterval(timer);
  }
}

/** The whole list as a file: the page's own operation and writer, page after page. */
async function exported(ask: Ask, eventId: number, guests: number): Promise<Way> {
  const times: number[] = [];
  const transport: GraphqlTransport = async (document, variables) => {
    const asked = performance.now();
    const answer = await ask(document, variables);
    times.push(performance.now() - asked);
    return ok(JSON.parse(answer).data);
  };
  const columns = (['name', 'email', 'ticketName', 'orderNumber', 'status', 'sessionName'] as const).map((field) => ({
    title: field,
    cell: (guest: Guest) => guest[field],
  }));
  const began = performance.now();
  const written = await writePages(
    (at) => makeGraphqlGuestList(transport)(eventId, {}, at),
    columns,
    () => undefined,
  );
  const seconds = (performance.now() - began) / 1_000;
  const rows = written.ok
    ? written.value
        .join('')
        .split('\r\n')
        .filter((line) => line !== '').length - 1
    : 0;
  if (rows !== guests) throw new Error(`The file has ${rows} of ${guests} guests`);
  return { name: 'CSV of the guest list', rows, seconds, times };
}

const WALK = {
  name: 'Walk',
  text: `query Walk($input: EventAttendeesInput!) {
    event_attendees(input: $input) { entries { id } metadata { after } } }`,
};

/** The guest list as the screen asks for it, with the figures above it; the pages between are only walked through. */
async function paged(ask: Ask, eventId: number, guests: number): Promise<Way> {
  const cursors: (string | null)[] = [null];
  let rows = 0;
  const began = performance.now();
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const page: { entries: readonly unknown[]; metadata: { after: string | null } } = JSON.parse(
      await ask(WALK, { input: { event_id: eventId, limit: GREATEST_PAGE, after } }),
    ).data.event_attendees;
    rows += page.entries.length;
    after = page.metadata.after ?? undefined;
    if (after !== undefined) cursors.push(after);
  }
  const seconds = (performance.now() - began) / 1_000;
  if (rows !== guests) throw new Error(`The list has ${rows} of ${guests} guests`);
  const times: number[] = [];
  for (const share of [0, 0.5, 1])
    for (let turn = 0; turn < NEAR; turn += 1) {
      const at = Math.round(share * (cursors.length - 1 - NEAR)) + turn;
      const asked = performance.now();
      await ask(EventGuestsDocument, { eventId, limit: GUEST_PAGE, after: cursors[at] });
      times.push(performance.now() - asked);
    }
  return { name: 'Guest list, 50 a page', rows, seconds, times };
}

async function searched(ask: Ask, eventId: number): Promise<Way> {
  const times: number[] = [];
  const began = performance.now();
  let rows = 0;
  for (let turn = 0; turn < 3 * NEAR; turn += 1) {
    const asked = performance.now();
    const answer = await ask(EventGuestsDocument, { eventId, limit: GUEST_PAGE, search: `guest${100 + turn}` });
    times.push(performance.now() - asked);
    rows += JSON.parse(answer).data.event_attendees.entries.length;
  }
  return { name: 'Search in the guest list', rows, seconds: (performance.now() - began) / 1_000, times };
}

/** The first page by each sort both ways: turned round, it is the last one. */
async function sorted(ask: Ask, eventId: number): Promise<readonly SortedList[]> {
  const asked = [
    ...GUEST_SORTS.map((sort) => [`guests by ${sort}`, GuestsDocument, { eventId, sort }] as const),
    ...ORDER_SORTS.map((sort) => [`orders by ${sort}`, EventOrdersDocument, { eventId, sort }] as const),
    ...INVITATION_SORTS.map(
      (sort) => [`invitations by ${sort}`, InvitedGuestsDocument, { input: { event_id: eventId, sort } }] as const,
    ),
  ];
  const lists: SortedList[] = [];
  for (const [name, document, variables] of asked) {
    const ends = [];
    for (const descending of [false, true]) {
      const given =
        'input' in variables
          ? { input: { ...variables.input, limit: GUEST_PAGE, descending } }
          : { ...variables, limit: GUEST_PAGE, descending };
      const times: number[] = [];
      for (let turn = 0; turn < NEAR; turn += 1) {
        const from = performance.now();
        await ask(document, given);
        times.push(performance.now() - from);
      }
      ends.push(median(times));
    }
    lists.push({ name, first: ends[0] ?? 0, last: ends[1] ?? 0 });
  }
  return lists;
}

/** As the job does it, without its pause. */
async function mailed(world: BenchWorld, ask: Ask, eventId: number, guests: number): Promise<Way> {
  const began = performance.now();
  const input = { subject: 'Cửa mở lúc 18 giờ', html: '<p>Hẹn gặp bạn tối nay.</p>' };
  const answer = await ask(SendMailingDocument, { eventId, scope: { audience: 'TICKET_HOLDERS' }, input });
  process.stderr.write(`  a message to ${guests} is accepted in ${Math.round(performance.now() - began)} ms\n`);
  const mailingId = decodeWireId(JSON.parse(answer).data.send_guest_mailing.id)?.rowId ?? '';
  const times: number[] = [];
  const from = performance.now();
  for (let sent = 0; sent < guests; sent += MAILED_AT_ONCE) {
    const asked = performance.now();
    await world.use(MailNextBatch)({ eventId, mailingId, sent });
    times.push(performance.now() - asked);
  }
  const seconds = (performance.now() - from) / 1_000;
  const { rows } = await world.database.pool.query<{ readonly letters: number }>(
    `SELECT count(*)::int AS letters FROM email_message WHERE message = 'guest-mailing' AND data->>'mailingId' = $1`,
    [mailingId],
  );
  if (rows[0]?.letters !== guests) throw new Error(`${rows[0]?.letters} of ${guests} letters are queued`);
  return { name: 'Message, 100 a batch', rows: guests, seconds, times };
}

async function imported(ask: Ask, sale: HotSale): Promise<Way> {
  const { eventId, sectionEventId, ticketTypeId } = sale;
  const times: number[] = [];
  const began = performance.now();
  for (let from = 0; from < IMPORTED; from += MOST_INVITATIONS_AT_ONCE) {
    const guests = Array.from({ length: MOST_INVITATIONS_AT_ONCE }, (_, at) => ({
      name: `Khách ${from + at}`,
      email: `invited${from + at}@desk.vemoi.test`,
    }));
    const ticket_id = encodeWireId(eventId, ticketTypeId);
    const input = { section_event_id: sectionEventId, ticket_id, inviter_name: 'Ban tổ chức', guests };
    const asked = performance.now();
    const answer = await ask(InviteRsvpDocument, { input });
    times.push(performance.now() - asked);
    const { sent } = JSON.parse(answer).data.invite_rsvp;
    if (sent !== MOST_INVITATIONS_AT_ONCE) throw new Error(`Only ${sent} of ${MOST_INVITATIONS_AT_ONCE} are invited`);
  }
  return {
    name: 'Import of invitations, 500 a file',
    rows: IMPORTED,
    seconds: (performance.now() - began) / 1_000,
    times,
  };
}

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

function parts(times: readonly number[]): readonly number[] {
  const middle = Math.floor(times.length / 2);
  const near = Math.min(NEAR, Math.ceil(times.length / 3));
  // The first is the server's warm-up.
  return [
    median(times.slice(1, 1 + near)),
    median(times.slice(Math.max(0, middle - Math.floor(near / 2)), middle + Math.ceil(near / 2))),
    median(times.slice(-near)),
  ];
}

function print(rows: readonly Measured[]): void {
  const columns = ['guests', 'rows/s', 'first ms', 'middle ms', 'last ms', 'RSS MB', 'most', 'after'];
  process.stdout.write(`\n${'The organiser’s desk'.padEnd(36)}${columns.map((name) => name.padStart(10)).join('')}\n`);
  for (const { name, guests, rows: count, seconds, times, memory } of rows) {
    const cells = [guests, count / seconds, ...parts(times), memory.before, memory.most, memory.after];
    process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => shown(cell).padStart(10)).join('')}\n`);
  }
}

/** Guest list, CSV, message and import, with ten thousand and a hundred thousand guests. `--quick`: ten thousand only. */
export async function desk(args: readonly string[]): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0;
  const world = await benchWorld();
  const owner = ownerClient(world.address);
  await owner.connect();
  let filled = 0;
  const started: SaleServer[] = [];
  const measured: Measured[] = [];
  const sorts: { readonly guests: number; readonly lists: readonly SortedList[] }[] = [];
  try {
    // No limits of a new account.
    await world.database.pool.query(`UPDATE account SET inserted_at = now() - interval '60 days'`);
    const [token = ''] = world.signIn([{ accountId: world.organiser, email: '' }]);
    for (const guests of args.includes('--quick') ? SIZES.slice(0, 1) : SIZES) {
      const sale = await world.openSale(0, 2 * guests);
      const began = performance.now();
      const accounts = (await world.openAccounts(ACCOUNTS)).map(({ accountId }) => accountId);
      await fillGuests(owner, sale, accounts, { from: filled + 1, to: filled + guests });
      filled += guests;
      process.stderr.write(`${guests} guests filled in ${Math.round((performance.now() - began) / 1_000)} s\n`);
      const server = await startSaleServer(world, 'product');
      started.push(server);
      const { hostname, port } = new URL(server.url);
      const connection: HttpConnection = await openHttpConnection(hostname, Number(port), '/graphql');
      const ask: Ask = async ({ name, text }, variables) => {
        const body = JSON.stringify({ operationName: name, variables, query: text });
        const answer = await connection.post(
          `x-locale: vi\r\nauthorization: ${token}\r\nidempotency-key: ${randomUUID()}\r\n`,
          body,
        );
        if (answer.includes('"errors"')) throw new Error(`${name} was refused: ${answer.slice(0, 500)}`);
        return Buffer.from(answer, 'latin1').toString('utf8');
      };
      const { eventId } = sale;
      // A server that has answered before: its code is compiled and its heap has its usual size.
      for (let turn = 0; turn < 50; turn += 1) await ask(EventGuestsDocument, { eventId, limit: GUEST_PAGE });
      const ways = [
        () => paged(ask, eventId, guests),
        () => exported(ask, eventId, guests),
        () => searched(ask, eventId),
        () => mailed(world, ask, eventId, guests),
        () => imported(ask, sale),
      ];
      for (const run of ways) {
        // An account may write to so many people a day, by mailings and invitations together.
        await owner.query("UPDATE mailed_people SET mailed_at = mailed_at - interval '2 days'");
        const pid = run === ways[3] ? process.pid : server.pid;
        const [way, memory] = await withMemory(pid, run);
        measured.push({ ...way, guests, memory });
        process.stderr.write(`  ${way.name}: ${way.seconds.toFixed(1)} s\n`);
      }
      const lists = await sorted(ask, eventId);
      for (const { name, first, last } of lists)
        process.stdout.write(
          `${`${guests} ${name}`.padEnd(36)}${shown(first).padStart(10)}${shown(last).padStart(10)}\n`,
        );
      sorts.push({ guests, lists });
      connection.close();
      await server.stop();
      started.pop();
      const { healthy, faults } = await world.use(CheckIntegrity)(eventId);
      if (!healthy) throw new Error(`The books are wrong: ${JSON.stringify(faults.slice(0, 5))}`);
    }
    print(measured);
    process.stdout.write(
      `\nThe machine's load was ${loadBefore.toFixed(1)} before. Each list, file and letter was counted.\n`,
    );
    keepResult('desk', {
      loadBefore,
      sorts,
      measured: measured.map(({ times, ...row }) => ({ ...row, parts: parts(times) })),
    });
  } finally {
    for (const server of started) await server.stop();
    await owner.end();
    await world.close();
  }
}
