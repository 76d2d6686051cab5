import { beforeAll, describe, expect, it } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let helper: Account;
let other: Account;
let buyer: Account;
let event: OneSessionEvent;

const SCAN = `mutation ($text: String!, $session: Int!, $gate: GateInput) {
  redeem_bought_ticket(redeem_id: $text, section_event_id: $session, gate: $gate) { outcome count } }`;
const UNDO_SCAN =
  'mutation ($event: Int!, $key: String!) { undo_scan(event_id: $event, scan_id: $key) { redeem first_redeem_at } }';
const UNDO = 'mutation ($id: ID!) { undo_check_in(id: $id) { redeem } }';
const HISTORY = `query ($id: ID!) { check_ins(id: $id) {
  id at type gate_id gate_name scanned_by gate_pass_name received_at other_gate undone_at undone_by
  undone_by_gate_pass can_undo } }`;
const HAND_IN = `mutation ($event: Int!, $gate: GateInput!, $sent: Timestamp!, $scans: [LateScanInput!]!) {
  hand_in_scans(event_id: $event, gate: $gate, sent_at: $sent, scans: $scans) { scan_id flag } }`;

type Who = { readonly as: Account } | { readonly gateKey: string };
type Line = Readonly<Record<string, unknown>> & { readonly id: string; readonly can_undo: boolean };

let guests = 0;
async function ticket(): Promise<{ readonly code: string; readonly id: string; readonly uuid: string }> {
  guests += 1;
  const firstName = `Khách ${guests}`;
  await world.register(event, buyer, [{ firstName, email: 'khach@vemoi.test' }]);
  const { entries } = await world.one<{
    readonly entries: readonly { readonly id: string; readonly first_name: string; readonly redeem_id: string }[];
  }>('{ my_tickets(input: { limit: 100 }) { entries { id first_name redeem_id } } }', { as: buyer });
  const own = entries.find((one) => one.first_name === firstName);
  if (own === undefined) throw new Error(`${firstName} has no ticket`);
  return { code: own.redeem_id, id: own.id, uuid: decodeWireId(own.id)?.rowId ?? '' };
}

const scan = async (text: string, key: string, who: Who, gate = 'north') => {
  const variables = { text, session: event.sessionId, gate: { id: gate, name: 'Cổng Bắc' } };
  const { data, refusals } = await world.ask(SCAN, { ...who, key, variables });
  return data?.['redeem_bought_ticket'] ?? refusals[0];
};
const undoScan = async (key: string, who: Who) => {
  const { data, refusals } = await world.ask(UNDO_SCAN, { ...who, variables: { event: event.eventId, key } });
  return data?.['undo_scan'] ?? refusals[0];
};
const undo = async (id: string, as: Account) => {
  const { data, refusals } = await world.ask(UNDO, { as, variables: { id } });
  return data?.['undo_check_in'] ?? refusals[0];
};
const history = ({ id }: { readonly id: string }) =>
  world.one<readonly Line[]>(HISTORY, { as: organiser, variables: { id } });
const counted = async () => {
  const { number_redeemed: count } = await world.one<{ readonly number_redeemed: number }>(
    `{ redeems_admin(input: { event_id: ${event.eventId} }) { number_redeemed } }`,
    { as: organiser },
  );
  return count;
};
const no = (because: string) => ({ code: 'UNDO_REFUSED', because });

async function gatePass(name: string): Promise<Who> {
  const { id, pin } = await world.one<{ readonly id: string; readonly pin: string }>(
    'mutation ($event: Int!, $input: GatePassInput!) { create_gate_pass(event_id: $event, input: $input) { id pin } }',
    {
      as: organiser,
      variables: { event: event.eventId, input: { name, section_event_ids: [event.sessionId], hours: 4 } },
    },
  );
  const { key } = await world.one<{ readonly key: string }>(
    'mutation ($id: ID!, $pin: String!) { open_gate_pass(id: $id, pin: $pin) { key } }',
    { variables: { id, pin } },
  );
  return { gateKey: key };
}

beforeAll(async () => {
  world = await catalogueWorld(instant(Date.now()));
  [organiser, helper, other, buyer] = (await Promise.all(
    ['organiser', 'helper', 'other', 'buyer'].map((name) => world.account(name)),
  )) as [Account, Account, Account, Account];
  event = await world.published(organiser);
  for (const name of ['helper', 'other'])
    await world.one(
      'mutation ($email: String!, $event: Int!) { create_event_user(email: $email, event_id: $event, role: "CHECK_IN") { role } }',
      { as: organiser, variables: { email: `${name}@vemoi.test`, event: event.eventId } },
    );
});

describe('a check-in is taken back', () => {
  it('by who scanned: the counter goes back, and the ticket admits as if for the first time', async () => {
    const { code, uuid } = await ticket();
    const before = await counted();
    expect(await scan(code, 'own', { as: helper })).toEqual({ outcome: 'ADMITTED', count: 1 });
    expect(await counted()).toBe(before + 1);
    const heard = world.told.length;
    expect(await undoScan('own', { as: other })).toEqual(no('NOT_FOUND'));
    expect(await undoScan('own', { as: helper })).toEqual({ redeem: 0, first_redeem_at: null });
    expect(world.told.slice(heard)).toContainEqual({ kind: 'door', eventId: event.eventId });
    expect(await counted()).toBe(before);
    // A repeat that was on its way counts nothing.
    expect(await scan(code, 'own', { as: helper })).toEqual(no('ALREADY_UNDONE'));
    expect(await scan(code, 'again', { as: helper })).toEqual({ outcome: 'ADMITTED', count: 1 });
    const { rows } = await world.pool.query(
      "SELECT actor_account_id, facts->>'count' AS count FROM audit_entry WHERE act = 'ticket.check-in-undone' AND subject = $1",
      [`ticket:${uuid}`],
    );
    expect(rows).toEqual([{ actor_account_id: helper.accountId, count: '0' }]);
  });

  it('by the organiser from the guest’s history, which names everybody', async () => {
    const guest = await ticket();
    await scan(guest.code, 'for-history', { as: helper });
    const at = world.now();
    const [line] = await history(guest);
    expect(line).toMatchObject({
      at,
      type: 'CODE',
      gate_id: 'north',
      gate_name: 'Cổng Bắc',
      scanned_by: 'Nguyễn helper',
      gate_pass_name: null,
      received_at: null,
      undone_at: null,
      can_undo: true,
    });
    const id = line?.id ?? '';
    expect(await undo(id, other)).toEqual(no('NOT_YOURS'));
    expect(await undo(id, organiser)).toEqual({ redeem: 0 });
    expect(await history(guest)).toMatchObject([
      { scanned_by: 'Nguyễn helper', undone_at: at, undone_by: 'Nguyễn organiser', can_undo: false },
    ]);
    expect((await world.ask(HISTORY, { as: helper, variables: { id: guest.id } })).refusals).toEqual([
      { code: 'FORBIDDEN' },
    ]);
  });

  it('once, when two ask at the same time, and the other is told', async () => {
    const guest = await ticket();
    await scan(guest.code, 'both', { as: helper });
    const [line] = await history(guest);
    const told = await Promise.all([
      undoScan('both', { as: helper }),
      undo(line?.id ?? '', organiser),
      undoScan('both', { as: helper }),
    ]);
    expect(told.filter((one) => one?.['code'] === undefined)).toHaveLength(1);
    expect(told.filter((one) => one?.['code'] !== undefined)).toEqual([no('ALREADY_UNDONE'), no('ALREADY_UNDONE')]);
    expect(await history(guest)).toHaveLength(1);
  });

  it('only as the last of its ticket, and only for a while', async () => {
    const guest = await ticket();
    const start = world.now();
    await scan(guest.code, 'first', { as: helper });
    world.setNow(later(start, MINUTE));
    await scan(guest.code, 'second', { as: other });
    expect(await undoScan('first', { as: helper })).toEqual(no('NOT_LAST'));
    expect(await undoScan('second', { as: other })).toEqual({ redeem: 1, first_redeem_at: start });
    world.setNow(later(start, 16 * MINUTE));
    expect(await undoScan('first', { as: helper })).toEqual(no('TOO_LATE'));
    const [, first] = await history(guest);
    expect(first?.can_undo).toBe(true);
    world.setNow(later(start, 25 * 60 * MINUTE));
    expect(await undo(first?.id ?? '', organiser)).toEqual(no('TOO_LATE'));
    world.setNow(start);
  });

  it('found again after a reload by who scanned: a person and a gate pass each see their own scans only', async () => {
    const [mine, theirs] = [await ticket(), await ticket()];
    const pass = await gatePass('Cổng Đông');
    await scan(mine.code, 'before-reload', { as: other });
    await scan(theirs.code, 'of-the-pass', pass);
    const scans = (who: Who, own = true) =>
      world
        .one<{ readonly data: readonly { readonly scan_id: string | null; readonly ticket_id: string }[] }>(
          `{ redeems_admin(input: { event_id: ${event.eventId}, own: ${own}, limit: 2 }) { data { scan_id ticket_id } } }`,
          who,
        )
        .then(({ data }) => data);
    const [ofOther, ofPass] = [
      { scan_id: 'before-reload', ticket_id: mine.uuid },
      { scan_id: 'of-the-pass', ticket_id: theirs.uuid },
    ];
    expect(await scans({ as: other })).toEqual([ofOther]);
    expect(await scans(pass)).toEqual([ofPass]);
    expect(await scans({ as: organiser })).toEqual([]);
    expect(await scans({ as: other }, false)).toEqual([{ ...ofPass, scan_id: null }, ofOther]);
    expect(await undoScan('before-reload', { as: other })).toEqual({ redeem: 0, first_redeem_at: null });
    expect(await scans({ as: other })).toEqual([]);
  });

  it('by a gate pass its own only, also one that it handed in late', async () => {
    const [guest, late] = [await ticket(), await ticket()];
    const [north, south] = [await gatePass('Cổng Bắc'), await gatePass('Cổng Nam')];
    await scan(guest.code, 'by-pass', north);
    expect(await undoScan('by-pass', south)).toEqual(no('NOT_FOUND'));
    const [line] = await history(guest);
    expect(line).toMatchObject({ gate_pass_name: 'Cổng Bắc', scanned_by: 'Nguyễn organiser' });
    expect((await world.ask(UNDO, { ...south, variables: { id: line?.id } })).refusals).not.toEqual([]);
    expect(await undoScan('by-pass', north)).toEqual({ redeem: 0, first_redeem_at: null });
    expect(await history(guest)).toMatchObject([{ undone_by_gate_pass: 'Cổng Bắc' }]);
    const handIn = () =>
      world.one(HAND_IN, {
        ...north,
        variables: {
          event: event.eventId,
          gate: { id: 'north', name: 'Cổng Bắc' },
          sent: world.now(),
          scans: [
            {
              scan_id: 'late',
              text: late.code,
              section_event_id: event.sessionId,
              scanned_at: world.now() - MINUTE,
              list_made_at: world.now() - MINUTE,
            },
          ],
        },
      });
    await handIn();
    expect(await undoScan('late', north)).toEqual({ redeem: 0, first_redeem_at: null });
    // The answer was lost, so the device sends it again: it stays taken back.
    expect(await handIn()).toEqual([{ scan_id: 'late', flag: null }]);
    expect(await history(late)).toMatchObject([{ received_at: world.now(), undone_at: world.now() }]);
  });
});
