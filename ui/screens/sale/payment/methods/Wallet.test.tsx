import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#domain/kernel/result.ts';
import { open, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

async function atTheCheckout(world: World) {
  const page = await open({ gateways: ['QrVnpay'], ...world });
  const pays = vi.spyOn(page.office.paymentDesk, 'payFromWallet');
  await click(find('button', world.locale === 'vi' ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
  await press(world.locale === 'vi' ? 'Tiếp tục' : 'Next');
  await appears('input[name="method-title"][value="QrVnpay"]');
  return { ...page, pays };
}
const offered = () => findAll('input[type="radio"]', /(?:)/).map((radio) => radio.getAttribute('value'));
const wallet = () => document.querySelector<HTMLInputElement>('input[value="Wallet"]') as HTMLInputElement;

describe('paying from the wallet', () => {
  it.each([
    ['en', 'Pay now', 'Vemoi wallet', 'Thank you, your tickets are ready'],
    ['vi', 'Thanh toán ngay', 'Ví Vemoi', 'Cảm ơn bạn, vé đã sẵn sàng'],
  ] as const)('pays the whole order in dong at once (%s) [S1-13]', async (locale, pay, name, thanks) => {
    const { pays, office } = await atTheCheckout({ locale, wallet: 250_000 });
    expect(offered()).toEqual(['BankTransfer', 'QrVnpay', 'Wallet']);
    expect(text()).toContain(name);
    await click(wallet());
    await press(pay);
    await vi.waitFor(() => expect(text()).toContain(thanks), 5_000);
    expect(pays).toHaveBeenCalledOnce();
    const paid = await office.checkoutDesk.read(String(pays.mock.calls[0]?.[0]));
    expect(paid).toMatchObject({ value: { status: 'SUCCESSFUL', price: 200_000, received: 200_000 } });
    const left = await office.paymentDesk.methods(200_000 as never, null);
    expect(left.ok && left.value.at(-1)).toEqual({ method: 'Wallet', blocked: 'BALANCE_TOO_LOW' });
  });

  it('cannot be chosen while it holds less than the total', async () => {
    await atTheCheckout({ wallet: 199_999 });
    expect(offered()).toEqual(['BankTransfer', 'QrVnpay', 'Wallet']);
    expect(wallet().disabled).toBe(true);
    expect(text()).toContain('Your balance is too low.');
  });

  it('is not offered to a buyer whose wallet is empty', async () => {
    await atTheCheckout({});
    expect(offered()).toEqual(['BankTransfer', 'QrVnpay']);
  });

  it('says how much is missing when another order took the money, and keeps the order for another way', async () => {
    const { pays } = await atTheCheckout({ wallet: 250_000 });
    pays.mockImplementation(async () => refused({ code: 'BALANCE_TOO_LOW', unit: 'VND', missing: 50_000 }));
    await click(wallet());
    await press('Pay now');
    await appears('[role="alert"]', /Your wallet is short of 50,000/);
    await click(document.querySelector('input[value="BankTransfer"]') as Element);
    await press('Pay now');
    await appears('#transfer-title');
    expect(pays).toHaveBeenCalledOnce();
  });
});
