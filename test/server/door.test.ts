import { beforeAll, describe, expect, it } from 'vitest';
import { readTicketToken, writeTicketToken } from '#domain/ticket/ticket-token.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let buyer: Account;
let stranger: Account;
let event: OneSessionEvent;

type Ticket = {
  readonly id: string;
  readonly qr_text: string;
  readonly redeem_id: string;
  readonly first_name: string;
};

const MY_TICKETS = `query ($time: String, $limit: Int, $after: String, $before: String) { my_tickets(input: { time: $time, limit: $limit, after: $after, before: $before }) {
  entries { id first_name full_name qr_text redeem_id ticket_name ticket_type order_number user_order_id status redeem section_event { id name event { id } } }
  metadata { after before total_count } } }`;
const SCAN = `mutation ($text: String!, $session: Int!) { redeem_bought_ticket(redeem_id: $text, section_event_id: $session) {
  outcome redeem_at first_redeem_at count bought_ticket { first_name redeem redeems_at } } }`;

const held = async (as: Account): Promise<readonly Ticket[]> =>
  (await world.one<{ readonly entries: readonly Ticket[] }>(MY_TICKETS, { as })).entries;
const scan = (text: string, key: string, as: Account = organiser, session = event.sessionId) =>
  world.ask(SCAN, { as, key, variables: { text, session } });

async function guest(firstName: string): Promise<Ticket> {
  await world.register(event, buyer, [{ firstName, email: `${firstName.toLowerCase()}@vemoi.test` }]);
  const ticket = (await held(buyer)).find((one) => one.first_name === firstName);
  if (ticket === undefined) throw new Error(`${firstName} has no ticket`);
  return ticket;
}

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  buyer = await world.account('buyer');
  stranger = await world.account('stranger');
  event = await world.published(organiser);
});

describe('tickets of their holder', () => {
  it('are listed and opened by their holder only [S7.6-03] [S7.6-04] [S6-10]', async () => {
    const ticket = await guest('Ánh');
    const one =
      'query ($id: ID!) { my_ticket(id: $id) { first_name qr_text redeem_id ticket_name section_event { id } } }';
    expect(await world.one(one, { as: buyer, variables: { id: ticket.id } })).toEqual({
      first_name: 'Ánh',
      qr_text: ticket.qr_text,
      redeem_id: ticket.redeem_id,
      ticket_name: 'Vé thường',
      section_event: { id: event.sessionId },
    });
    expect((await held(buyer)).map(({ id }) => id)).toContain(ticket.id);
    expect(await held(stranger)).toEqual([]);
    expect((await world.ask(one, { as: stranger, variables: { id: ticket.id } })).refusals).toEqual([
      { code: 'NOT_FOUND' },
    ]);
    expect((await world.ask(one, { variables: { id: ticket.id } })).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
    const token = readTicketToken(ticket.qr_text);
    expect(token).toMatchObject({
      ok: true,
      value: { fields: { eventId: event.eventId, ticketId: decodeWireId(ticket.id)?.rowId, issueNumber: 1 } },
    });
  });

  it('are paged by session time in both directions, with sealed cursors', async () => {
    const fan = await world.account('fan');
    const names: string[] = [];
    for (const days of [1, 2, 3]) {
      const one = await world.published(organiser, { name: `Buổi ${days}`, inMs: days * 86_400_000 });
      await world.register(one, fan, [{ firstName: `Khách ${days}`, email: 'fan@vemoi.test' }]);
      names.push(`Khách ${days}`);
    }
    type Page = {
      readonly entries: readonly Ticket[];
      readonly metadata: {
        readonly after: string | null;
        readonly before: string | null;
        readonly total_count: number;
      };
    };
    const page = (variables: Readonly<Record<string, unknown>>) =>
      world.one<Page>(MY_TICKETS, { as: fan, variables: { time: 'UPCOMING', limit: 2, ...variables } });
    const first = await page({});
    expect([
      first.entries.map((ticket) => ticket.first_name),
      first.metadata.before,
      first.metadata.total_count,
    ]).toEqual([names.slice(0, 2), null, 3]);
    const second = await page({ after: first.metadata.after });
    expect([second.entries.map((ticket) => ticket.first_name), second.metadata.after]).toEqual([names.slice(2), null]);
    expect((await page({ before: second.metadata.before })).entries.map((ticket) => ticket.first_name)).toEqual(
      names.slice(0, 2),
    );
    expect(
      (await world.ask(MY_TICKETS, { as: buyer, variables: { time: 'UPCOMING', after: first.metadata.after } }))
        .refusals,
    ).toEqual([{ code: 'INVALID_CURSOR' }]);
    expect(
      (await world.ask(MY_TICKETS, { as: fan, variables: { time: 'PAST', after: first.metadata.after } })).refusals,
    ).toEqual([{ code: 'INVALID_CURSOR' }]);
    expect((await page({ time: 'PAST' })).entries).toEqual([]);
  });
});

describe('the door', () => {
  it('admits a ticket once, and tells later scans when that was [S7.6-17] [S6-38]', async () => {
    const ticket = await guest('Bình');
    const now = world.now();
    expect(await scan(ticket.qr_text, 'scan-1')).toEqual({
      refusals: [],
      data: {
        redeem_bought_ticket: {
          outcome: 'ADMITTED',
          redeem_at: now,
          first_redeem_at: now,
          count: 1,
          bought_ticket: { first_name: 'Bình', redeem: 1, redeems_at: now },
        },
      },
    });
    // The same scan, sent again, is the same scan.
    expect((await scan(ticket.qr_text, 'scan-1')).data).toMatchObject({
      redeem_bought_ticket: { outcome: 'ADMITTED', count: 1 },
    });
    expect((await scan(` ${ticket.redeem_id.toLowerCase().replace(/^(.{5})/, '$1-')} `, 'scan-2')).data).toMatchObject({
      redeem_bought_ticket: { outcome: 'ALREADY_CHECKED_IN', count: 2, first_redeem_at: now },
    });
    const { rows } = await world.pool.query(
      `SELECT count(*)::int AS scans FROM audit_entry WHERE act = 'ticket.checked-in' AND subject = $1`,
      [`ticket:${decodeWireId(ticket.id)?.rowId}`],
    );
    expect(rows).toEqual([{ scans: 2 }]);
    expect(world.told).toContainEqual({ kind: 'door', eventId: event.eventId });
  });

  it('admits one of many scans at the same moment', async () => {
    const ticket = await guest('Cường');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => scan(ticket.qr_text, `rush-${index}`)));
    const outcomes = answers.map(
      (answer) => (answer.data?.['redeem_bought_ticket'] as { readonly outcome: string } | undefined)?.outcome,
    );
    expect(outcomes.filter((outcome) => outcome === 'ADMITTED')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_CHECKED_IN')).toHaveLength(11);
    const same = await Promise.all(Array.from({ length: 6 }, () => scan(ticket.qr_text, 'rush-0')));
    expect(new Set(same.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
  });

  it('refuses other tickets, each with its reason', async () => {
    const ticket = await guest('Dung');
    const other = await world.published(organiser, { name: 'Sự kiện khác' });
    const token = readTicketToken(ticket.qr_text);
    if (!token.ok) throw new Error('no token');
    const forged = writeTicketToken(token.value.payload, new Uint8Array(64));
    expect((await scan('https://example.com', 'r1')).refusals).toEqual([{ code: 'QR_INVALID' }]);
    expect((await scan(forged, 'r2')).refusals).toEqual([{ code: 'QR_INVALID' }]);
    expect((await scan('AAAAAAAAAA', 'r3')).refusals).toEqual([{ code: 'QR_INVALID' }]);
    expect((await scan(ticket.qr_text, 'r4', organiser, other.sessionId)).refusals).toEqual([
      { code: 'OTHER_EVENT_OR_SESSION' },
    ]);
    const set = (change: string) =>
      world.pool.query(`UPDATE bought_ticket SET ${change} WHERE bought_ticket_id = $1`, [
        decodeWireId(ticket.id)?.rowId,
      ]);
    await set('issue_number = 2');
    expect((await scan(ticket.qr_text, 'r5')).refusals).toEqual([{ code: 'TICKET_REISSUED' }]);
    await set(`issue_number = 1, status = 'VOID'`);
    expect((await scan(ticket.qr_text, 'r6')).refusals).toEqual([{ code: 'TICKET_VOID' }]);
    expect(
      (await world.ask(SCAN, { as: organiser, variables: { text: ticket.qr_text, session: event.sessionId } }))
        .refusals,
    ).toEqual([{ code: 'IDEMPOTENCY_KEY_REQUIRED' }]);
  });

  it('warns of a ticket days too early where the door asks, and counts nothing', async () => {
    const ticket = await guest('Đào');
    const ask = (key: string, warn: boolean) =>
      world.ask(
        `mutation ($text: String!, $session: Int!, $warn: Boolean) {
          redeem_bought_ticket(redeem_id: $text, section_event_id: $session, warn_if_early: $warn) { outcome count } }`,
        { as: organiser, key, variables: { text: ticket.qr_text, session: event.sessionId, warn } },
      );
    const { rows } = await world.pool.query('SELECT begin_at FROM section_event WHERE section_event_id = $1', [
      event.sessionId,
    ]);
    expect((await ask('early-1', true)).refusals).toEqual([
      { code: 'TICKET_TOO_EARLY', beginAt: (rows[0] as { begin_at: number }).begin_at },
    ]);
    expect((await ask('early-2', false)).data).toMatchObject({
      redeem_bought_ticket: { outcome: 'ADMITTED', count: 1 },
    });
  });

  it('never counts the key of one ticket for another', async () => {
    const [one, two] = [await guest('Giang'), await guest('Hoa')];
    await scan(one.qr_text, 'shared');
    expect((await scan(two.qr_text, 'shared')).refusals).toEqual([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
  });

  it('requires the right to check in [S6-45] [S6-41]', async () => {
    const ticket = await guest('Khánh');
    const staff = await world.account('doorstaff');
    await world.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'CHECK_IN', now())`,
      [event.eventId, staff.accountId],
    );
    expect((await scan(ticket.qr_text, 'k0', stranger)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await scan(ticket.qr_text, 'k1', staff)).data).toMatchObject({
      redeem_bought_ticket: { outcome: 'ADMITTED' },
    });
    // The door sees whom a ticket admits, not how to reach them.
    await world.pool.query(
      `UPDATE bought_ticket SET gender = 'FEMALE', phone_number = '0912345678', job_title = 'Kỹ sư' WHERE bought_ticket_id = $1`,
      [decodeWireId(ticket.id)?.rowId],
    );
    const seen = `{ redeems_admin(input: { event_id: ${event.eventId}, limit: 1 }) { data { bought_ticket {
      first_name email gender phone_number job_title } } } }`;
    const reached = { email: 'khánh@vemoi.test', gender: 'FEMALE', phone_number: '0912345678', job_title: 'Kỹ sư' };
    const hidden = { email: 'k***', gender: null, phone_number: null, job_title: null };
    expect(await world.one(seen, { as: staff })).toEqual({
      data: [{ bought_ticket: { first_name: 'Khánh', ...hidden } }],
    });
    expect(await world.one(seen, { as: organiser })).toEqual({
      data: [{ bought_ticket: { first_name: 'Khánh', ...reached } }],
    });
    const guests = `{ bought_tickets_admin(event_id: ${event.eventId}) { entries { id } } }`;
    expect((await world.ask(guests, { as: staff })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await world.ask(guests, { as: stranger })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    const draft = await world.one<{ readonly id: number }>(
      'mutation { create_event(input: { name: "Nháp", event_type: "ONSITE" }) { id } }',
      {
        as: organiser,
      },
    );
    expect(
      (await world.ask(`{ bought_tickets_admin(event_id: ${draft.id}) { entries { id } } }`, { as: stranger }))
        .refusals,
    ).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
  });
});

describe('the guest list', () => {
  it('finds guests without diacritics and by state, in pages; the door sees its figures [S7.6-10] [S7.6-18] [S3-81]', async () => {
    const party = await world.published(organiser, { name: 'Tiệc' });
    await world.register(party, buyer, [
      { firstName: 'Lê Thị Hồng', email: 'hong@vemoi.test' },
      { firstName: 'Đặng Văn Đức', email: 'duc@vemoi.test' },
      { firstName: 'Phạm Minh', email: 'minh@vemoi.test' },
    ]);
    const LIST = `query ($search: String, $check_in: String, $ticket: ID, $limit: Int, $after: String) {
      bought_tickets_admin(event_id: ${party.eventId}, search: $search, check_in: $check_in, ticket_id: $ticket, limit: $limit, after: $after) {
        entries { first_name redeem_id qr_text email send_email_at } metadata { total_count after } } }`;
    type List = {
      readonly entries: readonly {
        readonly first_name: string;
        readonly redeem_id: string;
        readonly qr_text: string | null;
      }[];
      readonly metadata: { readonly total_count: number; readonly after: string | null };
    };
    const list = (variables: Readonly<Record<string, unknown>>) => world.one<List>(LIST, { as: organiser, variables });
    const names = (found: List) => found.entries.map((entry) => entry.first_name);
    expect(names(await list({ search: 'dang duc' }))).toEqual(['Đặng Văn Đức']);
    expect(names(await list({ search: 'HONG@' }))).toEqual(['Lê Thị Hồng']);
    expect(names(await list({ search: '100%_' }))).toEqual([]);
    const all = await list({ ticket: party.ticketId });
    expect(all.metadata.total_count).toBe(3);
    expect(all.entries.every((entry) => entry.qr_text === null && entry.redeem_id.length === 10)).toBe(true);
    const hong = all.entries.find((entry) => entry.first_name === 'Lê Thị Hồng');
    await scan(hong?.redeem_id ?? '', 'hong', organiser, party.sessionId);
    expect(names(await list({ check_in: 'CHECKED_IN' }))).toEqual(['Lê Thị Hồng']);
    expect((await list({ check_in: 'NOT_CHECKED_IN' })).metadata.total_count).toBe(2);
    const one = await list({ limit: 2 });
    const rest = await list({ limit: 2, after: one.metadata.after });
    expect(new Set([...names(one), ...names(rest)]).size).toBe(3);
    const summary = await world.one(
      `{ redeems_admin(input: { event_id: ${party.eventId}, section_event_id: ${party.sessionId} }) {
      number_bought_ticket number_redeemed data { redeem_at type bought_ticket { first_name } } } }`,
      { as: organiser },
    );
    expect(summary).toEqual({
      number_bought_ticket: 3,
      number_redeemed: 1,
      data: [{ redeem_at: world.now(), type: 'CODE', bought_ticket: { first_name: 'Lê Thị Hồng' } }],
    });
  });
});
