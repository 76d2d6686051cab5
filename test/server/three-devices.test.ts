import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { webcryptoTicketVerifier } from '#adapters/device/door/webcrypto-ticket-verifier.ts';
import { makeGraphqlDoor } from '#adapters/graphql/door/graphql-door.ts';
import { makeGraphqlGatePassDesk } from '#adapters/graphql/door/graphql-gate-pass-desk.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { makeMemoryDoorShelf, makeMemoryScanQueue } from '#adapters/memory/door/memory-door-shelf.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { type DoorWatch, ScanTickets } from '#application/door/scan-tickets.ts';
import { HOUR, type Instant, instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const GUESTS = 300;
/** Of one order. */
const TOGETHER = 5;

type Who = { readonly as: Account } | { readonly gateKey: string };
type Device = {
  readonly gate: string;
  readonly watch: DoorWatch;
  /** Takes the network away. */
  readonly cut: () => void;
  readonly back: () => void;
  /** The next answer of the server is lost on its way. */
  readonly loseAnswer: () => void;
};

let world: CatalogueWorld;
let event: OneSessionEvent;
let organiser: Account;
let [north, south, west]: Device[] = [];
/** The text of each guest's QR code. */
const codes: string[] = [];
const devices: Device[] = [];

function network(who: Who) {
  let [isCut, losesNext] = [false, false];
  const transport = (async (
    document: { readonly text: string },
    variables: unknown,
    options?: { idempotencyKey?: string },
  ) => {
    if (isCut) throw new TypeError('No network');
    const key = options?.idempotencyKey;
    const { data, refusals } = await world.ask(document.text, {
      ...who,
      variables: JSON.parse(JSON.stringify(variables)) as Record<string, unknown>,
      ...(key === undefined ? {} : { key }),
    });
    if (losesNext && document.text.includes('hand_in_scans')) {
      losesNext = false;
      throw new TypeError('The answer was lost');
    }
    return refusals[0] === undefined ? ok(data) : refused(refusals[0] as Refusal);
  }) as GraphqlTransport;
  return {
    transport,
    cut: () => {
      isCut = true;
    },
    back: () => {
      isCut = false;
    },
    loseAnswer: () => {
      losesNext = true;
    },
  };
}

async function device(gate: string, who: Who, passId: string | null): Promise<Device> {
  const { transport, cut, back, loseAnswer } = network(who);
  const [door, shelf, live] = [makeGraphqlDoor(transport), makeMemoryDoorShelf(), makeMemoryLiveUpdates()];
  const opened =
    passId === null ? await door.open(event.eventId) : await makeGraphqlGatePassDesk(transport).door(passId);
  if (!opened.ok) throw new Error(`The door of ${gate} stays shut`);
  await shelf.keepDoor(opened.value);
  let scans = 0;
  const scanTickets = ScanTickets.make({
    door,
    shelf,
    live,
    queue: makeMemoryScanQueue(),
    gates: { read: () => ({ id: gate, name: gate }), name: () => undefined },
    verify: webcryptoTicketVerifier,
    signal: { give: () => undefined, isMuted: () => true, mute: () => undefined },
    clock: { now: world.now },
    newKey: () => {
      scans += 1;
      return `${gate}-${scans}`;
    },
  });
  const watch = scanTickets(event.eventId, event.sessionId);
  await vi.waitFor(() => expect(watch.now().list).toMatchObject({ count: GUESTS }), 10_000);
  const connect = () => {
    back();
    live.back();
  };
  return { gate, watch, cut, back: connect, loseAnswer };
}

async function gatePass(name: string): Promise<Device> {
  const made = await world.one<{ readonly id: string; readonly pin: string }>(
    'mutation ($event: Int!, $input: GatePassInput!) { create_gate_pass(event_id: $event, input: $input) { id pin } }',
    {
      as: organiser,
      variables: { event: event.eventId, input: { name, section_event_ids: [event.sessionId], hours: 4 } },
    },
  );
  const { key } = await world.one<{ readonly key: string }>(
    'mutation ($id: ID!, $pin: String!) { open_gate_pass(id: $id, pin: $pin) { key } }',
    { variables: { id: made.id, pin: made.pin } },
  );
  return device(name, { gateKey: key }, made.id);
}

/** Scans guests one after another, a second each, and answers what the door said of each. */
async function scans({ watch }: Device, guests: readonly number[]): Promise<readonly string[]> {
  const said: string[] = [];
  for (const guest of guests) {
    world.setNow(later(world.now(), SECOND));
    await watch.enter(codes[guest] ?? '');
    said.push(watch.now().answer?.kind ?? 'NOTHING');
    watch.next();
  }
  return said;
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

const reached = (one: Device) =>
  vi.waitFor(() => expect(one.watch.now()).toMatchObject({ waiting: 0, offline: false }), 15_000);

type Row = { readonly first_name: string; readonly redeem_count: number; readonly first: Instant };
const rows = async () =>
  (
    await world.pool.query<Row>(
      'SELECT first_name, redeem_count, first_redeemed_at AS first FROM bought_ticket WHERE event_id = $1',
      [event.eventId],
    )
  ).rows;

beforeAll(async () => {
  world = await catalogueWorld(instant(Date.now()));
  organiser = await world.account('organiser');
  event = await world.published(organiser, { capacity: GUESTS, inMs: 2 * HOUR });
  for (let from = 0; from < GUESTS; from += TOGETHER) {
    const buyer = await world.account(`buyer-${from}`);
    const attendees = range(from, from + TOGETHER).map((guest) => ({
      firstName: `Khách ${guest}`,
      email: 'khach@vemoi.test',
    }));
    await world.register(event, buyer, attendees);
    const { entries } = await world.one<{
      readonly entries: readonly { readonly first_name: string; readonly qr_text: string }[];
    }>('{ my_tickets(input: { limit: 100 }) { entries { first_name qr_text } } }', { as: buyer });
    for (const { first_name, qr_text } of entries) codes[Number(first_name.slice('Khách '.length))] = qr_text;
  }
  north = await device('north', { as: organiser }, null);
  south = await gatePass('south');
  west = await gatePass('west');
  devices.push(north, south, west);
}, 60_000);

afterAll(() => {
  for (const { watch } of devices) watch.close();
});

describe('three devices at the doors of one event, two of them offline', { timeout: 60_000 }, () => {
  it('let 300 guests in, and agree afterwards on who came first and who holds a copy', async () => {
    if (north === undefined || south === undefined || west === undefined) throw new Error('No devices');
    south.cut();
    west.cut();
    const start = world.now();
    // Twenty guests whose copies come to the north later, and one who comes out and in again.
    expect(new Set(await scans(south, range(120, 140)))).toEqual(new Set(['ADMITTED']));
    expect(new Set(await scans(north, range(0, 140)))).toEqual(new Set(['ADMITTED']));
    expect(new Set(await scans(south, range(140, 230)))).toEqual(new Set(['ADMITTED']));
    expect(await scans(south, [150])).toEqual(['AGAIN']);
    // Neither knows of the other; what is nobody's ticket is refused on the device.
    expect(new Set(await scans(west, [...range(210, 300), ...range(0, 5)]))).toEqual(new Set(['ADMITTED']));
    await west.watch.enter((codes[0] ?? '').replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')));
    expect(west.watch.now().answer).toMatchObject({ kind: 'REFUSED', refusal: { code: 'QR_INVALID' } });
    west.watch.next();
    expect([south.watch.now().waiting, west.watch.now().waiting]).toEqual([111, 95]);
    expect((await rows()).filter((row) => row.redeem_count > 0)).toHaveLength(140);

    world.setNow(later(world.now(), MINUTE));
    // The later gate comes back first, and loses an answer on the way: its scans are sent again and count once.
    west.loseAnswer();
    west.back();
    await reached(west);
    south.back();
    await reached(south);

    const guests = await rows();
    expect(guests.filter((row) => row.redeem_count > 0)).toHaveLength(GUESTS);
    expect(guests.reduce((sum, row) => sum + row.redeem_count, 0)).toBe(140 + 111 + 95);
    const seconds = (guest: number) =>
      Math.round(((guests.find((row) => row.first_name === `Khách ${guest}`)?.first ?? start) - start) / SECOND);
    // The south saw guest 120 first, the north guest 0, the west guest 299.
    expect([seconds(120), seconds(139), seconds(0), seconds(210)]).toEqual([1, 20, 21, 20 + 140 + 71]);

    for (const { live } of [{ live: north }, { live: south }, { live: west }]) live.back();
    const copies = [...range(0, 5), ...range(120, 140), ...range(210, 230)].map((guest) => `Khách ${guest}`);
    for (const one of devices) {
      await vi.waitFor(() => expect(one.watch.now().conflicts).toHaveLength(copies.length), 10_000);
      const { conflicts, summary } = one.watch.now();
      expect(summary).toEqual({ expected: GUESTS, admitted: GUESTS });
      expect(conflicts.map(({ guest }) => guest?.name).sort()).toEqual([...copies].sort());
      const gates = (name: string) => {
        const found = conflicts.find(({ guest }) => guest?.name === name);
        return [found?.flag, found?.first?.gate?.name, found?.gate?.name];
      };
      expect(gates('Khách 120')).toEqual(['OTHER_GATE', 'south', 'north']);
      expect(gates('Khách 215')).toEqual(['OTHER_GATE', 'south', 'west']);
      expect(gates('Khách 4')).toEqual(['OTHER_GATE', 'north', 'west']);
    }

    // With the next list, every gate knows every guest, also offline.
    world.setNow(later(world.now(), 6 * MINUTE));
    west.back();
    await vi.waitFor(() => expect(west?.watch.now().list?.madeAt).toBe(world.now()), 10_000);
    west.cut();
    expect(await scans(west, [100])).toEqual(['AGAIN']);
  });
});
