import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let buyer: Account;
let event: OneSessionEvent;
let other: OneSessionEvent;

type Made = { readonly id: string; readonly pin: string };

const CREATE = `mutation ($event: Int!, $input: GatePassInput!) {
  create_gate_pass(event_id: $event, input: $input) { id pin } }`;
const OPEN = 'mutation ($id: ID!, $pin: String!) { open_gate_pass(id: $id, pin: $pin) { key } }';
const REVOKE = 'mutation ($id: ID!) { revoke_gate_pass(id: $id) }';
const LIST = `query ($id: Int!) { gate_passes(event_id: $id) {
  id name state section_event_ids issued_at ends_at started_at revoked_at scans } }`;
const DOOR = `query ($id: ID!) { gate_pass_door(id: $id) {
  name ends_at event_id event_name timezone sessions { id begin_at } } }`;
const SCAN = `mutation ($text: String!, $session: Int!, $gate: GateInput) {
  redeem_bought_ticket(redeem_id: $text, section_event_id: $session, gate: $gate) {
    outcome bought_ticket { full_name email phone_number qr_text redeem_id } } }`;
const HAND_IN = `mutation ($event: Int!, $gate: GateInput!, $sent: Timestamp!, $scans: [LateScanInput!]!) {
  hand_in_scans(event_id: $event, gate: $gate, sent_at: $sent, scans: $scans) { scan_id flag } }`;

const make = (name = 'Cổng Bắc', hours = 4, of = event) =>
  world.one<Made>(CREATE, {
    as: organiser,
    variables: { event: of.eventId, input: { name, section_event_ids: [of.sessionId], hours } },
  });
const keyOf = async ({ id, pin }: Made): Promise<string> =>
  (await world.one<{ readonly key: string }>(OPEN, { variables: { id, pin } })).key;
const tryPin = async (id: string, pin: string) => (await world.ask(OPEN, { variables: { id, pin } })).refusals;
const wrong = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
const shown = async ({ id }: Made) =>
  (await world.one<readonly { readonly id: string }[]>(LIST, { as: organiser, variables: { id: event.eventId } })).find(
    (pass) => pass.id === id,
  );
const scan = (gateKey: string, text: string, key: string, session = event.sessionId) =>
  world.ask(SCAN, { gateKey, key, variables: { text, session, gate: { id: 'phone-1', name: 'ignored' } } });
const revoke = (id: string, as = organiser) => world.ask(REVOKE, { as, variables: { id } });

let guests = 0;
async function ticket(of = event): Promise<{ readonly code: string; readonly uuid: string }> {
  guests += 1;
  const firstName = `Khách ${guests}`;
  await world.register(of, buyer, [{ firstName, email: 'khach@vemoi.test' }]);
  const { entries } = await world.one<{
    readonly entries: readonly { readonly id: string; readonly first_name: string; readonly redeem_id: string }[];
  }>('{ my_tickets(input: { limit: 100 }) { entries { id first_name redeem_id } } }', { as: buyer });
  const own = entries.find((one) => one.first_name === firstName);
  if (own === undefined) throw new Error(`${firstName} has no ticket`);
  return { code: own.redeem_id, uuid: decodeWireId(own.id)?.rowId ?? '' };
}

beforeAll(async () => {
  world = await catalogueWorld(instant(Date.now()));
  organiser = await world.account('organiser');
  buyer = await world.account('buyer');
  event = await world.published(organiser);
  other = await world.published(organiser, { name: 'Sự kiện khác' });
});

describe('a gate pass', () => {
  it('opens the door of its event to a device without an account, and names itself with every scan', async () => {
    const made = await make();
    expect(made.pin).toMatch(/^\d{6}$/);
    expect(await shown(made)).toMatchObject({ name: 'Cổng Bắc', state: 'UNUSED', started_at: null, scans: 0 });
    const gateKey = await keyOf(made);
    const { code, uuid } = await ticket();
    expect(await world.one(DOOR, { gateKey, variables: { id: made.id } })).toMatchObject({
      name: 'Cổng Bắc',
      event_id: event.eventId,
      event_name: 'Đêm nhạc',
      sessions: [{ id: event.sessionId }],
    });
    expect((await scan(gateKey, code, 'first')).data).toEqual({
      redeem_bought_ticket: {
        outcome: 'ADMITTED',
        // What the door shows, and nothing to reach the guest by or to copy the ticket with.
        bought_ticket: {
          full_name: `Khách ${guests}`,
          email: 'k***',
          phone_number: null,
          qr_text: null,
          redeem_id: null,
        },
      },
    });
    expect(await shown(made)).toMatchObject({ state: 'IN_USE', started_at: world.now(), scans: 1 });
    const { rows } = await world.pool.query(
      'SELECT gate_name, gate_pass_id, by_account_id FROM redeem WHERE bought_ticket_id = $1',
      [uuid],
    );
    expect(rows).toEqual([
      {
        gate_name: 'Cổng Bắc',
        gate_pass_id: decodeWireId(made.id)?.rowId,
        by_account_id: organiser.accountId,
      },
    ]);
    const list = await world.one<{ readonly tickets: readonly object[] }>(
      'query ($id: Int!) { door_list(event_id: $id) { tickets { redeem_id } } }',
      { gateKey, variables: { id: event.eventId } },
    );
    expect(list.tickets).toContainEqual({ redeem_id: code });
  });

  it('searches the list on its device only, where the organiser also finds a guest by e-mail', async () => {
    const gateKey = await keyOf(await make('Cổng Tìm'));
    const { code } = await ticket();
    const SEARCH = `query ($id: Int!, $text: String!) {
      door_search(event_id: $id, search: $text, limit: 50) { redeem_id full_name valid redeem } }`;
    const variables = { id: event.eventId, text: 'khach@vemoi' };
    expect((await world.ask(SEARCH, { gateKey, variables })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    const found = await world.one<readonly object[]>(SEARCH, { as: organiser, variables });
    expect(found).toContainEqual({ redeem_id: code, full_name: `Khách ${guests}`, valid: true, redeem: 0 });
    expect((await world.ask(SEARCH, { as: buyer, variables })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
  });

  it('keeps its PIN signed only, and is written to the audit log without it', async () => {
    const made = await make('Cổng Đông');
    const id = decodeWireId(made.id)?.rowId;
    await revoke(made.id);
    const { rows } = await world.pool.query('SELECT gate_pass::text AS row FROM gate_pass WHERE gate_pass_id = $1', [
      id,
    ]);
    const { rows: acts } = await world.pool.query(
      'SELECT act, facts::text, actor_account_id FROM audit_entry WHERE subject = $1 ORDER BY at, act',
      [`gate-pass:${id}`],
    );
    expect(acts.map(({ act, actor_account_id }) => [act, actor_account_id])).toEqual([
      ['gate-pass.created', organiser.accountId],
      ['gate-pass.revoked', organiser.accountId],
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, acts])).not.toContain(made.pin);
  });

  it('tells the tries that are left, and after five takes not even the right PIN for a quarter of an hour', async () => {
    const { id, pin } = await make();
    const start = world.now();
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await tryPin(id, wrong(pin))).toEqual([{ code: 'GATE_PIN_WRONG', triesLeft }]);
    const until = later(start, 15 * MINUTE);
    expect(await tryPin(id, pin)).toEqual([{ code: 'GATE_PIN_LOCKED', until }]);
    world.setNow(until);
    expect(await tryPin(id, 'abc')).toEqual([{ code: 'GATE_PIN_WRONG', triesLeft: 4 }]);
    expect(await tryPin(id, pin)).toEqual([]);
    world.setNow(start);
  });

  it('counts wrong PINs that are tried at the same time', async () => {
    const { id, pin } = await make();
    const told = await Promise.all(Array.from({ length: 12 }, () => tryPin(id, wrong(pin))));
    const codes = told.flat().map(({ code }) => code);
    expect(codes.filter((code) => code === 'GATE_PIN_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'GATE_PIN_LOCKED')).toHaveLength(7);
  });

  it('refuses the next scan once it is revoked, and still takes what was scanned before', async () => {
    const made = await make('Cổng Nam');
    const gateKey = await keyOf(made);
    const [before, after, late] = [await ticket(), await ticket(), await ticket()];
    expect((await scan(gateKey, before.code, 'before')).refusals).toEqual([]);
    const start = world.now();
    const heard = world.told.length;
    expect((await revoke(made.id)).refusals).toEqual([]);
    expect((await revoke(made.id)).refusals).toEqual([]);
    expect(world.told.slice(heard)).toContainEqual({ kind: 'door', eventId: event.eventId });
    expect((await scan(gateKey, after.code, 'after')).refusals).toEqual([{ code: 'PASS_REVOKED' }]);
    expect((await world.ask(DOOR, { gateKey, variables: { id: made.id } })).refusals).toEqual([
      { code: 'PASS_REVOKED' },
    ]);
    expect(await tryPin(made.id, made.pin)).toEqual([{ code: 'PASS_REVOKED' }]);
    world.setNow(later(start, 10 * MINUTE));
    const row = (scanId: string, text: string, at: number) => ({
      scan_id: scanId,
      text,
      section_event_id: event.sessionId,
      scanned_at: at,
      list_made_at: start - HOUR,
    });
    const handed = await world.one<readonly object[]>(HAND_IN, {
      gateKey,
      variables: {
        event: event.eventId,
        gate: { id: 'phone-1' },
        sent: world.now(),
        scans: [row('in-time', late.code, start - MINUTE), row('too-late', after.code, start + MINUTE)],
      },
    });
    expect(handed).toEqual([
      { scan_id: 'in-time', flag: null },
      { scan_id: 'too-late', flag: 'NO_PASS' },
    ]);
    expect(await shown(made)).toMatchObject({ state: 'REVOKED', scans: 2 });
    world.setNow(start);
  });

  it('ends when its maker said', async () => {
    const made = await make('Cổng Tây', 1);
    const gateKey = await keyOf(made);
    const { code } = await ticket();
    const start = world.now();
    world.setNow(later(start, HOUR));
    expect((await scan(gateKey, code, 'last-moment')).refusals).toEqual([]);
    world.setNow(later(start, HOUR + 1));
    const over = [{ code: 'PASS_OVER', since: later(start, HOUR) }];
    expect((await scan(gateKey, code, 'late')).refusals).toEqual(over);
    expect(await tryPin(made.id, made.pin)).toEqual(over);
    expect(await shown(made)).toMatchObject({ state: 'ENDED' });
    world.setNow(start);
  });

  it('opens neither another event nor another session, and nothing but the door', async () => {
    const made = await make();
    const gateKey = await keyOf(made);
    const { code } = await ticket(other);
    expect((await scan(gateKey, code, 'elsewhere', other.sessionId)).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
    const session = await world.one<{ readonly id: number }>(
      `mutation ($event: Int!, $input: SectionEventInput!) {
        create_section_event(event_id: $event, input: $input) { id } }`,
      {
        as: organiser,
        variables: { event: event.eventId, input: { begin_at: world.now() + HOUR, end_at: world.now() + 2 * HOUR } },
      },
    );
    expect((await scan(gateKey, code, 'other-session', session.id)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    const foreign = await make('Cổng khác', 4, other);
    expect((await world.ask(DOOR, { gateKey, variables: { id: foreign.id } })).refusals).toEqual([
      { code: 'EVENT_NOT_FOUND' },
    ]);
    const twin = await make('Cổng hai');
    expect((await world.ask(DOOR, { gateKey, variables: { id: twin.id } })).refusals).toEqual([{ code: 'NOT_FOUND' }]);
    const { eventId } = event;
    for (const text of [
      `{ gate_passes(event_id: ${eventId}) { id } }`,
      `{ bought_tickets_admin(event_id: ${eventId}) { entries { id } } }`,
      `{ event_team(event_id: ${eventId}) { manages } }`,
      '{ my_tickets(input: {}) { entries { id } } }',
      `mutation { revoke_gate_pass(id: "${made.id}") }`,
      `mutation { update_event_status(id: ${eventId}, status: "CANCELLED") { id } }`,
    ])
      expect((await world.ask(text, { gateKey })).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
  });

  it('is taken from nobody who made up a key', async () => {
    const made = await make();
    const gateKey = await keyOf(made);
    const { code } = await ticket();
    for (const forged of ['x', `${gateKey}A`, gateKey.replace(/^\d+/, String(other.eventId))])
      expect((await scan(forged, code, 'forged')).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
    expect(await tryPin(encodeWireId(event.eventId, randomUUID()), '123456')).toEqual([{ code: 'NOT_FOUND' }]);
  });

  it('is made, listed and revoked by who manages the team of the event', async () => {
    const [door, stranger] = [await world.account('door'), await world.account('stranger')];
    await world.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'CHECK_IN', now())`,
      [event.eventId, door.accountId],
    );
    const made = await make();
    const variables = {
      event: event.eventId,
      input: { name: 'Cổng', section_event_ids: [event.sessionId], hours: 1 },
    };
    for (const as of [door, stranger]) {
      expect((await world.ask(CREATE, { as, variables })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
      expect((await world.ask(LIST, { as, variables: { id: event.eventId } })).refusals).toEqual([
        { code: 'FORBIDDEN' },
      ]);
      expect((await revoke(made.id, as)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    }
    expect((await revoke(encodeWireId(event.eventId, randomUUID()))).refusals).toEqual([{ code: 'NOT_FOUND' }]);
  });
});
