import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#domain/kernel/result.ts';
import { message, open, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, settle } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

async function atTheCheckout(world: World) {
  const page = await open({ gateways: ['QrVnpay', 'Stripe'], ...world });
  await click(find('button', world.locale === 'vi' ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
  await press(world.locale === 'vi' ? 'Tiếp tục' : 'Next');
  await appears('input[name="method-title"][value="QrVnpay"]');
  await settle();
  return page;
}
const plain = (said: string) => said.replaceAll('\u00a0', ' ');
const card = () => document.querySelector('[aria-labelledby="wallet-title"]');
const toggle = () => card()?.querySelector<HTMLInputElement>('input[type="checkbox"]') as HTMLInputElement;
const said = () => plain(card()?.textContent ?? '');
const offered = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="method-title"]')].map(({ value }) => value);
const lines = () =>
  [...document.querySelectorAll('aside dl > div')].map((line) =>
    [...line.children].map((part) => plain(part.textContent ?? '').trim()),
  );
const amountOf = (name: RegExp) => lines().find(([line = '']) => name.test(line))?.[1];

describe('a part from the wallet', () => {
  it.each([
    [
      'en',
      'Use wallet balance',
      /^From Vemoi wallet$/,
      /^Total/,
      '150,000 đ',
      '50,000 đ',
      'Pay now',
      'remaining 50,000 đ',
    ],
    ['vi', 'Dùng số dư ví', /^Từ ví Vemoi$/, /^Tổng/, '150.000 đ', '50.000 đ', 'Thanh toán ngay', '50.000 đ còn lại'],
  ] as const)(
    'pays what it holds, and the rest goes by transfer: chosen, in the summary, and out of what is paid (%s) [S1-13]',
    async (locale, label, fromWallet, total, part, rest, pay, told) => {
      const { begins, office, pay: transfer } = await atTheCheckout({ locale, wallet: 150_000 });
      expect(said()).toContain(label);
      expect(toggle().checked).toBe(false);
      expect(offered()).toEqual(['BankTransfer', 'QrVnpay', 'Stripe', 'Wallet']);
      await click(toggle());
      await settle();
      expect(toggle().checked).toBe(true);
      expect(said()).toContain(told);
      expect(amountOf(fromWallet)).toBe(`−${part}`);
      expect(amountOf(total)).toContain(rest);
      // Nothing that the wallet, or the organiser by hand, would have to pay the rest with.
      expect(offered()).toEqual(['BankTransfer', 'QrVnpay', 'Stripe']);
      await press(pay);
      await appears('#transfer-title');
      expect(begins.mock.calls[0]?.[0]).toMatchObject({ wallet: 150_000, shownPrice: 50_000 });
      expect(plain(document.querySelector('[role="dialog"]')?.textContent ?? '')).toContain(rest);
      const balance = await office.paymentDesk.balance();
      expect(balance.ok && balance.value.money).toBe(0);
      transfer(message(), 50_000);
      await settle(20);
      const session = await begins.mock.results[0]?.value;
      expect(await office.checkoutDesk.read(session.value.id)).toMatchObject({
        value: { price: 50_000, wallet: 150_000, received: 50_000, overpaid: 0, status: 'SUCCESSFUL' },
      });
    },
  );

  it('is switched off again, and the whole price is paid another way', async () => {
    const { begins } = await atTheCheckout({ wallet: 150_000 });
    await click(toggle());
    await click(toggle());
    await settle();
    expect(amountOf(/^From Vemoi wallet$/)).toBeUndefined();
    expect(amountOf(/^Total/)).toContain('200,000 đ');
    await press('Pay now');
    await appears('#transfer-title');
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ shownPrice: 200_000 });
    expect(begins.mock.calls[0]?.[0]).not.toHaveProperty('wallet');
  });

  it('comes after points, and leaves to pay what both leave', async () => {
    await atTheCheckout({ wallet: 60_000, points: 50_000 });
    await click(find('button', /Use 50,000 points/));
    await click(toggle());
    await settle();
    expect([/^Points used$/, /^From Vemoi wallet$/, /^Total/].map(amountOf)).toEqual([
      '−50,000 đ',
      '−60,000 đ',
      '90,000 đ',
    ]);
  });

  it.each([
    ['an empty wallet', 0],
    ['a wallet that covers the order, which is a way to pay of its own', 200_000],
  ])('is not offered to %s', async (_which, wallet) => {
    await atTheCheckout({ wallet });
    expect(card()).toBeNull();
  });

  it('is dropped with a word when another order took the money, so that the order can be paid without it', async () => {
    const { office, begins } = await atTheCheckout({ wallet: 150_000 });
    const starts = vi
      .spyOn(office.checkoutDesk, 'startBankTransfer')
      .mockImplementationOnce(async () => refused({ code: 'BALANCE_TOO_LOW', unit: 'VND', missing: 90_000 }));
    await click(toggle());
    await settle();
    await press('Pay now');
    await appears('[role="alert"]', /Your wallet is short of 90,000/);
    expect(toggle().checked).toBe(false);
    expect(amountOf(/^Total/)).toContain('200,000 đ');
    await press('Pay now');
    await appears('#transfer-title');
    expect(starts).toHaveBeenCalledTimes(2);
    expect(begins.mock.calls[1]?.[0]).toMatchObject({ shownPrice: 200_000 });
    expect(text()).not.toContain('Your wallet is short');
  });
});
