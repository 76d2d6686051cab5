import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { GUEST_BUCKETS, guestBuckets } from '#domain/ticket/guest-buckets.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { guestFacts } from '#server/ticket/guest-facts.ts';
import { Attendees } from '#server/ticket/ports/attendees.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let sale: Sale;
let host: Person;
let lan: Person;
beforeAll(async () => {
  world = await ticketWorld();
  sale = await world.sales.sale({ types: [{ capacity: 50 }] });
  host = await world.team(sale, 'MANAGER');
  lan = await world.person('lan');
  const [ticket] = await world.takes(lan, sale, 'friend@example.test');
  const scan = await world.atTheDoor(sale);
  await scan(ticket?.qr_text ?? null);
  await scan(ticket?.redeem_id ?? null);
  await host.ask('mutation ($input: InviteRsvpInput!) { invite_rsvp(input: $input) { sent } }', {
    input: {
      section_event_id: sale.sectionEventId,
      ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''),
      inviter_name: 'Linh',
      guests: [{ name: 'Trần Mai', email: 'mai@example.test' }],
    },
  });
  await world.sales.pool.query('UPDATE event SET required_approval = true WHERE event_id = $1', [sale.eventId]);
  await world.orders(await world.person('binh'), sale);
});

type Attendee = {
  readonly id: string;
  readonly kind: string;
  readonly full_name: string;
  readonly email: string;
  readonly status: string;
  readonly rsvp_status: string;
  readonly check_in_status: string | null;
  readonly number_of_check_ins: number;
  readonly session_name: string;
  readonly bought_ticket: { readonly id: string } | null;
};
type List = {
  readonly entries: readonly Attendee[];
  readonly metadata: { readonly after: string | null; readonly before: string | null; readonly total_count: number };
};
const LIST = `query ($input: EventAttendeesInput!) { event_attendees(input: $input) {
  entries { id kind full_name email ticket_name status rsvp_status check_in_status number_of_check_ins checked_in_at
    session_name section_event { id } bought_ticket { id } user_order_id order_number inserted_at }
  metadata { after before total_count } } }`;
const list = async (asked: Readonly<Record<string, unknown>> = {}, by: Person = host) =>
  by.ask<List>(LIST, { input: { event_id: sale.eventId, ...asked } });
const seen = async (asked: Readonly<Record<string, unknown>> = {}) => (await list(asked)).value.entries;
const shown = ({ kind, email, status, rsvp_status, check_in_status, number_of_check_ins: scans }: Attendee) =>
  [kind, email, status, rsvp_status, check_in_status, scans] as const;

describe('the management view of guests', () => {
  it('lists who was invited, ordered or holds a ticket, with their standing [S7.6-21] [S3-72]', async () => {
    const { value } = await list();
    const short = (one: Attendee) => shown({ ...one, email: one.email.replace(/[.@].*$/, '') });
    expect(new Set(value.entries.map(short))).toEqual(
      new Set([
        ['ORDER', 'binh', 'WAITING_APPROVAL', 'ATTENDING', null, 0],
        ['INVITATION', 'mai', 'INVITED', 'INVITED', null, 0],
        ['TICKET', 'friend', 'ATTENDING', 'ATTENDING', 'NOT_CHECKED_IN', 0],
        ['TICKET', 'lan', 'CHECKED_IN', 'ATTENDING', 'CHECKED_IN', 2],
      ]),
    );
    expect(value.metadata.total_count).toBe(4);
    const { rows } = await world.sales.pool.query<{ readonly name: string }>(
      'SELECT name FROM section_event WHERE event_id = $1',
      [sale.eventId],
    );
    expect(new Set(value.entries.map(({ session_name }) => session_name))).toEqual(new Set([rows[0]?.name]));
    for (const { id, kind, bought_ticket: ticket } of value.entries)
      expect(ticket).toEqual(kind === 'TICKET' ? { id } : null);
  });

  it('is searched, filtered and paged in both directions', async () => {
    expect((await seen({ search: 'tran mai' })).map(({ email }) => email)).toEqual(['mai@example.test']);
    expect(await seen({ search: 'nobody' })).toEqual([]);
    expect((await seen({ type: 'CHECKED_IN' })).map(({ email }) => email)).toEqual([lan.email]);
    const first = (await list({ limit: 3 })).value;
    const last = (await list({ limit: 3, after: first.metadata.after })).value;
    expect(last.metadata.after).toBeNull();
    const back = (await list({ limit: 3, before: last.metadata.before })).value;
    expect([first.entries.length, last.entries.length]).toEqual([3, 1]);
    expect(back.entries).toEqual(first.entries);
    const type = encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? '');
    expect((await list({ ticket_id: type })).value.metadata.total_count).toBe(4);
    expect((await list({ section_event_id: sale.sectionEventId, ticket_id: type })).value.metadata.total_count).toBe(4);
    expect((await list({ type: 'LATE' })).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'input.type' });
  });

  it('counts guests by status, and by list [S7.6-20] [S7.6-09]', async () => {
    const STATISTICS = `query ($input: StatisticEventAttendeesInput!) { statistic_event_attendees(input: $input) {
      count statuses { status count } invited accepted unanswered checked_in not_checked_in check_ins } }`;
    const { value } = await host.ask<{
      readonly statuses: readonly { readonly status: string; readonly count: number }[];
    }>(STATISTICS, { input: { event_id: sale.eventId, section_event_id: sale.sectionEventId } });
    expect(value).toMatchObject({
      count: 4,
      invited: 1,
      accepted: 0,
      unanswered: 1,
      checked_in: 1,
      not_checked_in: 1,
      check_ins: 2,
    });
    expect(value.statuses.filter(({ count }) => count > 0).map(({ status }) => status)).toEqual([
      'INVITED',
      'WAITING_APPROVAL',
      'ATTENDING',
      'CHECKED_IN',
    ]);
    const BUCKETS = `query ($event: Int!, $mode: String, $rsvp: ID, $types: [String!]) {
      ticket_buckets(event_id: $event, ticket_type: $mode, rsvp_id: $rsvp, types: $types) { type count } }`;
    const buckets = async (asked: Readonly<Record<string, unknown>>) =>
      (
        await host.ask<readonly { readonly type: string; readonly count: number }[]>(BUCKETS, {
          event: sale.eventId,
          ...asked,
        })
      ).value.map(({ type, count }) => [type, count]);
    expect(await buckets({})).toEqual([
      ['GUESTS', 2],
      ['INVITED', 1],
      ['PENDING_APPROVAL', 1],
      ['CHECKED_IN', 1],
      ['NOT_CHECKED_IN', 1],
      ['UNPAID', 0],
    ]);
    const invitation = (await seen({ type: 'INVITED' }))[0]?.id;
    expect(await buckets({ rsvp: invitation, types: ['INVITED', 'GUESTS'] })).toEqual([
      ['GUESTS', 0],
      ['INVITED', 1],
    ]);
    expect(await buckets({ mode: 'ONLINE', types: ['GUESTS'] })).toEqual([['GUESTS', 0]]);
  });

  it('is for those who may see the guests', async () => {
    for (const one of [lan, await world.team(sale, 'EDITOR'), await world.team(sale, 'CHECK_IN')]) {
      expect((await list({}, one)).refusal).toMatchObject({ code: 'FORBIDDEN' });
      for (const query of [
        `{ statistic_event_attendees(input: { event_id: ${sale.eventId} }) { count } }`,
        `{ ticket_buckets(event_id: ${sale.eventId}) { count } }`,
        `{ list_uploaded_bought_tickets(section_event_id: ${sale.sectionEventId}) { entries { id } } }`,
      ])
        expect((await one.ask(query)).refusal).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('tickets that the team issued', () => {
  it('are listed by session, newest first, in pages [S7.6-15]', async () => {
    const free = await world.sales.sale({ types: [{ capacity: 5 }] });
    const giver = await world.team(free, 'MANAGER');
    const type = encodeWireId(free.eventId, free.types[0]?.ticketTypeId ?? '');
    await world.takes(await world.person('buyer'), free);
    for (const name of ['Một', 'Hai', 'Ba'])
      await giver.ask(
        `mutation ($input: UpsertBoughtTicketInput!, $session: Int!, $type: ID!) {
          upsert_bought_ticket(input: $input, section_event_id: $session, ticket_id: $type) { id } }`,
        { input: { first_name: name, email: `${randomUUID()}@example.test` }, session: free.sectionEventId, type },
      );
    type Uploaded = {
      readonly entries: readonly { readonly first_name: string }[];
      readonly metadata: { readonly after: string | null; readonly total_count: number };
    };
    const uploaded = async (paging: object) =>
      (
        await giver.ask<Uploaded>(
          `query ($session: Int!, $paging: PagingInput) {
            list_uploaded_bought_tickets(section_event_id: $session, paging: $paging) {
              entries { first_name email } metadata { after total_count } } }`,
          { session: free.sectionEventId, paging },
        )
      ).value;
    const first = await uploaded({ limit: 2 });
    const rest = await uploaded({ limit: 2, after: first.metadata.after });
    expect([...first.entries, ...rest.entries].map(({ first_name }) => first_name)).toEqual(['Ba', 'Hai', 'Một']);
    expect([first.metadata.total_count, rest.metadata.after]).toEqual([3, null]);
  });
});

describe('a link to the door', () => {
  it('opens the check-in page with the ticket, for its holder and the team [S7.6-19]', async () => {
    const [ticket] = await world.held(lan);
    const link = (by: Person, text: string | null | undefined) =>
      by.ask<string>('query ($id: String!) { generate_id_link(redeem_id: $id) }', { id: text });
    const opens = `/check-in/${sale.eventId}#code=${ticket?.redeem_id}`;
    const door = await world.team(sale, 'CHECK_IN');
    for (const by of [lan, host, door])
      for (const text of [ticket?.redeem_id, ticket?.redeem_id?.toLowerCase()])
        expect((await link(by, text)).value).toMatch(new RegExp(`^https?://.+${opens}$`));
    expect((await link(lan, ticket?.qr_text)).value).toContain(opens);
    const stranger = await world.person('stranger');
    for (const text of [ticket?.redeem_id, ticket?.qr_text, 'AAAAAAAAAA', 'https://example.com'])
      expect((await link(stranger, text)).refusal).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('the viewer as a registrant', () => {
  it('is the account until the viewer says otherwise, and is then named by orders [S7.6-01] [S7.6-02]', async () => {
    const buyer = await world.person('hoa');
    const FIELDS = 'email first_name gender last_name phone_number';
    const read = async () => (await buyer.ask<object>(`{ user_registrant { ${FIELDS} } }`)).value;
    expect(await read()).toMatchObject({ email: buyer.email, gender: null, phone_number: null });
    const update = (input: object) =>
      buyer.ask<object>(
        `mutation ($input: UserRegistrantInput!) { update_user_registrant(input: $input) { ${FIELDS} } }`,
        { input },
      );
    const hoa = {
      email: 'hoa@cong-ty.vn',
      first_name: 'Hoa',
      gender: 'FEMALE',
      last_name: 'Lê',
      phone_number: '+84912345678',
    };
    expect((await update({ ...hoa, phone_number: '0912 345 678' })).value).toEqual(hoa);
    expect(await read()).toEqual(hoa);
    expect((await update({ ...hoa, email: 'hoa' })).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'input.email',
    });
    expect((await update({ ...hoa, first_name: ' ' })).refusal).toMatchObject({ field: 'input.first_name' });
    expect(await read()).toEqual(hoa);
    const other = await world.sales.sale();
    await world.takes(buyer, other);
    const manager = await world.team(other, 'MANAGER');
    const orders = `{ user_orders_admin(event_id: ${other.eventId}) { user_orders { user_registrant { ${FIELDS} } } } }`;
    expect(await manager.ask(orders)).toEqual({
      value: { user_orders: [{ user_registrant: hoa }] },
      refusal: null,
      message: null,
    });
  });
});

it('the lists hold in SQL whom the rule puts there', async () => {
  const mixed = await world.sales.sale({ types: [{ capacity: 50 }], approval: true });
  await world.orders(await world.person('an'), mixed);
  const { asOwner } = world.app.database;
  const statuses = [
    'PROCESSING',
    'REQUIRED_APPROVAL',
    'SUCCESSFUL',
    'UNSUCCESSFUL',
    'CANCELLED',
    'REFUNDED',
    'WITHDRAWN',
  ];
  const ends = [undefined, null, 'APPROVED', 'DECLINED', 'WITHDRAWN', 'CANCELLED'];
  for (const status of statuses)
    for (const ended of ends) {
      const id = randomUUID();
      await asOwner(
        `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id, status,
            payment_method, price, original_price, discount, lines, registrant_email, inserted_at, updated_at)
          SELECT event_id, $2, $3, section_event_id, account_id, $4, payment_method, price, original_price, discount,
            lines, registrant_email, now(), now() FROM user_order WHERE event_id = $1 LIMIT 1`,
        [mixed.eventId, id, id.slice(0, 8), status],
      );
      if (ended !== undefined)
        await asOwner(
          `INSERT INTO order_approval (event_id, user_order_id, asked_at, due_at, ended, ended_at)
            VALUES ($1, $2, now(), now(), $3, CASE WHEN $3::text IS NULL THEN NULL ELSE now() END)`,
          [mixed.eventId, id, ended],
        );
    }
  const attendees = world.app.use(Attendees);
  for (const eventId of [mixed.eventId, sale.eventId]) {
    const all = { eventId, sectionEventId: null, ticketTypeId: null, search: null, bucket: null };
    const page = { limit: 100, from: null };
    const everybody = (await attendees.attendees(all, page)).rows;
    expect(everybody.length).toBeGreaterThan(3);
    for (const bucket of GUEST_BUCKETS) {
      const inSql = await attendees.attendees({ ...all, bucket }, page);
      const byRule = everybody.filter((guest) => guestBuckets(guestFacts(guest, false)).includes(bucket));
      expect([bucket, inSql.rows.map(({ attendeeId }) => attendeeId)]).toEqual([
        bucket,
        byRule.map(({ attendeeId }) => attendeeId),
      ]);
    }
  }
});

describe('the guest list, page by page', () => {
  it('is sorted over all pages by the server, by given name, whatever its diacritics', async () => {
    const other = await world.sales.sale({ types: [{ capacity: 50 }] });
    const manager = await world.team(other, 'MANAGER');
    for (const name of ['Yến', 'Đức', 'An', 'Ánh', 'Bình']) {
      const buyer = await world.person('mua');
      await world.takes(buyer, other);
      await world.app.database.asOwner('UPDATE bought_ticket SET first_name = $2 WHERE event_id = $1 AND email = $3', [
        other.eventId,
        name,
        buyer.email,
      ]);
    }
    const sorted = async (descending: boolean) => {
      const names: string[] = [];
      let after: string | null = null;
      do {
        const page: {
          entries: readonly { first_name: string }[];
          metadata: { after: string | null };
        } = (
          await manager.ask<typeof page>(
            `query ($id: Int!, $after: String, $descending: Boolean) {
              bought_tickets_admin(event_id: $id, sort: "name", descending: $descending, limit: 2, after: $after) {
                entries { first_name } metadata { after } } }`,
            { id: other.eventId, after, descending },
          )
        ).value;
        names.push(...page.entries.map(({ first_name }) => first_name));
        after = page.metadata.after;
      } while (after !== null);
      return names;
    };
    const expected = ['An', 'Ánh', 'Bình', 'Đức', 'Yến'];
    expect(await sorted(false)).toEqual(expected);
    expect(await sorted(true)).toEqual(expected.toReversed());
  });
});
