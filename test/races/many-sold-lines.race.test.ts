import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideDeskBatch } from '#server/sale/decide-desk-batch.ts';
import { MOST_LINES } from '#server/sale/postgres/reservation-batcher-read.ts';
import { anAttendee, type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

async function sold({ test }: SaleWorld, sale: Sale, accountId: AccountId, lines: number): Promise<void> {
  const checkout = randomUUID();
  await test.asOwner(
    `INSERT INTO checkout_session (event_id, checkout_session_id, section_event_id, account_id, state, price, quote, locale,
       held_until, idempotency_key, request_hash, inserted_at, updated_at)
     VALUES (${sale.eventId}, '${checkout}', ${sale.sectionEventId}, '${accountId}', 'COMPLETED', 0, '{"lines": [{}]}', 'vi',
       now(), '${checkout}', 'x', now(), now())`,
  );
  await test.asOwner(
    `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity,
       unit_price, original_unit_price, state, held_until, held_since, checkout_session_id, idempotency_key,
       request_hash, inserted_at, updated_at)
     SELECT ${sale.eventId}, gen_random_uuid(), ${sale.sectionEventId}, '${sale.types[0]?.ticketTypeId}',
       '${accountId}', 1, 0, 0, 'SOLD', now(), now(), '${checkout}', 'sold ' || n, 'x', now(), now()
     FROM generate_series(1, ${lines}) n`,
  );
}

describe('a line without a checkout', () => {
  it.each(['IN_CHECKOUT', 'SOLD'])('is refused by its table when %s', async (state) => {
    const world = await saleWorld();
    const sale = await world.sale();
    expect(await world.hold(await world.buyer(), sale, [1])).toMatchObject({ ok: true });
    await expect(
      world.test.asOwner('UPDATE reservation SET state = $1 WHERE event_id = $2', [state, sale.eventId]),
    ).rejects.toThrow('reservation_has_its_checkout');
  });
});

describe('an account that bought in many lines', () => {
  let loaded: number[] = [];
  let world: SaleWorld;
  beforeAll(async () => {
    world = await saleWorld({
      decide: (book, ...more) => {
        loaded.push(book.stock.reservations.length);
        return decideDeskBatch(book, ...more);
      },
    });
  });

  it('makes a batch load as many lines after 3,000 as after 200', async () => {
    const loadedAfter = async (lines: number): Promise<readonly number[]> => {
      const sale = await world.sale({ types: [{ capacity: null, accountLimit: 1_000_000 }] });
      const buyer = await world.buyer();
      await sold(world, sale, buyer, lines);
      loaded = [];
      expect(await world.hold(buyer, sale, [2], 'one wish')).toMatchObject({ ok: true });
      expect(await world.hold(buyer, sale, [2], 'one wish')).toMatchObject({ ok: true });
      expect(await world.checkout(buyer, sale, [1], { key: 'one order' })).toMatchObject({ ok: true });
      return loaded;
    };
    const few = await loadedAfter(200);
    expect(await loadedAfter(3_000)).toEqual(few);
    expect(Math.max(...few)).toBeLessThan(10);
  });

  it('is held to its limit by what it bought in lines that are not loaded', async () => {
    const lines = 2 * MOST_LINES;
    const sale = await world.sale({ types: [{ capacity: null, accountLimit: lines + 2 }] });
    const buyer = await world.buyer();
    await sold(world, sale, buyer, lines);
    expect(await world.hold(buyer, sale, [3])).toMatchObject({
      ok: false,
      refusal: { code: 'REACH_LIMITED_PURCHASE', max: 2, because: 'ACCOUNT' },
    });
    expect(await world.hold(buyer, sale, [2])).toMatchObject({ ok: true });
  });

  it('gets the first answer to a repeated order', async () => {
    const sale = await world.sale({ types: [{ capacity: null }] });
    const buyer = await world.buyer();
    await sold(world, sale, buyer, 2 * MOST_LINES);
    const held = await world.hold(buyer, sale, [1]);
    const reservationId = held.ok ? (held.value[0]?.reservationId ?? '') : '';
    const order = () =>
      world.openCheckout({
        accountId: buyer,
        eventId: sale.eventId,
        sectionEventId: sale.sectionEventId,
        policyAgreed: false,
        shownPrice: null,
        attendees: [{ reservationId, attendees: [anAttendee('lan@example.test')] }],
        locale: 'vi',
        idempotencyKey: 'one order',
      });
    const first = await order();
    expect(first).toMatchObject({ ok: true });
    expect(await order()).toEqual(first);
  });
});
