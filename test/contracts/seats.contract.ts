import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anAttendee } from '#test/races/sale-world.ts';
import { type Hall, type SeatPorts, seatWorld } from './seat-world.ts';

export function seatsContract(makePorts: () => Promise<SeatPorts>): void {
  const start = async () => seatWorld(await makePorts());
  type World = Awaited<ReturnType<typeof start>>;

  async function checkout(world: World, buyer: AccountId, hall: Hall, wanted: string | number) {
    const held = await world.take(buyer, hall, wanted);
    if (!held.ok) throw new Error(`Not held: ${held.refusal.code}`);
    const { eventId, sectionEventId } = hall;
    const attendees = held.value.map((line) => ({
      reservationId: line.reservationId,
      attendees: [anAttendee('khach@example.test')],
    }));
    const begun = await world.open({
      accountId: buyer,
      eventId,
      sectionEventId,
      policyAgreed: false,
      shownPrice: null,
      attendees,
      locale: 'vi',
      idempotencyKey: randomUUID(),
    });
    if (!begun.ok) throw new Error(`Not begun: ${begun.refusal.code}`);
    return begun.value;
  }

  async function waiting(world: World, buyer: AccountId, hall: Hall, wanted: string) {
    const asked = {
      accountId: buyer,
      eventId: hall.eventId,
      checkoutSessionId: (await checkout(world, buyer, hall, wanted)).checkoutSessionId,
    };
    const transfer = await world.request(asked);
    if (!transfer.ok) throw new Error(`No transfer: ${transfer.refusal.code}`);
    return { ...asked, code: transfer.value.message, amount: transfer.value.amount as number };
  }

  it('seats that are named are held, shown as taken, and refused to the next, who is told which', async () => {
    const world = await start();
    const hall = await world.hall(['....', '....']);
    const [lan, minh] = [await world.buyer(), await world.buyer()];
    const held = await world.take(lan, hall, 'A3 A2');
    expect(world.namesOf(held)).toBe('A2 A3');
    expect(await world.drawn(hall)).toEqual(['.xx.', '....']);
    expect(await world.take(minh, hall, 'B1 A3')).toMatchObject({
      ok: false,
      refusal: { code: 'INVALID_SEAT', seatIds: [hall.ids.get('A3')] },
    });
    expect(await world.drawn(hall)).toEqual(['.xx.', '....']);
    const cart = await world.reader.cart(
      lan,
      { sectionEventId: hall.sectionEventId, afterReservationId: null, limit: 10 },
      world.clock.now(),
    );
    expect(cart.flatMap((line) => line.seats.map((seat) => seat.alias))).toEqual(['A2', 'A3']);
  });

  it('the best seats are those that the rules rank first, of what is free then', async () => {
    const world = await start();
    const hall = await world.hall(['....', '.....']);
    expect(world.namesOf(await world.take(await world.buyer(), hall, 4))).toBe('A1 A2 A3 A4');
    expect(world.namesOf(await world.take(await world.buyer(), hall, 3))).toBe('B1 B2 B3');
    expect(await world.take(await world.buyer(), hall, 3)).toMatchObject({
      ok: false,
      refusal: { code: 'SEATS_REFUSED', trouble: { code: 'NOT_ENOUGH_SEATS', free: 2 } },
    });
    expect(world.namesOf(await world.take(await world.buyer(), hall, 2))).toBe('B4 B5');
  });

  it('who asks for no seat gets the best, apart where no row has room', async () => {
    const world = await start();
    const hall = await world.hall(['.#.', '.#.']);
    expect(await world.take(await world.buyer(), hall, 2)).toMatchObject({
      ok: false,
      refusal: { trouble: { code: 'NO_ROW_WITH_ROOM', together: 1 } },
    });
    const held = await world.hold(await world.buyer(), hall, [2]);
    expect(held.ok && held.value[0]?.seats.map((seat) => seat.alias)).toEqual(['A1', 'A3']);
  });

  it('a selection of other seats gives the first back in the same breath, and may keep some of them', async () => {
    const world = await start();
    const hall = await world.hall(['....']);
    const lan = await world.buyer();
    await world.take(lan, hall, 'A1 A2');
    expect(world.namesOf(await world.take(lan, hall, 'A2 A3'))).toBe('A2 A3');
    expect(await world.drawn(hall)).toEqual(['.xx.']);
    expect(world.namesOf(await world.take(lan, hall, 'A4', { mode: 'add' }))).toBe('A2 A3 A4');
    expect(await world.take(lan, hall, 'A4', { mode: 'add' })).toMatchObject({
      ok: false,
      refusal: { code: 'INVALID_SEAT' },
    });
    expect(await world.drawn(hall)).toEqual(['.xxx']);
  });

  it('a line that shrinks keeps its first seats, one that grows keeps them all, and others are taken for them by name', async () => {
    const world = await start();
    const hall = await world.hall(['....', '...']);
    const lan = await world.buyer();
    const held = await world.take(lan, hall, 'A1 A2 A3');
    const line = held.ok ? (held.value[0]?.reservationId ?? '') : '';
    expect(await world.changeTo(lan, hall, line, 2)).toMatchObject({
      ok: true,
      value: { quantity: 2, seats: [{ alias: 'A1' }, { alias: 'A2' }] },
    });
    expect(await world.drawn(hall)).toEqual(['xx..', '...']);
    expect(await world.changeTo(lan, hall, line, 3)).toMatchObject({
      ok: true,
      value: { seats: [{ alias: 'A1' }, { alias: 'A2' }, { alias: 'B1' }] },
    });
    expect(await world.changeTo(lan, hall, line, 'A2 A3')).toMatchObject({
      ok: true,
      value: { seats: [{ alias: 'A2' }, { alias: 'A3' }] },
    });
    expect(await world.drawn(hall)).toEqual(['.xx.', '...']);
    await world.changeTo(lan, hall, line, 0);
    expect(await world.drawn(hall)).toEqual(['....', '...']);
  });

  it('seats come back when their hold is over, in the very batch that wants them', async () => {
    const world = await start();
    const hall = await world.hall(['..']);
    await world.take(await world.buyer(), hall, 'A1 A2');
    world.pass(11 * MINUTE);
    expect(world.namesOf(await world.take(await world.buyer(), hall, 'A2'))).toBe('A2');
    expect(await world.drawn(hall)).toEqual(['.x']);
    world.pass(11 * MINUTE);
    await world.releaseDue();
    expect(await world.drawn(hall)).toEqual(['..']);
  });

  it('each ticket of an order has its seat, and the seat stays sold', async () => {
    const world = await start();
    const hall = await world.hall(['....']);
    expect(await checkout(world, await world.buyer(), hall, 'A4 A2')).toMatchObject({ state: 'COMPLETED' });
    expect(await world.seatsOfTickets(hall.eventId)).toEqual(['A2', 'A4']);
    expect(await world.charts.seats(hall.eventId, [...hall.ids.values()])).toMatchObject([
      { alias: 'A1', state: 'FREE' },
      { alias: 'A2', state: 'SOLD' },
      { alias: 'A3', state: 'FREE' },
      { alias: 'A4', state: 'SOLD' },
    ]);
  });

  it('a checkout that is given up gives its seats back', async () => {
    const world = await start();
    const hall = await world.hall(['...'], { types: [{ price: 100_000 }] });
    const lan = await world.buyer();
    const { checkoutSessionId } = await checkout(world, lan, hall, 'A1');
    expect(await world.drawn(hall)).toEqual(['x..']);
    await world.giveUp({ accountId: lan, eventId: hall.eventId, checkoutSessionId });
    expect(await world.drawn(hall)).toEqual(['...']);
  });

  it('late money takes the same seats again, and none but those', async () => {
    const world = await start();
    const hall = await world.hall(['....'], { types: [{ price: 100_000 }] });
    const [lan, minh, third] = [await world.buyer(), await world.buyer(), await world.buyer()];
    const [first, second] = [await waiting(world, lan, hall, 'A1 A2'), await waiting(world, minh, hall, 'A3')];
    world.pass(60 * MINUTE);
    await world.releaseDue();
    expect(await world.drawn(hall)).toEqual(['....']);
    await world.take(third, hall, 'A3');
    await world.pay(first.code, first.amount);
    await world.pay(second.code, second.amount);
    expect(await world.seatsOfTickets(hall.eventId)).toEqual(['A1', 'A2']);
    expect(await world.drawn(hall)).toEqual(['xxx.']);
    expect(await world.find(second)).toMatchObject({ ok: true, value: { payment: { state: 'LATE_MONEY' } } });
    await world.chooseLate({ ...second, choice: 'WAIT' });
    await world.seatLate();
    expect(await world.seatsOfTickets(hall.eventId)).toEqual(['A1', 'A2']);
    world.pass(11 * MINUTE);
    await world.releaseDue();
    await world.seatLate();
    expect(await world.seatsOfTickets(hall.eventId)).toEqual(['A1', 'A2', 'A3']);
  });

  it('a key answers the same seats again, and refuses another choice', async () => {
    const world = await start();
    const hall = await world.hall(['....']);
    const lan = await world.buyer();
    await world.take(lan, hall, 'A1', { key: 'a wish' });
    expect(world.namesOf(await world.take(lan, hall, 'A1', { key: 'a wish' }))).toBe('A1');
    expect(await world.take(lan, hall, 'A2', { key: 'a wish' })).toMatchObject({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('a choice that does not suit is refused with what is wrong, and tickets without seats take none', async () => {
    const world = await start();
    const hall = await world.hall(['A.*', '...'], { types: [{}, {}] });
    const lan = await world.buyer();
    const refusalOf = async (wanted: string, ask = {}) => {
      const outcome = await world.take(lan, hall, wanted, { ask });
      return outcome.ok
        ? 'HELD'
        : outcome.refusal.code === 'SEATS_REFUSED'
          ? outcome.refusal.trouble
          : outcome.refusal.code;
    };
    expect(await refusalOf('A1')).toMatchObject({ obstacle: { because: 'KEPT_ACCESSIBLE' } });
    expect(await refusalOf('A1', { accessible: 1 })).toBe('HELD');
    expect(await refusalOf('A3')).toMatchObject({ obstacle: { because: 'NEEDS_CODE_OR_APPROVAL' } });
    expect(await refusalOf('A3', { code: 'VIP' })).toBe('HELD');
    expect(await refusalOf('Z9')).toMatchObject({ code: 'UNKNOWN_SEAT' });
    const unseated = { ...hall, types: hall.types.slice(1) };
    expect(await world.take(lan, unseated, 'B1')).toMatchObject({
      ok: false,
      refusal: { code: 'SEATS_REFUSED', trouble: { expected: 0, given: 1 } },
    });
    expect(await world.hold(lan, unseated, [3])).toMatchObject({ ok: true, value: [{ seats: [] }] });
  });

  it('a map is written anew around the seats that somebody has, and each version is another', async () => {
    const world = await start();
    const hall = await world.hall(['..']);
    const version = async () => (await world.charts.states(hall.eventId, hall.sectionEventId))?.version;
    const first = await version();
    expect(await world.draw(hall, ['...', '.'])).toBe('WRITTEN');
    expect(await world.drawn(hall)).toEqual(['...', '.']);
    expect(await version()).not.toBe(first);
    expect(await world.take(await world.buyer(), hall, 'A4')).toMatchObject({
      refusal: { trouble: { code: 'UNKNOWN_SEAT' } },
    });
    expect(world.namesOf(await world.take(await world.buyer(), hall, 'A2'))).toBe('A2');
    expect(await world.draw(hall, ['_.'])).toEqual({ code: 'SEATS_TAKEN', seats: ['A2'] });
    expect(await world.draw(hall, ['....', '..'])).toBe('WRITTEN');
    expect(await world.drawn(hall)).toEqual(['.x..', '..']);
    expect(world.namesOf(await world.take(await world.buyer(), hall, 'A2'))).toBe('INVALID_SEAT');
    world.pass(11 * MINUTE);
    await world.releaseDue();
    expect(await world.draw(hall, [])).toBe('WRITTEN');
    expect(await world.charts.states(hall.eventId, hall.sectionEventId)).toBeNull();
    expect(await world.hold(await world.buyer(), hall, [1])).toMatchObject({ ok: true, value: [{ seats: [] }] });
  });

  it('seats are taken out of the sale and put back, all or, where somebody has one, none', async () => {
    const world = await start();
    const hall = await world.hall(['....']);
    const [a1 = '', a2 = '', a3 = ''] = ['A1', 'A2', 'A3'].map((name) => hall.ids.get(name));
    const block = (seatIds: readonly string[], blocked: boolean) =>
      world.transaction((tx) => world.charts.block(tx, hall.eventId, hall.sectionEventId, seatIds, blocked));
    await world.take(await world.buyer(), hall, 'A3');
    expect(await block([a1, a3], true)).toEqual([a3]);
    expect(await block([a1, a2], true)).toEqual([]);
    expect(await world.drawn(hall)).toEqual(['##x.']);
    expect(await world.take(await world.buyer(), hall, 'A1')).toMatchObject({
      refusal: { trouble: { obstacle: { because: 'BLOCKED' } } },
    });
    expect(await block([a1], false)).toEqual([]);
    expect(world.namesOf(await world.take(await world.buyer(), hall, 'A1'))).toBe('A1');
  });
}
