import { beforeAll, expect, it } from 'vitest';
import type { PayoutDesk } from '#application/money/ports/payout-desk.ts';
import { later } from '#domain/kernel/instant.ts';

export type PayoutDeskWorld = { readonly desk: PayoutDesk; readonly orderNumber: string };

export function payoutDeskContract(start: () => Promise<PayoutDeskWorld>): void {
  let world: PayoutDeskWorld;
  beforeAll(async () => {
    world = await start();
  });
  const found = async (filter: Parameters<PayoutDesk['page']>[0] = null) => {
    const page = await world.desk.page(filter, world.orderNumber, {});
    if (!page.ok) throw new Error(`Refused: ${page.refusal.code}`);
    return page.value.entries;
  };
  const refund = async () => {
    const [first] = await found();
    if (first?.account == null) throw new Error('No refund with an account');
    return { ...first, account: first.account };
  };
  const mark = async (later_ = 0) => {
    const { id, account } = await refund();
    return world.desk.markSent([{ id, accountNamedAt: later(account.namedAt, later_) }]);
  };

  it('lists a refund with amount, account and QR code', async () => {
    expect(await refund()).toMatchObject({
      orderNumber: world.orderNumber,
      amount: 200_000,
      state: 'READY',
      dispute: null,
      overdue: false,
      account: { bankName: 'Vietcombank', number: '0071000123456', holder: 'NGUYEN THI LAN', source: 'BUYER' },
      qrCode: expect.stringContaining('970436'),
    });
    expect(await found('READY')).toHaveLength(1);
    expect(await found('SENT')).toHaveLength(0);
  });

  it('knows no dispute to settle that is not there', async () => {
    expect(await world.desk.disputes()).toEqual({ ok: true, value: [] });
    const unknown = { eventId: 1, disputeId: 'dp_unknown' };
    for (const outcome of ['REFUND', 'HANDLED'] as const)
      expect(await world.desk.settleDispute(unknown, outcome, 'None')).toMatchObject({
        refusal: { code: 'NOT_FOUND' },
      });
  });

  it('is marked, fails, is marked again and confirmed, and then gone', async () => {
    const { id } = await refund();
    expect(await world.desk.confirm(id, 'FT1')).toMatchObject({
      ok: false,
      refusal: { code: 'PAYOUT_REFUSED', because: 'NOT_SENT' },
    });
    expect(await world.desk.closeDispute(id, 'WON', 'None')).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_FOUND' },
    });
    expect(await mark(-1)).toEqual({ ok: true, value: [{ id, problem: 'ACCOUNT_CHANGED' }] });
    expect(await mark()).toEqual({ ok: true, value: [{ id, problem: null }] });
    expect(await refund()).toMatchObject({ state: 'SENT' });
    expect(await world.desk.fail(id, 'Closed', false)).toEqual({ ok: true, value: null });
    expect(await refund()).toMatchObject({ state: 'FAILED', failedBecause: 'Closed' });
    await mark();
    expect(await world.desk.confirm(id, 'FT1')).toEqual({ ok: true, value: null });
    expect(await found()).toEqual([]);
  });
}
