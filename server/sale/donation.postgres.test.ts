import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

const note = (accountId: AccountId, to: Sale, amount = 50_000) =>
  world.saveDonation({ accountId, sectionEventId: to.sectionEventId, amount: dong(amount), message: 'Cố lên' });
const begin = (accountId: AccountId, to: Sale, shownPrice: number | null, key: string = randomUUID()) =>
  world.openCheckout({
    accountId,
    eventId: to.eventId,
    sectionEventId: to.sectionEventId,
    policyAgreed: false,
    shownPrice: shownPrice === null ? null : dong(shownPrice),
    attendees: [],
    locale: 'vi',
    idempotencyKey: key,
  });

async function awaited(to: Sale, amount = 50_000) {
  const giver = await world.buyer();
  await note(giver, to, amount);
  const begun = await begin(giver, to, amount);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const asked = { accountId: giver, eventId: to.eventId, checkoutSessionId: begun.value.checkoutSessionId };
  const transfer = await world.requestTransfer(asked);
  if (!transfer.ok) throw new Error(transfer.refusal.code);
  return { ...asked, code: transfer.value.message };
}

const orderOf = (to: Sale) =>
  world.one(
    'SELECT status, price, donation, donation_message, lines, payment_method FROM user_order WHERE event_id = $1',
    [to.eventId],
  );
const mails = async (to: Sale) =>
  (
    await world.pool.query<{ message: string }>(
      `SELECT message FROM email_message WHERE data ->> 'eventId' = $1 ORDER BY queued_at, email_message_id`,
      [String(to.eventId)],
    )
  ).rows.map((row) => row.message);

describe('a donation without a ticket', () => {
  it('becomes an order without tickets when paid, with a thank-you email and a balanced ledger [S9-39]', async () => {
    const sale = await world.sale({ donations: true, approval: true, types: [{ price: 200_000 }] });
    const gift = await awaited(sale);
    expect(await orderOf(sale)).toMatchObject({ status: 'PROCESSING' });
    await world.pay(gift.code, 50_000);
    expect(await orderOf(sale)).toEqual({
      status: 'SUCCESSFUL',
      price: 50_000,
      donation: 50_000,
      donation_message: 'Cố lên',
      lines: [],
      payment_method: 'BANK_TRANSFER',
    });
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(0);
    expect(await world.count('ticket_donation WHERE event_id = $1', [sale.eventId])).toBe(0);
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 0 });
    expect(await mails(sale)).toEqual(['bank-transfer-waiting', 'donation-received']);
    expect(
      await world.one(
        `SELECT amount, credit_account FROM ledger_line WHERE book = 'EVENT' AND book_id = $1
          AND kind = 'donation-given'`,
        [String(sale.eventId)],
      ),
    ).toEqual({ amount: 50_000, credit_account: 'donations' });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('is one donation however often it is sent at once, and counts money reported twice once', async () => {
    const sale = await world.sale({ donations: true });
    const giver = await world.buyer();
    await note(giver, sale);
    const all = await Promise.all(Array.from({ length: 6 }, () => begin(giver, sale, 50_000, 'one-wish')));
    const ids = new Set(all.map((each) => (each.ok ? each.value.checkoutSessionId : each.refusal.code)));
    expect(ids.size).toBe(1);
    const asked = { accountId: giver, eventId: sale.eventId, checkoutSessionId: [...ids][0] ?? '' };
    const transfers = await Promise.all([world.requestTransfer(asked), world.requestTransfer(asked)]);
    const codes = new Set(transfers.map((each) => (each.ok ? each.value.message : each.refusal.code)));
    expect(codes.size).toBe(1);
    const told = world.transferOf([...codes][0] ?? '', 50_000);
    await Promise.all([world.receive(told), world.receive(told)]);
    expect(await world.count('user_order WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await orderOf(sale)).toMatchObject({ status: 'SUCCESSFUL', price: 50_000 });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('is used once by two checkouts begun at the same time', async () => {
    const sale = await world.sale({ donations: true });
    const giver = await world.buyer();
    await note(giver, sale);
    await Promise.all([begin(giver, sale, 50_000), begin(giver, sale, 50_000)]);
    expect(await world.count(`checkout_session WHERE event_id = $1 AND state = 'OPEN'`, [sale.eventId])).toBe(1);
    expect(await begin(giver, sale, 50_000)).toMatchObject({ refusal: { code: 'SHOPPING_ITEMS_EMPTY' } });
  });

  it('expires when unpaid, and is completed by money that arrives late', async () => {
    const sale = await world.sale({ donations: true });
    const gift = await awaited(sale);
    const status = async () =>
      (await world.find(gift)) as { readonly ok: true; readonly value: { readonly state: string } };
    world.pass(46 * MINUTE);
    expect(await world.desk.eventsWithDue(world.now(), 10_000)).toContain(sale.eventId);
    await world.releaseDue();
    expect(await orderOf(sale)).toMatchObject({ status: 'UNSUCCESSFUL' });
    expect((await status()).value.state).toBe('EXPIRED');
    expect(await world.desk.eventsWithDue(world.now(), 10_000)).not.toContain(sale.eventId);
    await world.pay(gift.code, 50_000);
    expect(await orderOf(sale)).toMatchObject({ status: 'SUCCESSFUL' });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('is refunded when its time ends with a part of it paid', async () => {
    const sale = await world.sale({ donations: true });
    const gift = await awaited(sale);
    await world.pay(gift.code, 20_000);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    expect(await mails(sale)).toEqual(['bank-transfer-waiting', 'part-paid']);
    await world.refundOwed();
    expect(await mails(sale)).toEqual(['bank-transfer-waiting', 'part-paid', 'refund-due']);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('is not made from an expired cart unless the page meant to donate alone', async () => {
    const sale = await world.sale({ donations: true, types: [{ price: 200_000 }] });
    const giver = await world.buyer();
    await note(giver, sale);
    for (const shown of [null, 250_000])
      expect(await begin(giver, sale, shown)).toMatchObject({ refusal: { code: 'SHOPPING_ITEMS_EMPTY' } });
  });

  it('is covered by the integrity check even if nothing was ever sold', async () => {
    const sale = await world.sale({ donations: true });
    const gift = await awaited(sale);
    await world.pay(gift.code, 50_000);
    await world.pool.query(
      'UPDATE user_order SET price = price + 1, original_price = original_price + 1 WHERE event_id = $1',
      [sale.eventId],
    );
    expect((await world.integrity(sale.eventId)).faults.map((fault) => fault.check)).toContain('PAID_ORDERS');
  });
});
