import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, later, MINUTE } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { makePostgresWaitingList } from '#server/sale/postgres/postgres-waiting-list.ts';
import { OfferDuePlaces } from '#server/sale/waiting/offer-due-places.ts';
import { type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

let nodes: readonly [SaleWorld, SaleWorld];
beforeAll(async () => {
  const first = await saleWorld();
  nodes = [first, await saleWorld({}, first.test)];
});

const typeOf = (sale: Sale): string => sale.types[0]?.ticketTypeId ?? '';
const joins = (world: SaleWorld, sale: Sale, accountId: AccountId, party: number, waitingEntryId = randomUUID()) =>
  world.desk.submit(
    sale.eventId,
    { kind: 'JOIN_WAITING', accountId, waitingEntryId, ticketTypeId: typeOf(sale), party },
    { email: `${accountId}@example.test`, locale: 'vi', invitationId: null, guest: null },
  );
const leaves = (world: SaleWorld, sale: Sale, accountId: AccountId, waitingEntryId: string) =>
  world.desk.submit(sale.eventId, { kind: 'LEAVE_WAITING', accountId, waitingEntryId }, { answer: null });

async function soldOut(places: number) {
  const [world] = nodes;
  const sale = await world.sale({ types: [{ capacity: places }] });
  const owner = await world.buyer();
  const bought = await world.checkout(owner, sale, [places]);
  if (!bought.ok) throw new Error(bought.refusal.code);
  const { checkoutSessionId } = bought.value;
  const giveBack = (node: SaleWorld) =>
    node.desk.submit(
      sale.eventId,
      { kind: 'GIVE_BACK', accountId: owner, checkoutSessionId },
      { by: null, answer: null },
    );
  return { sale, giveBack };
}

async function line(sale: Sale, parties: readonly number[]) {
  const [world] = nodes;
  const groups: { accountId: AccountId; id: string }[] = [];
  for (const party of parties) {
    const accountId = await world.buyer();
    const id = randomUUID();
    expect(await joins(world, sale, accountId, party, id)).toMatchObject({ ok: true });
    groups.push({ accountId, id });
    world.pass(1);
  }
  return groups;
}

const standings = async (sale: Sale, groups: readonly { readonly accountId: AccountId }[]) => {
  const [world] = nodes;
  const list = makePostgresWaitingList(world.pool);
  const each = await Promise.all(groups.map(({ accountId }) => list.mine(sale.eventId, accountId, world.now())));
  return each.map(([one]) => one?.standing ?? null);
};
const heldIn = (sale: Sale): Promise<number> =>
  nodes[0].count(`reservation WHERE event_id = $1 AND state IN ('HELD', 'IN_CHECKOUT', 'SOLD')`, [sale.eventId]);
const offersMailed = async (sale: Sale) =>
  (
    await nodes[0].pool.query<{ readonly recipient: string }>(
      `SELECT recipient FROM email_message WHERE message = 'places-offered' AND data ->> 'eventId' = $1`,
      [String(sale.eventId)],
    )
  ).rows.map((row) => row.recipient);

describe('places that come free while others wait', () => {
  it('are held for the first in line, and told them once', async () => {
    const [world] = nodes;
    const { sale, giveBack } = await soldOut(4);
    const groups = await line(sale, [2, 2, 1]);
    expect(await giveBack(world)).toMatchObject({ ok: true });
    expect(await standings(sale, groups)).toEqual(['OFFERED', 'OFFERED', 'WAITING']);
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 4, sold: 0 });
    const told = groups.slice(0, 2).map(({ accountId }) => `${accountId}@example.test`);
    expect((await offersMailed(sale)).sort()).toEqual(told.sort());
    const [first, , third] = groups;
    if (first === undefined || third === undefined) throw new Error('No group');
    expect(await leaves(world, sale, first.accountId, first.id)).toMatchObject({ ok: true });
    expect(await standings(sale, groups)).toEqual([null, 'OFFERED', 'OFFERED']);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('are never sold to a rush on two nodes that comes at the same moment', async () => {
    const [first, second] = nodes;
    const { sale, giveBack } = await soldOut(5);
    const groups = await line(sale, [2, 2, 2]);
    const buyers = await Promise.all(Array.from({ length: 40 }, () => first.buyer()));
    const rush = buyers.map((buyer, at) => (at % 2 === 0 ? first : second).hold(buyer, sale, [1]));
    const [, ...outcomes] = await Promise.all([giveBack(second), ...rush]);
    expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
    expect(await standings(sale, groups)).toEqual(['OFFERED', 'OFFERED', 'WAITING']);
    expect(await heldIn(sale)).toBe(2);
    expect(await first.quotaOf(sale)).toMatchObject({ reserved: 4, sold: 0 });
    expect(await first.hold(await first.buyer(), sale, [1])).toMatchObject({
      ok: false,
      refusal: { code: 'SOLD_OUT', remaining: 0 },
    });
    expect(await first.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('are offered once each, however many join and leave on two nodes', async () => {
    const [first, second] = nodes;
    const { sale, giveBack } = await soldOut(5);
    const people = await Promise.all(Array.from({ length: 30 }, () => first.buyer()));
    const ids = people.map(() => randomUUID());
    const node = (at: number) => (at % 2 === 0 ? first : second);
    await Promise.all([
      ...people.map((one, at) => joins(node(at), sale, one, 1 + (at % 3), ids[at])),
      ...people.map((one, at) => joins(node(at + 1), sale, one, 1 + (at % 3))),
    ]);
    expect(await first.count('waiting_entry WHERE event_id = $1', [sale.eventId])).toBe(30);
    await Promise.all([
      giveBack(first),
      ...people.map((one, at) => (at % 4 === 0 ? leaves(node(at), sale, one, ids[at] ?? '') : null)),
    ]);
    const { reserved, sold } = await first.quotaOf(sale);
    expect(reserved + sold).toBeLessThanOrEqual(5);
    expect(reserved).toBeGreaterThan(2);
    expect(await first.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('go to the next when nobody takes them within a day', async () => {
    const [world] = nodes;
    const { sale, giveBack } = await soldOut(2);
    const groups = await line(sale, [2, 1]);
    await giveBack(world);
    expect(await standings(sale, groups)).toEqual(['OFFERED', 'WAITING']);
    world.pass(DAY - MINUTE);
    expect(await standings(sale, groups)).toEqual(['OFFERED', 'WAITING']);
    world.pass(MINUTE);
    await world.desk.submit(sale.eventId, { kind: 'RELEASE_EXPIRED' }, null);
    expect(await standings(sale, groups)).toEqual(['LAPSED', 'OFFERED']);
  });

  it('without any batch are found and offered by the next turn, as after a refund or a killed process', async () => {
    const [world] = nodes;
    const { sale } = await soldOut(2);
    const groups = await line(sale, [2]);
    const offer = OfferDuePlaces.make({ desk: world.desk, clock: { now: world.now } });
    expect(await world.desk.eventsToOffer(world.now(), 1_000)).not.toContain(sale.eventId);
    await world.test.asOwner('UPDATE quota SET capacity = 4 WHERE event_id = $1', [sale.eventId]);
    expect(await world.desk.eventsToOffer(world.now(), 1_000)).toContain(sale.eventId);
    expect(await offer()).toBeGreaterThan(0);
    expect(await standings(sale, groups)).toEqual(['OFFERED']);
    expect(await world.desk.eventsToOffer(world.now(), 1_000)).not.toContain(sale.eventId);
  });

  it('are bought at the checkout by the one who was offered them', async () => {
    const [world] = nodes;
    const { sale, giveBack } = await soldOut(2);
    const groups = await line(sale, [2]);
    await giveBack(world);
    const [group] = groups;
    if (group === undefined) throw new Error('No group');
    expect(await world.checkout(group.accountId, sale, [2])).toMatchObject({ ok: true });
    expect(await standings(sale, groups)).toEqual(['TAKEN']);
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 2 });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('are forgotten thirty days after they are over, but not by those who still wait', async () => {
    const [world] = nodes;
    const { sale, giveBack } = await soldOut(1);
    const groups = await line(sale, [1, 1]);
    await giveBack(world);
    await world.test.asOwner(
      `UPDATE waiting_entry SET updated_at = updated_at - interval '31 days' WHERE event_id = $1`,
      [sale.eventId],
    );
    const before = later(world.now(), -30 * DAY);
    const list = makePostgresWaitingList(world.pool);
    expect(await list.forget(before, 10)).toBe(1);
    expect(await standings(sale, groups)).toEqual([null, 'WAITING']);
  });
});
