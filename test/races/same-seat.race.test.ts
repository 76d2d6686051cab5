import { beforeAll, describe, expect, it } from 'vitest';
import type { ReservationDeskDeps } from '#server/sale/postgres/postgres-reservation-desk.ts';
import { postgresSeatPorts } from '#test/contracts/postgres-seat-ports.ts';
import { type Hall, seatWorld } from '#test/contracts/seat-world.ts';
import { readBeforeAnyWrites } from './read-before-any-writes.ts';
import { type SaleWorld, saleWorld } from './sale-world.ts';

const BUYERS = 120;
const ROWS = ['..........', '..........', '..........', '..........'];
const SEATS = 40;
const SEAT_TABLES = 'quota, reservation, session_seat';

type Node = ReturnType<typeof seatWorld> & { readonly world: SaleWorld };
const nodeOver = (world: SaleWorld): Node => ({ ...seatWorld(postgresSeatPorts(world)), world });

async function twoNodes(instead: Partial<ReservationDeskDeps> = {}): Promise<readonly [Node, Node]> {
  const first = await saleWorld(instead);
  return [nodeOver(first), nodeOver(await saleWorld(instead, first.test))];
}

const choiceOf = (hall: Hall, buyer: number): string => {
  const names = [...hall.ids.keys()];
  const from = (buyer * 7) % (SEATS - 3);
  return names.slice(from, from + 1 + (buyer % 3)).join(' ');
};

async function rush(nodes: readonly Node[], hall: Hall, wantOf: (buyer: number) => string | number) {
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => nodes[0]?.buyer()));
  return Promise.all(
    buyers.map((buyer, index) => {
      const node = nodes[index % nodes.length];
      if (node === undefined || buyer === undefined) throw new Error('No node');
      return node.take(buyer, hall, wantOf(index));
    }),
  );
}

const doubled = async ({ world }: Node, hall: Hall): Promise<number> =>
  world.count(
    `(SELECT seat ->> 'seatId' FROM reservation, jsonb_array_elements(seats) seat WHERE event_id = $1 AND state <> 'RELEASED' GROUP BY 1 HAVING count(*) > 1) twice`,
    [hall.eventId],
  );
const held = async ({ world }: Node, hall: Hall): Promise<number> =>
  world.count('session_seat WHERE event_id = $1 AND reservation_id IS NOT NULL', [hall.eventId]);

describe('the same seats, wanted by many at once over two nodes', () => {
  let nodes: readonly [Node, Node];
  beforeAll(async () => {
    nodes = await twoNodes();
  });

  it.each<[string, (hall: Hall) => (buyer: number) => string | number]>([
    ['by name', (hall) => (buyer) => choiceOf(hall, buyer)],
    ['as the best', () => (buyer) => 1 + (buyer % 3)],
    [
      'some by name, some as the best',
      (hall) => (buyer) => (buyer % 2 === 0 ? choiceOf(hall, buyer) : 1 + (buyer % 3)),
    ],
  ])('are each one buyer’s: %s', async (_how, want) => {
    const hall = await nodes[0].hall(ROWS, { types: [{ capacity: null }] });
    const outcomes = await rush(nodes, hall, want(hall));
    const given = outcomes.flatMap((outcome) =>
      outcome.ok ? outcome.value.flatMap((line) => line.seats.map((seat) => seat.seatId)) : [],
    );
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(SEATS / 2);
    expect([await held(nodes[0], hall), (await nodes[0].world.quotaOf(hall)).reserved]).toEqual([
      given.length,
      given.length,
    ]);
    expect(await nodes[0].world.integrity(hall.eventId)).toMatchObject({ healthy: true });
  });

  it('become one ticket each', async () => {
    const hall = await nodes[0].hall(ROWS, { types: [{ capacity: null }] });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => nodes[0].buyer()));
    await Promise.all(buyers.map((buyer, index) => nodes[index % 2]?.checkout(buyer, hall, [1 + (index % 3)])));
    const seats = await nodes[0].seatsOfTickets(hall.eventId);
    expect([seats.length, new Set(seats).size]).toEqual([SEATS, SEATS]);
    expect(await nodes[0].world.integrity(hall.eventId)).toMatchObject({ healthy: true });
  });
});

describe('a hall that a node remembers', () => {
  it('is read again once another node or a hold that ended has changed it', async () => {
    const [first, second] = await twoNodes();
    const hall = await first.hall(['....'], { types: [{ capacity: null }] });
    const [lan, minh, hoa] = await Promise.all([first.buyer(), first.buyer(), first.buyer()]);
    const best = async (node: Node, buyer: typeof lan): Promise<readonly string[]> => {
      const taken = await node.take(buyer, hall, 1);
      return taken.ok ? taken.value.flatMap((line) => line.seats.map((seat) => seat.alias)) : [taken.refusal.code];
    };
    const one = await best(first, lan);
    const two = await best(second, minh);
    expect(one).not.toEqual(two);
    const three = await best(first, hoa);
    expect([...one, ...two]).not.toContain(three[0]);
    // An expired place is sold to the next, by either node.
    await first.world.pool.query(
      `UPDATE reservation SET held_until = now() - interval '1 minute' WHERE event_id = $1 AND account_id = $2`,
      [hall.eventId, minh],
    );
    const left = [...(await best(second, await first.buyer())), ...(await best(first, await first.buyer()))];
    expect([...one, ...three, ...left].toSorted()).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(await best(second, await first.buyer())).toEqual(['SEATS_REFUSED']);
    expect([await doubled(first, hall), await held(first, hall)]).toEqual([0, 4]);
    expect(await first.world.integrity(hall.eventId)).toMatchObject({ healthy: true });
  });

  it('that was written by somebody who does not count is found out by the seat itself, and read again', async () => {
    const [first, second] = await twoNodes();
    const hall = await first.hall(['..'], { types: [{ capacity: null }] });
    const [lan, minh, hoa] = await Promise.all([first.buyer(), first.buyer(), first.buyer()]);
    expect((await first.take(lan, hall, 1)).ok).toBe(true);
    expect((await second.take(minh, hall, 1)).ok).toBe(true);
    await first.world.pool.query('UPDATE seat_map SET moves = moves - 1 WHERE event_id = $1', [hall.eventId]);
    expect((await first.take(hoa, hall, 1)).ok).toBe(false);
    expect(await doubled(first, hall)).toBe(0);
  });
});

describe('the same rush with what guards it taken away', () => {
  const sell = async (instead: Partial<ReservationDeskDeps>) => {
    const nodes = await twoNodes(instead);
    const hall = await nodes[0].hall(ROWS, { types: [{ capacity: null }] });
    await readBeforeAnyWrites(
      nodes[0].world,
      nodes.length,
      () => rush(nodes, hall, (buyer) => choiceOf(hall, buyer)),
      SEAT_TABLES,
    );
    return { node: nodes[0], hall };
  };

  it('no lock: a seat moves only from whose it was when it was read, and is nobody’s twice', async () => {
    const { node, hall } = await sell({ lock: false });
    expect(await doubled(node, hall)).toBe(0);
    expect(await node.world.integrity(hall.eventId)).toMatchObject({ healthy: true });
  });

  it('no lock, and seats are written over whoever has them: they are sold twice, and the integrity check says so', async () => {
    const { node, hall } = await sell({ lock: false, guardSeats: false });
    expect(await doubled(node, hall)).toBeGreaterThan(0);
    expect((await node.world.integrity(hall.eventId)).faults.map((fault) => fault.check)).toContain('SEATS_OF_LINE');
  });

  it('two tickets for one seat are refused by the table itself, and possible without its index', async () => {
    const [node] = await twoNodes();
    const hall = await node.hall(['..'], { types: [{ capacity: null }] });
    const lan = await node.buyer();
    await node.checkout(lan, hall, [2]);
    const double = () =>
      node.world.pool.query(`UPDATE bought_ticket SET seat_id = $2 WHERE event_id = $1`, [
        hall.eventId,
        hall.ids.get('A1'),
      ]);
    await expect(double()).rejects.toMatchObject({ code: '23505', constraint: 'bought_ticket_seat' });
    await node.world.test.asOwner('DROP INDEX bought_ticket_seat');
    await double();
    expect((await node.world.integrity(hall.eventId)).faults.map((fault) => fault.check)).toEqual(['SEAT_OF_TICKET']);
  });
});
