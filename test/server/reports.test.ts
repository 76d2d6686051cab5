import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, instant, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { eventEarnings } from '#domain/ledger/balances.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { PrepareFigures } from '#server/report/figures/prepare-figures.ts';
import { RevenueBook } from '#server/report/ports/revenue-book.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

const REPORT = `event { id name } start_at end_at abilities currency total number_orders tickets donation_with_tickets
  donation_in_online_room donation_without_ticket awaiting_approval channels { method count value currency }
  days: periods(period: "DAY") { currency period timezone type value from section_event { id } }
  months: periods(period: "MONTH") { from value period }
  sessions { currency type value period timezone section_event { id name } }
  ticket_types { ticket_id ticket_name sold refunded discount value }
  check_ins { section_event { id } ticket_name number_bought_ticket number_redeemed }
  check_in_hours { at number_redeemed } promotion_codes { code use_times total_discount currency }
  referrers { kind name number_orders number_tickets value }`;
const PERIOD = `query ($input: PeriodRevenueInput!) { period_revenue(input: $input) { ${REPORT} } }`;
const LIST = `query ($input: ListRevenueInput!) { list_revenue(input: $input) {
  entries { event { id } total number_orders } metadata { after before total_count } } }`;
const ORDER = `id order_number inserted_at ordered_at status payment_status payment_method payment_id buyer_name
  buyer_email section_event_id session_name price refunded
  lines { ticket_name quantity unit_price discount donation total }`;
const ORDERS = `query ($input: OrderReportInput!) { order_report(input: $input) { orders { ${ORDER} }
  metadata { after total_count } } }`;
const ONE = `query ($id: ID!) { reported_order(user_order_id: $id) { ${ORDER} } }`;

type Line = Readonly<Record<'quantity' | 'unit_price' | 'discount' | 'donation' | 'total', number>>;
type Order = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly status: string;
  readonly price: number;
  readonly lines: readonly Line[];
};
type Report = Readonly<Record<string, number>> & Readonly<Record<string, unknown>>;

const report = (by: Person, eventId: number, period: object = {}) =>
  by.ask<Report>(PERIOD, { input: { event_id: eventId, ...period } });
const ordersOf = async (by: Person, eventId: number, more: object = {}) =>
  (await by.ask<{ readonly orders: readonly Order[] }>(ORDERS, { input: { event_id: eventId, limit: 100, ...more } }))
    .value.orders;

async function earnedInLedger(eventId: number): Promise<number> {
  const { rows } = await world.app.database.pool.query<Posting>(
    `SELECT book, book_id AS "bookId", debit_account AS debit, credit_account AS credit, kind, subject, amount, currency
     FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::int::text`,
    [eventId],
  );
  return eventEarnings(rows, eventId);
}

async function sells(
  sale: Sale,
  quantities: readonly number[],
  more: { readonly donation?: number; readonly code?: string; readonly unpaid?: true; readonly by?: AccountId } = {},
): Promise<string> {
  const { sales } = world;
  const { eventId, sectionEventId } = sale;
  const accountId = more.by ?? (await sales.buyer());
  if (more.donation !== undefined)
    await sales.saveDonation({ accountId, sectionEventId, amount: dong(more.donation), message: null });
  const begun =
    quantities.length === 0
      ? await sales.openCheckout({
          accountId,
          eventId,
          sectionEventId,
          policyAgreed: false,
          shownPrice: dong(more.donation ?? 0),
          attendees: [],
          locale: 'vi',
          idempotencyKey: randomUUID(),
        })
      : await sales.checkout(accountId, sale, quantities, more.code === undefined ? {} : { code: more.code });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const asked = { accountId, eventId, checkoutSessionId: begun.value.checkoutSessionId };
  if (begun.value.quote.final > 0) {
    const transfer = await sales.requestTransfer(asked);
    if (!transfer.ok) throw new Error(transfer.refusal.code);
    if (more.unpaid === undefined) await sales.pay(transfer.value.message, transfer.value.amount);
  }
  const { user_order_id } = await sales.one<{ readonly user_order_id: string }>(
    'SELECT user_order_id FROM user_order WHERE event_id = $1 AND checkout_session_id = $2',
    [eventId, begun.value.checkoutSessionId],
  );
  return user_order_id;
}

async function refunds(eventId: number, orderId: string, count: number | 'ALL'): Promise<void> {
  const { sales } = world;
  const { rows } = await sales.pool.query<{ readonly bought_ticket_id: string }>(
    'SELECT bought_ticket_id FROM bought_ticket WHERE event_id = $1 AND user_order_id = $2 ORDER BY position LIMIT $3',
    [eventId, orderId, count === 'ALL' ? null : count],
  );
  const of = count === 'ALL' ? count : { ticketIds: rows.map((row) => row.bought_ticket_id), donation: true };
  const answers = await sales.database.transaction((tx) =>
    sales.decideRefunds(tx, eventId, [
      { reason: 'ORDER_CANCELLED', of, key: randomUUID(), orderId, note: null, by: null, tell: true },
    ]),
  );
  expect(answers).toMatchObject([{ ok: true }]);
}

async function soldEvent() {
  const sale = await world.sales.sale({
    donations: true,
    types: [{ price: 200_000, originalPrice: 250_000 }, { price: 90_001 }, { price: 0 }],
  });
  await world.sales.code(sale, 'GIAM10', { percentOff: 10 });
  const orders = {
    plain: await sells(sale, [1, 2], { donation: 10_001 }),
    coded: await sells(sale, [2], { code: 'GIAM10' }),
    partly: await sells(sale, [3], { donation: 30_000 }),
    refunded: await sells(sale, [1]),
    given: await sells(sale, [], { donation: 55_555 }),
    free: await sells(sale, [0, 0, 2]),
    unpaid: await sells(sale, [1], { unpaid: true }),
  };
  await refunds(sale.eventId, orders.partly, 1);
  await refunds(sale.eventId, orders.refunded, 'ALL');
  return { sale, orders, manager: await world.team(sale, 'MANAGER') };
}

describe('the revenue of an event', () => {
  it('equals the ledger to the dong, however it is broken down', async () => {
    const { sale, manager } = await soldEvent();
    const { value } = await report(manager, sale.eventId);
    const ledger = await earnedInLedger(sale.eventId);
    expect(ledger).toBeGreaterThan(1_000_000);
    expect(value).toMatchObject({ total: ledger, currency: 'VND', number_orders: 5, awaiting_approval: 0 });
    const summed = (list: unknown, field = 'value') =>
      (list as readonly Readonly<Record<string, number>>[]).reduce((total, one) => total + (one[field] ?? 0), 0);
    const { tickets, donation_with_tickets, donation_in_online_room, donation_without_ticket } = value;
    expect(
      (tickets ?? 0) + (donation_with_tickets ?? 0) + (donation_in_online_room ?? 0) + (donation_without_ticket ?? 0),
    ).toBe(ledger);
    for (const list of ['days', 'months', 'sessions', 'channels']) expect(summed(value[list])).toBe(ledger);
    expect(summed(value['ticket_types'])).toBe(tickets);
    const desk = await manager.ask<{ readonly revenue: unknown }>(
      'query ($id: Int!) { event_admin(id: $id) { revenue { type value } } }',
      { id: sale.eventId },
    );
    expect(summed(desk.value.revenue)).toBe(ledger);
    const orders = await ordersOf(manager, sale.eventId);
    const kept = orders.filter(({ status }) => status === 'SUCCESSFUL');
    expect(summed(kept, 'price') - summed(kept, 'refunded')).toBe(ledger);
    for (const { lines, price } of orders) expect(summed(lines, 'total')).toBe(price);
  });

  it('adds what waits for approval to what the ledger has', async () => {
    const sale = await world.sales.sale({ approval: true, types: [{ price: 120_000 }] });
    await sells(sale, [2]);
    const { value } = await report(await world.team(sale, 'MANAGER'), sale.eventId);
    expect(value).toMatchObject({ total: 0, awaiting_approval: 240_000 });
    expect(await earnedInLedger(sale.eventId)).toBe(240_000);
  });

  it('is by period in the event’s zone and by session [S7.7-43] [S3-79]', async () => {
    const { sale, manager } = await soldEvent();
    const { rows } = await world.sales.pool.query<{ readonly begin_at: number }>(
      'SELECT begin_at FROM section_event WHERE event_id = $1',
      [sale.eventId],
    );
    const begin = rows[0]?.begin_at ?? 0;
    const { value } = await report(manager, sale.eventId, { start_at: begin, end_at: begin + DAY });
    const from = new Date(begin + 7 * 3_600_000).toISOString().slice(0, 10);
    const revenue = { currency: 'VND', type: 'TOTAL', value: value['total'], timezone: 'Asia/Saigon' };
    expect(value).toMatchObject({
      start_at: begin,
      end_at: begin + DAY,
      days: [{ ...revenue, period: 'DAY', from, section_event: null }],
      months: [{ from: `${from.slice(0, 7)}-01`, period: 'MONTH' }],
      sessions: [{ ...revenue, period: null, section_event: { id: sale.sectionEventId, name: 'Tối thứ Bảy' } }],
    });
    expect(value['total']).toBeGreaterThan(0);
    expect((await report(manager, sale.eventId, { start_at: begin + 1, end_at: begin + DAY })).value).toMatchObject({
      total: 0,
      days: [],
      ticket_types: [],
      check_ins: [],
      promotion_codes: [],
      referrers: [],
    });
    expect(await ordersOf(manager, sale.eventId, { start_at: begin + 1, end_at: begin + DAY })).toEqual([]);
    expect(await ordersOf(manager, sale.eventId, { start_at: begin, end_at: begin + 1 })).toHaveLength(7);
    for (const half of [{ start_at: begin }, { end_at: begin }, { start_at: begin, end_at: begin }])
      expect((await report(manager, sale.eventId, half)).refusal).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'input.end_at',
      });
  });

  it('counts tickets by type, codes, payments and check-ins', async () => {
    const { sale, manager, orders } = await soldEvent();
    const { redeem_code } = await world.sales.one<{ readonly redeem_code: string }>(
      'SELECT redeem_code FROM bought_ticket WHERE event_id = $1 AND user_order_id = $2 LIMIT 1',
      [sale.eventId, orders.free],
    );
    await (await world.atTheDoor(sale))(redeem_code);
    const { value } = await report(manager, sale.eventId);
    expect(value['ticket_types']).toMatchObject([
      { ticket_name: 'Vé 1', sold: 6, refunded: 1, discount: 6 * 50_000 + 40_000, value: 960_000 },
      { ticket_name: 'Vé 2', sold: 2, refunded: 0, discount: 0, value: 180_002 },
      { ticket_name: 'Vé 3', sold: 2, refunded: 0, discount: 0, value: 0 },
    ]);
    expect(value['promotion_codes']).toEqual([
      { code: 'GIAM10', use_times: 1, total_discount: 40_000, currency: 'VND' },
    ]);
    expect(value['channels']).toEqual([{ method: 'BANK_TRANSFER', count: 4, value: value['total'], currency: 'VND' }]);
    expect(value['check_ins']).toMatchObject([
      { section_event: { id: sale.sectionEventId }, ticket_name: 'Vé 1', number_bought_ticket: 5, number_redeemed: 0 },
      { ticket_name: 'Vé 2', number_bought_ticket: 2, number_redeemed: 0 },
      { ticket_name: 'Vé 3', number_bought_ticket: 2, number_redeemed: 1 },
    ]);
    expect(value['check_in_hours']).toMatchObject([{ number_redeemed: 1 }]);
  });

  it('is on the event for those who may see its money [S3-28]', async () => {
    const { sale, manager } = await soldEvent();
    const FIELDS = `query ($id: Int!) { event(id: $id) { revenue { currency type value }
      statistic_orders { count currency status total } statistic_payments { count currency method value }
      statistic_promotion_codes { code currency total_discount use_times } } }`;
    const { value } = await manager.ask<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>(
      FIELDS,
      {
        id: sale.eventId,
      },
    );
    const ledger = await earnedInLedger(sale.eventId);
    expect(value['revenue']).toMatchObject([
      { currency: 'VND', type: 'TICKET' },
      { currency: 'VND', type: 'DONATION' },
    ]);
    expect(value['revenue']?.reduce((total, part) => total + Number(part['value']), 0)).toBe(ledger);
    expect(value['statistic_payments']).toEqual([
      { count: 4, currency: 'VND', method: 'BANK_TRANSFER', value: ledger },
    ]);
    expect(value['statistic_orders']).toContainEqual({
      count: 1,
      currency: 'VND',
      status: 'PROCESSING',
      total: 200_000,
    });
    expect(value['statistic_promotion_codes']).toHaveLength(1);
    const told = await (await world.person('stranger')).ask<object>(FIELDS, { id: sale.eventId });
    expect(told.refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect(told.value).toMatchObject({ revenue: null, statistic_orders: null });
  });
});

describe('the report of a large event', () => {
  const AGED = 'UPDATE report_figures SET taken_at = to_timestamp($2::float8 / 1000) WHERE event_id = $1';
  const WITH_TIME = `query ($input: PeriodRevenueInput!) { period_revenue(input: $input) {
    ${REPORT} figures_at figures_refreshing } }`;
  const askedFor = async (eventId: number): Promise<number> =>
    (await world.app.database.asOwner('SELECT id FROM job WHERE unique_key = $1', [`prepare-figures:${eventId}`]))
      .length;

  it('shows what was prepared of one moment, equal to the ledger, and has newer figures prepared once', async () => {
    const { sale, manager } = await soldEvent();
    const read = async (period: object = {}) =>
      (await manager.ask<Report>(WITH_TIME, { input: { event_id: sale.eventId, ...period } })).value;
    const live = await read();
    expect(live).toMatchObject({ figures_at: null, figures_refreshing: false });
    await world.app.use(PrepareFigures)(sale.eventId);
    const prepared = await read();
    expect(prepared).toEqual({ ...live, figures_at: expect.any(Number) });
    expect(prepared['total']).toBe(await earnedInLedger(sale.eventId));
    const begin = (
      await world.sales.one<{ readonly begin_at: number }>('SELECT begin_at FROM section_event WHERE event_id = $1', [
        sale.eventId,
      ])
    ).begin_at;
    expect(await read({ start_at: begin, end_at: begin + 1 })).toMatchObject({ total: prepared['total'] });
    expect(await read({ start_at: begin + 1, end_at: begin + 2 })).toMatchObject({
      total: 0,
      ticket_types: [],
      check_ins: [],
      check_in_hours: [],
      promotion_codes: [],
      referrers: [],
    });
    expect(await askedFor(sale.eventId)).toBe(0);

    await sells(sale, [1]);
    const old = world.sales.now() - 2 * MINUTE;
    await world.app.database.pool.query(AGED, [sale.eventId, old]);
    expect(await read()).toEqual({ ...live, figures_at: old, figures_refreshing: true });
    await read();
    expect(await askedFor(sale.eventId)).toBe(1);
    await world.app.use(PrepareFigures)(sale.eventId);
    const newer = await read();
    expect(newer['total']).toBe(await earnedInLedger(sale.eventId));
    expect(newer['total']).toBe(Number(live['total']) + 200_000);
    expect(newer['figures_at']).toBeGreaterThan(old);
  });

  it('is known to be large by its orders, counted no further', async () => {
    const { sale } = await soldEvent();
    const book = world.app.use(RevenueBook);
    const { orders } = await world.sales.one<{ readonly orders: number }>(
      'SELECT count(*)::int AS orders FROM user_order WHERE event_id = $1',
      [sale.eventId],
    );
    expect(orders).toBeGreaterThan(0);
    expect(await book.hasOrders(sale.eventId, orders)).toBe(true);
    expect(await book.hasOrders(sale.eventId, orders + 1)).toBe(false);
  });

  it('is prepared anew where it was prepared before a part of it came', async () => {
    const { sale } = await soldEvent();
    const book = world.app.use(RevenueBook);
    const now = world.sales.now();
    await book.prepare(sale.eventId, instant(now));
    expect(await book.prepared(sale.eventId)).not.toBeNull();
    await world.app.database.pool.query(
      `UPDATE report_figures SET figures = figures - 'referrers' WHERE event_id = $1`,
      [sale.eventId],
    );
    expect(await book.prepared(sale.eventId)).toBeNull();
    await book.prepare(sale.eventId, instant(now + 1));
    expect((await book.prepared(sale.eventId))?.figures.referrers).toMatchObject([{ referrer: 'NOBODY' }]);
  });

  it('keeps the newer of two preparations', async () => {
    const { sale } = await soldEvent();
    const book = world.app.use(RevenueBook);
    const now = instant(world.sales.now());
    await book.prepare(sale.eventId, now);
    await book.prepare(sale.eventId, instant(now - MINUTE));
    expect((await book.prepared(sale.eventId))?.takenAt).toBe(now);
  });
});

describe('referrers in the report', () => {
  const OF_ORDERS = `SELECT count(*)::int AS number_orders,
      (SELECT count(*)::int FROM bought_ticket b WHERE b.event_id = $1 AND b.user_order_id = ANY($2)
        AND b.status = 'VALID') AS number_tickets,
      coalesce(sum(o.price - coalesce((SELECT sum(r.tickets + r.donation) FROM refund r
        WHERE r.event_id = o.event_id AND r.user_order_id = o.user_order_id), 0)), 0)::bigint AS value
    FROM user_order o WHERE o.event_id = $1 AND o.status = 'SUCCESSFUL' AND o.user_order_id = ANY($2)`;
  const joinedBy = (code: string): Promise<AccountId> => world.sales.buyer(code as AccountId);

  it('sum to the report: members of the team by name, all others together, and buyers without one', async () => {
    const sale = await world.sales.sale({ donations: true, types: [{ price: 200_000 }, { price: 0 }] });
    const [manager, door] = [await world.team(sale, 'MANAGER'), await world.team(sale, 'CHECK_IN')];
    const codeOf = async (email: string, firstName: string): Promise<string> => {
      await world.app.database.pool.query(
        `UPDATE account SET first_name = $2, last_name = 'Ngô', name_order = 'FAMILY_FIRST' WHERE email = $1`,
        [email, firstName],
      );
      const { referral_code } = await world.sales.one<{ readonly referral_code: string }>(
        'SELECT referral_code FROM account WHERE email = $1',
        [email],
      );
      return referral_code;
    };
    const [lan, mai] = [await codeOf(manager.email, 'Lan'), await codeOf(door.email, 'Mai')];
    const stranger = await world.sales.buyer();
    const orders = {
      lan: [
        await sells(sale, [2], { by: await joinedBy(lan), donation: 10_001 }),
        await sells(sale, [0, 3], { by: await joinedBy(lan) }),
      ],
      mai: [await sells(sale, [0, 1], { by: await joinedBy(mai) })],
      others: [
        await sells(sale, [1], { by: await joinedBy(stranger) }),
        await sells(sale, [1], { by: await joinedBy('GONE234567') }),
      ],
      nobody: [await sells(sale, [3]), await sells(sale, [1]), await sells(sale, [], { donation: 55_555 })],
    };
    await refunds(sale.eventId, orders.lan[0] ?? '', 1);
    await refunds(sale.eventId, orders.nobody[1] ?? '', 'ALL');

    const { value } = await report(manager, sale.eventId);
    const summed = (some: readonly string[]) => world.sales.one<object>(OF_ORDERS, [sale.eventId, some]);
    expect(value['referrers']).toEqual([
      { kind: 'MEMBER', name: 'Ngô Lan', ...(await summed(orders.lan)) },
      { kind: 'MEMBER', name: 'Ngô Mai', ...(await summed(orders.mai)) },
      { kind: 'OTHERS', name: null, ...(await summed(orders.others)) },
      { kind: 'NOBODY', name: null, ...(await summed(orders.nobody)) },
    ]);
    const { total, number_orders } = value;
    const all = await summed(Object.values(orders).flat());
    expect(all).toMatchObject({ number_orders, value: total });
    expect([number_orders, total]).toEqual([7, await earnedInLedger(sale.eventId)]);
    const types: unknown = value['ticket_types'];
    const kept = (types as readonly { readonly sold: number; readonly refunded: number }[]).reduce(
      (count, { sold, refunded }) => count + sold - refunded,
      0,
    );
    expect(all).toMatchObject({ number_tickets: kept });
    expect(JSON.stringify(value['referrers'])).not.toContain(stranger);
  });

  it('count both kinds without a name at 0, and are none before the first order', async () => {
    const sale = await world.sales.sale({ types: [{ price: 0 }] });
    const manager = await world.team(sale, 'MANAGER');
    expect((await report(manager, sale.eventId)).value['referrers']).toEqual([]);
    await sells(sale, [2]);
    const none = { kind: 'OTHERS', name: null, number_orders: 0, number_tickets: 0, value: 0 };
    expect((await report(manager, sale.eventId)).value['referrers']).toEqual([
      none,
      { ...none, kind: 'NOBODY', number_orders: 1, number_tickets: 2 },
    ]);
  });
});

describe('the picture of an event’s numbers', () => {
  type Picture = { readonly available_at: number | null; readonly wide: string | null; readonly tall: string | null };
  const PICTURE = `query ($input: PeriodRevenueInput!) { period_revenue(input: $input) {
    numbers_picture { available_at wide tall } } }`;
  const pictureFor = async (by: Person, sale: Sale): Promise<Picture | null> => {
    const input = { event_id: sale.eventId };
    return (await by.ask<{ readonly numbers_picture: Picture | null }>(PICTURE, { input })).value.numbers_picture;
  };
  const ends = ({ eventId }: Sale) =>
    world.app.database.asOwner(
      `UPDATE event SET begin_at = now() - interval '2 days', end_at = now() - interval '1 hour' WHERE event_id = $1`,
      [eventId],
    );
  const fetched = (path: string) => fetch(`${world.app.url}${path}`);

  it('is there from the end of the event on', async () => {
    const sale = await world.sales.sale({ types: [{ price: 0 }] });
    await sells(sale, [2]);
    const { end_at } = await world.sales.one<{ readonly end_at: number }>(
      'SELECT end_at FROM event WHERE event_id = $1',
      [sale.eventId],
    );
    expect(await pictureFor(await world.team(sale, 'MANAGER'), sale)).toEqual({
      available_at: end_at,
      wide: null,
      tall: null,
    });
  });

  it('is a signed address of guests, tickets and sessions without money, drawn as PNG in two shapes', async () => {
    const sale = await world.sales.sale({ types: [{ price: 200_000 }] });
    await sells(sale, [3]);
    await world.app.database.pool.query(
      `UPDATE bought_ticket SET redeem_count = 1, first_redeemed_at = now() WHERE event_id = $1 AND bought_ticket_id IN
        (SELECT bought_ticket_id FROM bought_ticket WHERE event_id = $1 ORDER BY position LIMIT 2)`,
      [sale.eventId],
    );
    await ends(sale);
    const picture = await pictureFor(await world.team(sale, 'MANAGER'), sale);
    const shown = {
      eventName: 'Đêm nhạc',
      time: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
      came: '2',
      tickets: '3',
      sessions: '1',
      locale: 'vi',
      imageUrl: expect.stringMatching(/^\/api\/print\//),
      signature: expect.any(String),
    };
    for (const [path, shape, width, height] of [
      [picture?.wide ?? '', 'WIDE', 1_200, 630],
      [picture?.tall ?? '', 'TALL', 1_080, 1_350],
    ] as const) {
      expect(Object.fromEntries(new URL(path, 'http://vemoi').searchParams)).toEqual({ ...shown, shape });
      const answer = await fetched(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual(['png', width, height]);
    }
    const path = picture?.wide ?? '';
    for (const forged of [
      path.replace('came=2', 'came=3'),
      path.replace('shape=WIDE', 'shape=TALL'),
      `${path}&revenue=1`,
      path.replace(/&signature=.*/, ''),
      path.replace('generate-numbers-image', 'generate-invitation-image'),
      '/api/generate-numbers-image',
    ])
      expect([forged, (await fetched(forged)).status]).toEqual([forged, 404]);
  });

  it('counts no guests where nobody was checked in, and is none without tickets', async () => {
    const [unscanned, unsold] = [
      await world.sales.sale({ types: [{ price: 0 }] }),
      await world.sales.sale({ types: [{ price: 0 }] }),
    ];
    await sells(unscanned, [1]);
    await ends(unscanned);
    await ends(unsold);
    const path = (await pictureFor(await world.team(unscanned, 'MANAGER'), unscanned))?.tall ?? '';
    expect(new URL(path, 'http://vemoi').searchParams.has('came')).toBe(false);
    expect((await fetched(path)).status).toBe(200);
    expect(await pictureFor(await world.team(unsold, 'MANAGER'), unsold)).toEqual({
      available_at: null,
      wide: null,
      tall: null,
    });
  });

  it('is for those who may see check-ins: an accountant has none', async () => {
    const sale = await world.sales.sale({ types: [{ price: 0 }] });
    const accountant = await world.person('ketoan');
    await world.app.database.pool.query('UPDATE account SET is_accountant = true WHERE email = $1', [accountant.email]);
    await accountant.proves();
    expect(await pictureFor(accountant, sale)).toBeNull();
  });
});

describe('an event', () => {
  it('carries its lowest price, what it sold, its revenue and when it publishes itself [S3-27]', async () => {
    const { sale, manager } = await soldEvent();
    const at = world.sales.now() + DAY;
    await world.app.database.asOwner(
      `INSERT INTO scheduled_event (event_id, scheduled_at, scheduled_by, inserted_at)
       SELECT $1, to_timestamp($2::float8 / 1000), account_id, now() FROM account WHERE email = $3 RETURNING 1`,
      [sale.eventId, at, manager.email],
    );
    const FIELDS = `query ($id: Int!) { event(id: $id) {
      lowest_ticket { price original_price amount_off percent_off currency }
      ticket_sold { number_of_sold_tickets number_of_tickets } revenue { currency type value }
      scheduled_event { scheduled_at } } }`;
    const told = await manager.ask<object>(FIELDS, { id: sale.eventId });
    expect(told.value).toMatchObject({
      lowest_ticket: { price: 0, original_price: 0, amount_off: null, percent_off: null, currency: 'VND' },
      ticket_sold: { number_of_sold_tickets: 9, number_of_tickets: 300 },
      revenue: [
        { currency: 'VND', type: 'TICKET', value: 1_140_002 },
        { currency: 'VND', type: 'DONATION', value: 65_556 },
      ],
      scheduled_event: { scheduled_at: at },
    });
    const other = await (await world.person('stranger')).ask<object>(FIELDS, { id: sale.eventId });
    expect(other.value).toMatchObject({ revenue: null, scheduled_event: null });
  });
});

describe('orders in a report', () => {
  it('have their payment, discount, share of the donation and total', async () => {
    const { sale, manager, orders } = await soldEvent();
    const one = async (id: string) => (await manager.ask<Order>(ONE, { id: encodeWireId(sale.eventId, id) })).value;
    expect(await one(orders.plain)).toMatchObject({
      status: 'SUCCESSFUL',
      payment_status: 'SUCCEEDED',
      payment_method: 'BANK_TRANSFER',
      payment_id: expect.stringMatching(/^FT/),
      ordered_at: expect.any(Number),
      buyer_name: 'Trần Minh',
      session_name: 'Tối thứ Bảy',
      price: 390_003,
      refunded: 0,
      lines: [
        { ticket_name: 'Vé 1', quantity: 1, unit_price: 250_000, discount: 50_000 },
        { ticket_name: 'Vé 2', quantity: 2, unit_price: 90_001, discount: 0 },
      ],
    });
    expect(await one(orders.given)).toMatchObject({
      price: 55_555,
      lines: [{ ticket_name: null, quantity: 0, unit_price: 0, discount: 0, donation: 55_555, total: 55_555 }],
    });
    expect(await one(orders.free)).toMatchObject({ payment_status: null, payment_id: null, payment_method: 'FREE' });
    expect(await one(orders.unpaid)).toMatchObject({
      status: 'PROCESSING',
      payment_status: 'PENDING',
      ordered_at: null,
    });
    expect(await one(orders.partly)).toMatchObject({ price: 630_000, refunded: 230_000 });
    const listed = await ordersOf(manager, sale.eventId);
    for (const id of Object.values(orders)) expect(listed).toContainEqual(await one(id));
    expect(await ordersOf(manager, sale.eventId, { status: 'PROCESSING' })).toEqual([await one(orders.unpaid)]);
  });

  it('are searched and counted in one reading, page by page', async () => {
    const { sale, manager } = await soldEvent();
    type Found = {
      readonly orders: readonly Order[];
      readonly metadata: { readonly after: string | null; readonly total_count: number };
    };
    const search = async (more: object) =>
      (await manager.ask<Found>(ORDERS, { input: { event_id: sale.eventId, search: 'tran MINH', ...more } })).value;
    const all = await search({ limit: 100 });
    expect(all.metadata.total_count).toBe(7);
    expect(all.orders.map(({ id }) => id)).toEqual((await ordersOf(manager, sale.eventId)).map(({ id }) => id));
    const first = await search({ limit: 3 });
    const second = await search({ limit: 3, after: first.metadata.after });
    expect([...first.orders, ...second.orders]).toEqual(all.orders.slice(0, 6));
    expect([first.metadata.total_count, second.metadata.total_count]).toEqual([7, 7]);
    expect((await search({ search: 'khong ai' })).metadata.total_count).toBe(0);
  });
});

describe('reports are for', () => {
  it('the event’s managers, accountants and admins: to others it has none', async () => {
    const { sale, manager, orders } = await soldEvent();
    const [editor, stranger] = [await world.team(sale, 'EDITOR'), await world.person('stranger')];
    const accountant = await world.person('ketoan');
    await world.app.database.pool.query('UPDATE account SET is_accountant = true WHERE email = $1', [accountant.email]);
    await accountant.proves();
    const asked = { id: encodeWireId(sale.eventId, orders.plain) };
    for (const one of [editor, stranger]) {
      for (const { refusal } of [
        await report(one, sale.eventId),
        await one.ask(ORDERS, { input: { event_id: sale.eventId } }),
        await one.ask(ONE, asked),
      ])
        expect(refusal).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await report(accountant, sale.eventId)).value['total']).toBe(await earnedInLedger(sale.eventId));
    expect((await accountant.ask<Order>(ONE, asked)).value.id).toBe(asked.id);
    expect((await report(manager, sale.eventId)).value['abilities']).toEqual([
      'report.summary',
      'report.orders',
      'report.tickets',
      'report.check-ins',
    ]);
  });

  it('listed by event, each with its revenue, in pages and for a period [S7.7-44]', async () => {
    const events = [await soldEvent(), await soldEvent()];
    const manager = await world.person('listed');
    for (const { sale } of events)
      await world.app.database.asOwner(
        `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'MANAGER', now() FROM account WHERE email = $2`,
        [sale.eventId, manager.email],
      );
    type Listed = {
      readonly entries: readonly { readonly event: { readonly id: number }; readonly total: number }[];
      readonly metadata: { readonly after: string | null; readonly total_count: number };
    };
    const list = async (input: object) => (await manager.ask<Listed>(LIST, { input })).value;
    const all = await list({});
    expect(all.metadata.total_count).toBe(2);
    expect(all.entries.map((entry) => entry.event.id).toSorted()).toEqual(
      events.map(({ sale }) => sale.eventId).toSorted(),
    );
    for (const { event, total } of all.entries) expect(total).toBe(await earnedInLedger(event.id));
    const first = await list({ limit: 1 });
    expect(first.entries).toEqual(all.entries.slice(0, 1));
    expect((await list({ limit: 1, after: first.metadata.after })).entries).toEqual(all.entries.slice(1));
    expect((await list({ start_at: 0, end_at: 1 })).entries).toEqual([]);
    expect((await list({ search: 'dem nhac' })).entries).toHaveLength(2);
    expect((await list({ search: 'khong co' })).entries).toEqual([]);
  });
});
