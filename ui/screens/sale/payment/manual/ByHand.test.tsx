import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import { open, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const TERMS = { open: true, instructions: 'ACB 998 877\nTRAN VAN BINH', hours: 5 };

async function atTheCheckout(world: World = {}) {
  const page = await open({ manual: TERMS, gateways: ['QrVnpay'], ...world });
  const starts = vi.spyOn(page.office.paymentDesk, 'startManual');
  await click(find('button', world.locale === 'vi' ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
  await press(world.locale === 'vi' ? 'Tiếp tục' : 'Next');
  await appears('input[name="method-title"][value="QrVnpay"]');
  return { ...page, starts };
}
const offered = () => findAll('input[type="radio"]', /(?:)/).map((radio) => radio.getAttribute('value'));

async function begun(world: World = {}) {
  const page = await atTheCheckout(world);
  await click(document.querySelector('input[value="Manual"]') as Element);
  await press(world.locale === 'vi' ? 'Thanh toán ngay' : 'Pay now');
  await vi.waitFor(() => expect(text()).toContain('TRAN VAN BINH'), 5_000);
  return { ...page, id: String(page.starts.mock.calls[0]?.[0]) };
}

describe('paying the organiser by hand', () => {
  it('is offered only where the organiser takes it', async () => {
    await atTheCheckout({ manual: { ...TERMS, open: false } });
    expect(offered()).toEqual(['BankTransfer', 'QrVnpay']);
  });

  it('tells how to pay, takes the report once, waits, and hears the answer [S1-14]', async () => {
    const { office, id } = await begun();
    const reports = vi.spyOn(office.paymentDesk, 'reportManual');
    const session = await office.checkoutDesk.read(id);
    const reference = session.ok ? session.value.manual?.reference : undefined;
    expect(text()).toContain('Pay the organiser');
    expect(text()).toContain('ACB 998 877');
    expect(text()).toContain('200,000 đ');
    expect(text()).toContain(String(reference));
    await press('I have transferred');
    await settle(20);
    expect(reports).toHaveBeenCalledExactlyOnceWith(id);
    expect(text()).toContain('Waiting for the organiser');
    expect(text()).toContain('that you sent 200,000 đ');
    expect(findAll('button', 'I have transferred')).toEqual([]);
    office.answerManual(id, null);
    await vi.waitFor(() => expect(text()).toContain('Thank you, your tickets are ready'), 5_000);
  });

  it.each([
    ['en', 'I have transferred', 'Add a picture of the transfer', 'Replace the picture', 'This file is not an image'],
    ['vi', 'Tôi đã chuyển khoản', 'Thêm ảnh chuyển khoản', 'Thay ảnh khác', 'Tệp này không phải là ảnh'],
  ] as const)(
    'takes a picture of the transfer once it is reported, and another instead, in %s',
    async (locale, transferred, add, replace, notAnImage) => {
      await begun({ locale });
      expect(findAll('button', add)).toEqual([]);
      await press(transferred);
      await appears('input[name="proof"]');
      const choose = async (type: string) => {
        const input = document.querySelector<HTMLInputElement>('input[name="proof"]');
        if (input === null) throw new Error('No file field');
        const files = [new File(['x'], 'receipt', { type })];
        Object.defineProperty(input, 'files', { configurable: true, value: files });
        await act(async () => {
          input.dispatchEvent(new Event('change', { bubbles: true }));
        });
      };
      await choose('text/plain');
      await vi.waitFor(() => expect(text()).toContain(notAnImage), 5_000);
      for (const [count, label] of [
        [1, add],
        [2, replace],
      ] as const) {
        expect(findAll('button', label)).toHaveLength(1);
        await choose('image/png');
        await vi.waitFor(
          () =>
            expect(document.querySelector('img[src^="/files/memory/"]')?.getAttribute('src')).toBe(
              `/files/memory/${count}.webp`,
            ),
          5_000,
        );
      }
      expect(text()).not.toContain(notAnImage);
    },
  );

  it('says why the organiser refused it, and never before', async () => {
    const { office, id } = await begun({ locale: 'vi' });
    await press('Tôi đã chuyển khoản');
    await settle(20);
    expect(text()).toContain('Chờ ban tổ chức xác nhận');
    office.answerManual(id, 'Sai số tài khoản');
    await vi.waitFor(() => expect(text()).toContain('Sai số tài khoản'), 5_000);
    expect(text()).toContain('Ban tổ chức chưa xác nhận khoản thanh toán của bạn');
    await press('Chọn lại vé');
    await settle(20);
    expect(text()).toContain('Hạng Sen');
  });

  it('still waits after a reload, and ends when the time is over', async () => {
    const { office, reload, pass, id, liveUpdates } = await begun();
    await reload();
    await vi.waitFor(() => expect(text()).toContain('TRAN VAN BINH'), 5_000);
    pass(6 * HOUR);
    office.releaseExpired();
    liveUpdates.changed(`checkout:${id}`);
    await vi.waitFor(() => expect(text()).toContain('Time to pay has run out'), 5_000);
    expect(text()).toContain('contact the organiser');
  });

  it('says so when the report is refused or the payment cannot begin', async () => {
    const { office } = await begun();
    vi.spyOn(office.paymentDesk, 'reportManual').mockImplementation(async () =>
      refused({ code: 'CHECKOUT_CLOSED', state: 'EXPIRED' }),
    );
    await press('I have transferred');
    await appears('[role="alert"]', /\S/);
    expect(text()).toContain('Pay the organiser');
  });

  it('offers transfer, domestic card, QR and payment by hand, and to add a card [S2.11-07] [S1-58]', async () => {
    const { cards } = await atTheCheckout({ gateways: ['VnBankVnpay', 'QrVnpay', 'Stripe'] });
    expect(offered()).toEqual(['BankTransfer', 'VnBankVnpay', 'QrVnpay', 'Stripe', 'Manual']);
    for (const name of ['Bank transfer', 'Domestic credit/debit card', 'QR payment', 'Manual Payment'])
      expect(text()).toContain(name);
    await showsInBothLanguages('Manual Payment');
    cards.save('4242424242424242');
    await click(document.querySelector('input[value="Stripe"]') as Element);
    await appears('input[name="saved-card"]');
    await settle(20);
    expect(text()).toContain('**** 4242');
    await press('Add card');
    await appears('[aria-label="Card number"]');
    await click(document.querySelector('input[value="Manual"]') as Element);
    await press('Pay now');
    await appears('button', 'I have transferred');
  });
});
