import { expect, it } from 'vitest';
import type { SharedRefunds } from '#application/money/ports/shared-refunds.ts';

type SharedRefundsWorld = {
  readonly page: SharedRefunds;
  /** Of a refund of 200,000 whose account nobody knows, and the same once it is paid. */
  readonly secret: string;
  readonly payBack: () => Promise<SharedRefunds>;
};

export function sharedRefundsContract(open: () => Promise<SharedRefundsWorld>): void {
  it('reads a refund by its link and takes its account, until it is paid', async () => {
    const { page, secret, payBack } = await open();
    const account = { bin: '970436', number: '0071 0001 23456', holder: 'Nguyễn Thị Lan' };
    expect(await page.read(secret)).toMatchObject({
      value: { amount: 200_000, reason: 'ORDER_CANCELLED', status: 'DECIDED', paidAt: null, account: null },
    });
    expect(await page.nameAccount(secret, account)).toMatchObject({
      value: { account: { bin: '970436', number: '•••••••••3456', holder: 'NGUYEN THI LAN', source: 'BUYER' } },
    });
    expect(await page.read('1.2.x')).toMatchObject({ refusal: { code: 'LINK_EXPIRED' } });
    const after = await payBack();
    expect(await after.nameAccount(secret, account)).toMatchObject({
      refusal: { code: 'PAYOUT_REFUSED', because: 'ALREADY_PAID' },
    });
    expect(await after.read(secret)).toMatchObject({
      value: { status: 'CONFIRMED', paidAt: expect.any(Number) as number },
    });
  });
}
