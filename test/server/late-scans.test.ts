import { beforeAll, describe, expect, it } from 'vitest';
import { instant, later } from '#domain/kernel/instant.ts';
import { readTicketToken, writeTicketToken } from '#domain/ticket/ticket-token.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let stranger: Account;
let event: OneSessionEvent;

const MINUTE = 60_000;

beforeAll(async () => {
  world = await catalogueWorld(instant(Date.now()));
  organiser = await world.account('organiser');
  stranger = await world.account('stranger');
  event = await world.published(organiser);
});

type Ticket = {
  readonly uuid: string;
  readonly id: string;
  readonly qr: string;
  readonly code: string;
  readonly buyer: Account;
};

let buyers = 0;
async function guest(firstName: string): Promise<Ticket> {
  buyers += 1;
  const buyer = await world.account(`buyer-${buyers}`);
  await world.register(event, buyer, [{ firstName, email: 'khach@vemoi.test' }]);
  const { entries } = await world.one<{
    readonly entries: readonly { readonly id: string; readonly qr_text: string; readonly redeem_id: string }[];
  }>('{ my_tickets(input: {}) { entries { id qr_text redeem_id } } }', { as: buyer });
  const [ticket] = entries;
  if (ticket === undefined) throw new Error(`${firstName} has no ticket`);
  return {
    uuid: decodeWireId(ticket.id)?.rowId ?? '',
    id: ticket.id,
    qr: ticket.qr_text,
    code: ticket.redeem_id,
    buyer,
  };
}

type Late = {
  readonly id: string;
  readonly text: string;
  readonly ago: number;
  readonly session?: number;
  readonly listAgo?: number;
};

/** `skew`: how far the device's clock is ahead. */
const handIn = (gate: string, scans: readonly Late[], { as = organiser, skew = 0 } = {}) =>
  world.ask(
    `mutation ($event: Int!, $gate: GateInput!, $sent: Timestamp!, $scans: [LateScanInput!]!) {
      hand_in_scans(event_id: $event, gate: $gate, sent_at: $sent, scans: $scans) { scan_id flag } }`,
    {
      as,
      variables: {
        event: event.eventId,
        gate: { id: gate, name: gate },
        sent: world.now() + skew,
        scans: scans.map(({ id, text, ago, session = event.sessionId, listAgo = ago }) => ({
          scan_id: id,
          text,
          section_event_id: session,
          scanned_at: world.now() + skew - ago * MINUTE,
          list_made_at: world.now() + skew - listAgo * MINUTE,
        })),
      },
    },
  );
const flagsOf = async (answer: ReturnType<typeof handIn>) => {
  const { data, refusals } = await answer;
  expect(refusals).toEqual([]);
  const answers = (data?.['hand_in_scans'] ?? []) as unknown as readonly {
    readonly scan_id: string;
    readonly flag: string | null;
  }[];
  return answers.map(({ scan_id, flag }) => [scan_id, flag]);
};

const online = (text: string, key: string, gate: string) =>
  world.one<{ readonly outcome: string; readonly count: number }>(
    `mutation ($text: String!, $session: Int!, $gate: GateInput) {
      redeem_bought_ticket(redeem_id: $text, section_event_id: $session, gate: $gate) { outcome count } }`,
    { as: organiser, key, variables: { text, session: event.sessionId, gate: { id: gate, name: gate } } },
  );

type Conflict = {
  readonly scan_id: string;
  readonly flag: string;
  readonly at: number;
  readonly gate_name: string | null;
  readonly full_name: string | null;
  readonly first_at: number | null;
  readonly first_gate_name: string | null;
};
const conflicts = async (firstName: string) =>
  (
    await world.one<readonly Conflict[]>(
      `{ door_conflicts(event_id: ${event.eventId}) {
        scan_id flag at gate_name full_name first_at first_gate_name } }`,
      { as: organiser },
    )
  )
    .filter(({ full_name }) => full_name === firstName)
    .map(({ flag, at, gate_name, first_at, first_gate_name }) => [flag, gate_name, at, first_gate_name, first_at]);

const state = async ({ uuid }: Ticket) => {
  const { rows } = await world.pool.query<{ readonly redeem_count: number; readonly first: string | null }>(
    'SELECT redeem_count, first_redeemed_at AS first FROM bought_ticket WHERE bought_ticket_id = $1',
    [uuid],
  );
  return [rows[0]?.redeem_count, rows[0]?.first === null ? null : Number(rows[0]?.first)];
};
const ago = (minutes: number) => world.now() - minutes * MINUTE;

async function minutesAgo(minutes: number, act: () => Promise<unknown>): Promise<void> {
  const now = world.now();
  world.setNow(instant(ago(minutes)));
  await act();
  world.setNow(now);
}

async function cancelOrder({ id, buyer }: Ticket): Promise<void> {
  const { user_orders: orders } = await world.one<{ readonly user_orders: readonly { readonly id: string }[] }>(
    '{ user_orders { user_orders { id } } }',
    { as: buyer },
  );
  await world.one('mutation ($input: RefundOrderInput!) { refund_order(input: $input) { status } }', {
    as: organiser,
    key: `cancel-${id}`,
    variables: { input: { user_order_id: orders[0]?.id, ticket_ids: [id], donation: false, reason: 'Ốm' } },
  });
}

const give = ({ id, buyer }: Ticket) =>
  world.one('mutation ($id: ID!, $to: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $to) { id } }', {
    as: buyer,
    key: `give-${id}`,
    variables: { id, to: { email: 'ban@vemoi.test', first_name: 'Bạn' } },
  });

describe('the list for a door without a network', () => {
  const LIST = `query ($event: Int!, $after: String, $limit: Int) { door_list(event_id: $event, after: $after, limit: $limit) {
    keys { number public_key }
    tickets { ticket_id redeem_id issue_number section_event_id valid redeem first_redeem_at full_name ticket_name seat_name } } }`;

  it('has every ticket of the event once, page by page, void ones too, with the keys of their codes', async () => {
    const party = await world.published(organiser, { name: 'Danh sách' });
    const buyer = await world.account('many');
    await world.register(
      party,
      buyer,
      ['An', 'Bích', 'Chi'].map((firstName) => ({ firstName, email: 'khach@vemoi.test' })),
    );
    await world.pool.query(`UPDATE bought_ticket SET status = 'VOID' WHERE event_id = $1 AND first_name = 'Chi'`, [
      party.eventId,
    ]);
    type List = {
      readonly keys: readonly { readonly number: number; readonly public_key: string }[];
      readonly tickets: readonly { readonly ticket_id: string; readonly full_name: string; readonly valid: boolean }[];
    };
    const page = (after?: string) =>
      world.one<List>(LIST, { as: organiser, variables: { event: party.eventId, limit: 2, after } });
    const first = await page();
    const second = await page(first.tickets.at(-1)?.ticket_id);
    expect([first.tickets.length, second.tickets.length]).toEqual([2, 1]);
    expect([...first.tickets, ...second.tickets].map((one) => [one.full_name, one.valid]).sort()).toEqual([
      ['An', true],
      ['Bích', true],
      ['Chi', false],
    ]);
    expect(first.keys).toEqual([{ number: 1, public_key: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it('is given only to who may check in', async () => {
    for (const [as, code] of [
      [stranger, 'FORBIDDEN'],
      [undefined, 'UNAUTHORIZED'],
    ] as const) {
      const asked = { variables: { event: event.eventId }, ...(as === undefined ? {} : { as }) };
      expect((await world.ask(LIST, asked)).refusals).toEqual([{ code }]);
      expect(
        (await world.ask('query ($event: Int!) { door_conflicts(event_id: $event) { flag } }', asked)).refusals,
      ).toEqual([{ code }]);
    }
    expect((await handIn('north', [{ id: 'x', text: 'AAAAAAAAAA', ago: 1 }], { as: stranger })).refusals).toEqual([
      { code: 'FORBIDDEN' },
    ]);
  });
});

describe('scans handed in after the network was gone', () => {
  it('are recorded at the time of the scan by our clock, once however often they are sent', async () => {
    const ticket = await guest('Ánh');
    const scans = [{ id: 'anh-1', text: ticket.qr, ago: 20 }];
    // The device's clock is three hours ahead.
    const before = ago(20);
    expect(await flagsOf(handIn('north', scans, { skew: 180 * MINUTE }))).toEqual([['anh-1', null]]);
    expect(await flagsOf(handIn('north', scans))).toEqual([['anh-1', null]]);
    const { rows } = await world.pool.query<{ readonly at: string; readonly received_at: string; gate_name: string }>(
      'SELECT at, received_at, gate_name FROM redeem WHERE bought_ticket_id = $1',
      [ticket.uuid],
    );
    expect(rows).toEqual([{ at: before, received_at: world.now(), gate_name: 'north' }]);
    expect(await state(ticket)).toEqual([1, before]);
    expect(await online(ticket.code, 'anh-2', 'south')).toEqual({ outcome: 'ALREADY_CHECKED_IN', count: 2 });
  });

  it('are the scan that was answered before its answer was lost', async () => {
    const ticket = await guest('Bảo');
    await online(ticket.code, 'bao-1', 'north');
    expect(await flagsOf(handIn('north', [{ id: 'bao-1', text: ticket.code, ago: 1 }]))).toEqual([['bao-1', null]]);
    expect((await state(ticket))[0]).toBe(1);
  });

  it('count once when somebody else hands in a scan whose answer was lost', async () => {
    const ticket = await guest('Oanh');
    await online(ticket.code, 'oanh-1', 'north');
    const helper = await world.account('helper-of-the-door');
    await world.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'MANAGER', now())`,
      [event.eventId, helper.accountId],
    );
    expect(await flagsOf(handIn('north', [{ id: 'oanh-1', text: ticket.code, ago: 0 }], { as: helper }))).toEqual([
      ['oanh-1', null],
    ]);
    expect((await state(ticket))[0]).toBe(1);
  });

  it('tell which two gates admitted one ticket, whichever was heard first', async () => {
    const ticket = await guest('Cúc');
    expect(await flagsOf(handIn('south', [{ id: 'cuc-s', text: ticket.qr, ago: 10 }]))).toEqual([['cuc-s', null]]);
    expect(await conflicts('Cúc')).toEqual([]);
    expect(await flagsOf(handIn('north', [{ id: 'cuc-n', text: ticket.code, ago: 12 }]))).toEqual([['cuc-n', null]]);
    expect(await conflicts('Cúc')).toEqual([['OTHER_GATE', 'south', ago(10), 'north', ago(12)]]);
    expect(await state(ticket)).toEqual([2, ago(12)]);
  });

  it('tell of a ticket that another gate admitted on line', async () => {
    const ticket = await guest('Dũng');
    const at = world.now();
    await online(ticket.code, 'dung-1', 'north');
    world.setNow(later(world.now(), 5 * MINUTE));
    expect(await flagsOf(handIn('south', [{ id: 'dung-2', text: ticket.qr, ago: 2 }]))).toEqual([
      ['dung-2', 'OTHER_GATE'],
    ]);
    expect(await conflicts('Dũng')).toEqual([['OTHER_GATE', 'south', ago(2), 'north', at]]);
  });

  it('are kept but not counted where they should not have been admitted, each with its reason', async () => {
    const [voided, later, old, other, late] = [
      await guest('Giang'),
      await guest('Hà'),
      await guest('Khôi'),
      await guest('Liên'),
      await guest('Mai'),
    ];
    await minutesAgo(30, () => cancelOrder(voided));
    await minutesAgo(5, () => cancelOrder(later));
    await minutesAgo(30, () => give(old));
    const token = readTicketToken(other.qr);
    if (!token.ok) throw new Error('no token');
    const forged = writeTicketToken(token.value.payload, new Uint8Array(64));
    expect(
      await flagsOf(
        handIn('east', [
          { id: 'f-void', text: voided.qr, ago: 10 },
          { id: 'f-later', text: later.qr, ago: 10 },
          { id: 'f-old', text: old.qr, ago: 10 },
          { id: 'f-session', text: other.qr, ago: 10, session: 7 },
          { id: 'f-forged', text: forged, ago: 10 },
          { id: 'f-nobody', text: 'AAAAAAAAAA', ago: 10 },
          { id: 'f-pass', text: late.qr, ago: 10, listAgo: 13 * 60 },
        ]),
      ),
    ).toEqual([
      ['f-void', 'TICKET_VOID'],
      ['f-later', null],
      ['f-old', 'OLD_ISSUE'],
      ['f-session', 'OTHER_SESSION'],
      ['f-forged', 'UNKNOWN_TICKET'],
      ['f-nobody', 'UNKNOWN_TICKET'],
      ['f-pass', 'NO_PASS'],
    ]);
    for (const ticket of [voided, old, other, late]) expect((await state(ticket))[0]).toBe(0);
    expect((await state(later))[0]).toBe(1);
    expect(await conflicts('Giang')).toEqual([['TICKET_VOID', 'east', ago(10), null, null]]);
    expect(await flagsOf(handIn('east', [{ id: 'f-void', text: voided.qr, ago: 10 }]))).toEqual([
      ['f-void', 'TICKET_VOID'],
    ]);
    expect(await conflicts('Giang')).toHaveLength(1);
  });

  it('are in the audit log, and tell the doors', async () => {
    const ticket = await guest('Nga');
    await flagsOf(handIn('north', [{ id: 'nga', text: ticket.qr, ago: 3 }]));
    const { rows } = await world.pool.query(
      `SELECT facts->>'offline' AS offline, facts->>'at' AS at FROM audit_entry WHERE subject = $1`,
      [`ticket:${ticket.uuid}`],
    );
    expect(rows).toContainEqual({ offline: 'true', at: String(ago(3)) });
    expect(world.told).toContainEqual({ kind: 'door', eventId: event.eventId });
  });
});
