import { beforeAll, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { anAttendee, type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { SaveAttendees } from './save-attendees.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

const heldLine = async (sale: Sale, quantity: number) => {
  const accountId = await world.buyer();
  const held = await world.hold(accountId, sale, [quantity]);
  return { accountId, reservationId: held.ok ? (held.value[0]?.reservationId ?? '') : '' };
};
const namesOn = async (reservationId: string): Promise<readonly string[]> =>
  (
    await world.pool.query<{ email: string }>(
      'SELECT email FROM attendee WHERE reservation_id = $1 ORDER BY position',
      [reservationId],
    )
  ).rows.map((row) => row.email);

it('writes the attendees of many buyers in few transactions', async () => {
  const sale = await world.sale();
  const lines = await Promise.all(Array.from({ length: 20 }, () => heldLine(sale, 2)));
  const note = SaveAttendees.make({ notes: world.notes, reader: world.reader, keepSignatures: async () => ok(null) });
  const before = await world.one<{ xact: string }>('SELECT pg_current_xact_id()::text AS xact');
  const noted = await Promise.all(
    lines.map(({ accountId, reservationId }) =>
      note({
        accountId,
        eventId: sale.eventId,
        reservationId,
        attendees: ['a', 'b'].map((name) => anAttendee(`${name}-${reservationId}@example.test`)),
      }),
    ),
  );
  const after = await world.one<{ xact: string }>('SELECT pg_current_xact_id()::text AS xact');
  expect(noted.map((each) => each.ok && each.value.reservationId)).toEqual(lines.map((line) => line.reservationId));
  for (const { reservationId } of lines)
    expect(await namesOn(reservationId)).toEqual([
      `a-${reservationId}@example.test`,
      `b-${reservationId}@example.test`,
    ]);
  // Twenty buyers share one transaction, or a few where they came late.
  expect(Number(after.xact) - Number(before.xact)).toBeLessThan(10);
});

it('keeps the last of two simultaneous writes, and refuses a foreign or released line', async () => {
  const sale = await world.sale();
  const [line, frozen] = [await heldLine(sale, 1), await heldLine(sale, 1)];
  world.pass(11 * MINUTE);
  await world.releaseDue();
  const stranger = await world.buyer();
  const anew = await heldLine(sale, 1);
  const write = (reservationId: string, accountId: typeof stranger, name: string) =>
    world.notes.writeAttendees(sale.eventId, reservationId, accountId, [anAttendee(`${name}@example.test`)]);
  expect(
    await Promise.all([
      write(anew.reservationId, anew.accountId, 'first'),
      write(anew.reservationId, anew.accountId, 'last'),
      write(anew.reservationId, stranger, 'stranger'),
      write(line.reservationId, line.accountId, 'released'),
      write(frozen.reservationId, frozen.accountId, 'released'),
    ]),
  ).toEqual([true, true, false, false, false]);
  expect(await namesOn(anew.reservationId)).toEqual(['last@example.test']);
});

it('refuses with a retry time when the queue is full', async () => {
  const note = SaveAttendees.make({
    notes: { ...world.notes, writeAttendees: async () => 'BUSY' },
    reader: world.reader,
    keepSignatures: async () => ok(null),
  });
  const { accountId, reservationId } = await heldLine(await world.sale(), 1);
  expect(await note({ accountId, eventId: 1, reservationId, attendees: [] })).toEqual({
    ok: false,
    refusal: { code: 'BUSY', retryAfterMs: 1_000 },
  });
});
