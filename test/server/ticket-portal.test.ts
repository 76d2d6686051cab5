import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let admin: Person;
beforeAll(async () => {
  world = await ticketWorld();
  admin = await world.person('portal.admin');
  await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
  await admin.proves();
});

const ORDER = `{ line { id order_number status email } event_id phone_number
  payments { provider state amount received refunded }
  tickets { id code_end ticket_name holder email status check_ins { type } entry void_reason } mails { message recipient } }`;
type PortalTicket = {
  readonly id: string;
  readonly email: string;
  readonly code_end: string;
  readonly status: string;
  readonly entry: readonly string[];
  readonly check_ins: readonly { readonly type: string }[];
  readonly void_reason: string | null;
};
type PortalOrder = {
  readonly line: { readonly id: string; readonly order_number: string; readonly status: string };
  readonly payments: readonly Readonly<Record<string, unknown>>[];
  readonly tickets: readonly PortalTicket[];
  readonly mails: readonly { readonly message: string; readonly recipient: string }[];
};
const search = async (words: string, by = admin) => {
  const { value, refusal } = await by.ask<{ readonly entries: readonly { readonly id: string }[] } | null>(
    'query ($search: String!) { ticket_portal(search: $search) { entries { id order_number event_name email } } }',
    { search: words },
  );
  return refusal ?? value?.entries.map(({ id }) => id);
};
const look = (id: string, by = admin) =>
  by.ask<PortalOrder>(`query ($id: ID!) { ticket_portal_order(id: $id) ${ORDER} }`, { id });
const act = (name: 'resend' | 'reissue', id: string, by = admin) =>
  by.ask<PortalOrder>(`mutation ($id: ID!) { ${name}_bought_ticket(id: $id) ${ORDER} }`, { id });
const voids = (id: string, reason: string, by = admin) =>
  by.ask<PortalOrder>(
    `mutation ($id: ID!, $reason: String!) { void_bought_ticket(id: $id, reason: $reason) ${ORDER} }`,
    {
      id,
      reason,
    },
  );
const explain = async (email: string, eventId: number, by = admin) => {
  const { value, refusal } = await by.ask<Readonly<Record<string, unknown>>>(
    `query ($email: String!, $event: Int!) { explain_purchase(email: $email, event_id: $event) {
      event_name has_account is_private lines { ticket_id session_name session_begins_at ticket_name may_buy why } } }`,
    { email, event: eventId },
  );
  return refusal ?? value;
};

const acts = async (ticketId: string) =>
  (
    await world.app.database.asOwner<{ readonly act: string }>(
      `SELECT act FROM audit_entry WHERE subject = 'ticket:' || $1 ORDER BY at, audit_entry_id`,
      [decodeWireId(ticketId)?.rowId],
    )
  ).map((entry) => entry.act);

async function aBuyer(given: Parameters<TicketWorld['buyerWithTicket']>[0] = {}) {
  const { sale, buyer, ticket } = await world.buyerWithTicket(given);
  const phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await world.app.database.asOwner('UPDATE bought_ticket SET phone_number = $2 WHERE event_id = $1', [
    sale.eventId,
    phone,
  ]);
  return { sale, buyer, ticket, phone, order: ticket.user_order_id };
}

describe('the ticket portal', () => {
  it('finds an order by code, number, email and phone as people write them', async () => {
    const { buyer, ticket, phone, order } = await aBuyer();
    const code = ticket.redeem_id ?? '';
    const number = (await look(order)).value.line.order_number;
    const typed = [
      code,
      `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase(),
      number.toLowerCase(),
      buyer.email.toUpperCase(),
      phone,
      `+84 ${phone.slice(1, 4)} ${phone.slice(4)}`,
    ];
    for (const words of typed) expect([words, await search(words)]).toEqual([words, [order]]);
    expect(await search(`nobody.${randomUUID()}@example.test`)).toEqual([]);
  });

  it('finds page by page, newest first, of a buyer and of holders alike', async () => {
    const sale = await world.sales.sale({});
    const buyer = await world.person('chi');
    const friend = `ban.${randomUUID().slice(0, 8)}@example.test`;
    for (const others of [[friend], [], [friend]]) {
      await world.takes(buyer, sale, ...others);
      world.wait(MINUTE);
    }
    type Turn = { readonly after?: string | null; readonly before?: string | null };
    const page = async (search: string, turn: Turn = {}) => {
      const { value } = await admin.ask<{
        readonly entries: readonly { readonly id: string }[];
        readonly metadata: { readonly after: string | null; readonly before: string | null };
      }>(
        `query ($search: String!, $after: String, $before: String) {
          ticket_portal(search: $search, limit: 2, after: $after, before: $before) {
            entries { id } metadata { after before total_count } } }`,
        { search, ...turn },
      );
      return { ids: value.entries.map(({ id }) => id), ...value.metadata };
    };
    const orders = await world.app.database.asOwner<{ readonly id: string }>(
      'SELECT user_order_id AS id FROM user_order WHERE event_id = $1 ORDER BY inserted_at DESC',
      [sale.eventId],
    );
    const [newest, middle, oldest] = orders.map(({ id }) => encodeWireId(sale.eventId, id));
    const first = await page(buyer.email);
    expect(first).toMatchObject({ ids: [newest, middle], before: null, total_count: 3 });
    const second = await page(buyer.email, { after: first.after });
    expect(second).toMatchObject({ ids: [oldest], after: null, total_count: 3 });
    expect(await page(buyer.email, { before: second.before })).toMatchObject({ ids: [newest, middle], before: null });
    expect(await page(friend)).toMatchObject({ ids: [newest, oldest], after: null, before: null, total_count: 2 });
  });

  it('is for admins alone, who proved their second factor', async () => {
    const { sale, buyer, ticket, order } = await aBuyer();
    const manager = await world.team(sale, 'MANAGER');
    const newAdmin = await world.person('new.admin');
    await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [newAdmin.email]);
    const accountant = await world.person('accountant');
    await world.app.database.asOwner('UPDATE account SET is_accountant = true WHERE email = $1', [accountant.email]);
    await accountant.proves();
    for (const [by, code] of [
      [buyer, 'FORBIDDEN'],
      [manager, 'FORBIDDEN'],
      [accountant, 'FORBIDDEN'],
      [newAdmin, 'FORBIDDEN'],
    ] as const) {
      const refusals = [
        await search(buyer.email, by),
        (await look(order, by)).refusal,
        (await act('resend', ticket.id, by)).refusal,
        (await act('reissue', ticket.id, by)).refusal,
        (await voids(ticket.id, 'Please', by)).refusal,
        await explain(buyer.email, sale.eventId, by),
      ];
      expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code })));
    }
    expect(await acts(ticket.id)).toEqual([]);
    expect((await look(order)).value.tickets.map(({ status }) => status)).toEqual(['VALID']);
  });

  it('shows what the ticket is, who holds it and the end of its code, never what admits', async () => {
    const { buyer, ticket, order } = await aBuyer();
    await world.mailsTo(buyer.email);
    const { value } = await look(order);
    expect(value).toMatchObject({
      line: { id: order, status: 'SUCCESSFUL', email: buyer.email },
      tickets: [
        { id: ticket.id, holder: 'Lan', email: buyer.email, status: 'VALID', check_ins: [], void_reason: null },
      ],
      mails: [{ message: 'order-confirmed', recipient: buyer.email }],
    });
    expect(ticket.redeem_id).toHaveLength(10);
    expect(value.tickets[0]?.code_end).toBe(ticket.redeem_id?.slice(-4));
    expect(JSON.stringify(value)).not.toContain(ticket.redeem_id);
    const { eventId } = decodeWireId(order) ?? { eventId: 0 };
    expect((await look(encodeWireId(eventId, randomUUID()))).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('mails a ticket again, not twice in five minutes, and records it', async () => {
    const { buyer, ticket } = await aBuyer();
    const before = (await world.mailsTo(buyer.email)).length;
    expect((await act('resend', ticket.id)).refusal).toBeNull();
    expect((await act('resend', ticket.id)).refusal).toMatchObject({ code: 'RESEND_TOO_SOON' });
    world.wait(6 * MINUTE);
    expect((await act('resend', ticket.id)).refusal).toBeNull();
    expect((await world.mailsTo(buyer.email)).length - before).toBe(2);
    expect(await acts(ticket.id)).toEqual(['ticket.mailed-by-staff', 'ticket.mailed-by-staff']);
  });

  it('replaces a code: the old one is refused at the door, the mailed one admits, both are explained', async () => {
    const { sale, buyer, ticket, order } = await aBuyer();
    const scan = await world.atTheDoor(sale);
    const { value } = await act('reissue', ticket.id);
    expect(value.tickets[0]?.entry).toContain('Mã của vé đã được thay 1 lần. Chỉ email mới nhất có mã dùng được.');
    expect(await scan(ticket.qr_text)).toBe('TICKET_REISSUED');
    expect(await scan(ticket.redeem_id)).toBe('QR_INVALID');
    expect(await scan((await world.broughtTo(buyer.email)).qr)).toBe('ADMITTED');
    const [after] = (await look(order)).value.tickets;
    expect(after?.check_ins).toEqual([{ type: 'QR' }]);
    expect(after?.entry[0]).toMatch(/^Vé này đã được soát 1 lần, lần đầu lúc /);
    expect(await acts(ticket.id)).toEqual(['ticket.reissued', 'ticket.checked-in']);
  });

  it('voids a ticket with a reason, once', async () => {
    const { sale, ticket, order } = await aBuyer();
    expect((await voids(ticket.id, '  ')).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
    const [first, second] = await Promise.all([
      voids(ticket.id, 'Người mua báo mất máy'),
      voids(ticket.id, 'Người mua báo mất máy'),
    ]);
    expect([first.refusal, second.refusal]).toEqual([null, null]);
    expect((await voids(ticket.id, 'Một lý do khác')).refusal).toBeNull();
    expect((await look(order)).value).toMatchObject({
      line: { status: 'CANCELLED' },
      tickets: [
        {
          status: 'VOID',
          void_reason: 'Người mua báo mất máy',
          entry: ['Vé này đã bị hủy. Không ai vào cửa được bằng vé này và chỗ đã được trả lại.'],
        },
      ],
    });
    expect(await acts(ticket.id)).toEqual(['ticket.voided']);
    const scan = await world.atTheDoor(sale);
    expect(await scan(ticket.qr_text)).toBe('TICKET_VOID');
    for (const name of ['resend', 'reissue'] as const)
      expect((await act(name, ticket.id)).refusal).toEqual({ code: 'TICKET_VOID' });
  });

  it.each([
    ['en', 'Ticket voided: Đêm nhạc'],
    ['vi', 'Vé đã hủy: Đêm nhạc'],
  ])('tells the holder of one free ticket of several that it is void, once, in %s', async (locale, told) => {
    const sale = await world.sales.sale({});
    const buyer = await world.person('mai');
    await world.app.database.asOwner('UPDATE account SET locale = $2 WHERE email = $1', [buyer.email, locale]);
    const friend = `ban.${randomUUID().slice(0, 8)}@example.test`;
    const [first] = await world.takes(buyer, sale, friend);
    const order = first?.user_order_id ?? '';
    const { tickets } = (await look(order)).value;
    const ticketOf = (email: string) => tickets.find((ticket) => ticket.email === email)?.id ?? '';
    const subjectsTo = async (email: string) => (await world.mailsTo(email)).map(({ subject }) => subject);
    const [toBuyer, toFriend] = [await subjectsTo(buyer.email), await subjectsTo(friend)];
    for (const reason of ['Mua nhầm', 'Mua nhầm lần nữa'])
      expect((await voids(ticketOf(friend), reason)).refusal).toBeNull();
    expect((await subjectsTo(friend)).slice(toFriend.length)).toEqual([told]);
    expect(await subjectsTo(buyer.email)).toEqual(toBuyer);
    const { value } = await look(order);
    expect(value.line.status).toBe('SUCCESSFUL');
    expect(value.mails[0]).toEqual({ message: 'ticket-voided', recipient: friend });
    expect((await voids(ticketOf(buyer.email), 'Mua nhầm')).refusal).toBeNull();
    expect(await subjectsTo(buyer.email)).toHaveLength(toBuyer.length + 1);
    expect((await look(order)).value.mails[0]).toEqual({ message: 'order-cancelled', recipient: buyer.email });
  });

  it('gives back what one of several paid tickets cost', async () => {
    const sale = await world.sales.sale({ types: [{ price: 100_000 }] });
    const buyer = await world.person('mai');
    const { id } = await world.orders(buyer, sale, `ban.${randomUUID().slice(0, 8)}@example.test`);
    const begun = await buyer.ask<{ readonly bank_transfer: { readonly message: string } }>(
      `mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) {
        bank_transfer { message } } }`,
      { id },
    );
    await world.sales.pay(begun.value.bank_transfer.message, 200_000);
    const [ticket] = await world.held(buyer);
    const { value } = await voids(ticket?.id ?? '', 'Mua nhầm');
    expect(value.line.status).toBe('SUCCESSFUL');
    expect(value.tickets.map(({ status }) => status).toSorted()).toEqual(['VALID', 'VOID']);
    expect(value.payments).toEqual([
      expect.objectContaining({ provider: 'BANK_TRANSFER', received: 200_000, amount: 200_000 }),
    ]);
    const refunds = await world.app.database.asOwner('SELECT tickets, donation, note FROM refund WHERE event_id = $1', [
      sale.eventId,
    ]);
    expect(refunds).toEqual([{ tickets: 100_000, donation: 0, note: 'Mua nhầm' }]);
  });
});

describe('why somebody cannot buy', () => {
  it('says how many they can buy, and the limit they reached', async () => {
    const { sale, buyer } = await aBuyer({ types: [{ accountLimit: 1 }] });
    const [begins] = await world.app.database.asOwner<{ readonly at: number }>(
      'SELECT (extract(epoch FROM begin_at) * 1000)::float8 AS at FROM section_event WHERE event_id = $1',
      [sale.eventId],
    );
    const stranger = `stranger.${randomUUID().slice(0, 8)}@example.test`;
    expect(await explain(buyer.email, sale.eventId)).toMatchObject({
      has_account: true,
      is_private: false,
      lines: [
        {
          ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''),
          session_name: 'Tối thứ Bảy',
          session_begins_at: begins?.at,
          may_buy: false,
          why: 'Mỗi tài khoản chỉ được mua 1 vé; tài khoản này đã có 1, tính cả đơn chờ thanh toán.',
        },
      ],
    });
    expect(await explain(stranger, sale.eventId)).toMatchObject({
      has_account: false,
      lines: [{ may_buy: true, why: 'Mua được tối đa 1 vé ngay bây giờ.' }],
    });
    await world.app.database.asOwner(`UPDATE event SET status = 'CANCELLED' WHERE event_id = $1`, [sale.eventId]);
    expect(await explain(stranger, sale.eventId)).toMatchObject({
      lines: [{ may_buy: false, why: 'Sự kiện đã hủy hoặc lưu trữ nên không bán vé.' }],
    });
  });

  it('refuses an address that is none and an event that nobody made', async () => {
    const { sale } = await aBuyer();
    expect(await explain('lan@nowhere', sale.eventId)).toEqual({ code: 'INVALID_EMAIL' });
    expect(await explain('lan@example.test', 2_000_000_000)).toEqual({ code: 'EVENT_NOT_FOUND' });
  });
});
