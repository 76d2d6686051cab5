import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { aCardPromotion } from '#test/builders/a-promotion.ts';
import { SEN } from '#test/rendered/payment-page.tsx';
import { privateEvent, show } from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, findAll, settle, type } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

let went: MockInstance<typeof window.location.assign>;
beforeEach(() => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  window.sessionStorage.clear();
  went.mockRestore();
});

async function toTheDialog(wallet = 0, world: Pick<Parameters<typeof show>[1] & object, 'locale' | 'offers'> = {}) {
  const begins = vi.fn<CheckoutDesk['begin']>();
  const desk = (same: CheckoutDesk) => ({ ...same, begin: begins.mockImplementation(same.begin) });
  const shown = await show(privateEvent([SEN]), { gateways: ['VnBankVnpay', 'Stripe'], wallet, desk, ...world });
  const inVietnamese = world.locale === 'vi';
  await click(find('button', inVietnamese ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
  await click(find('button', inVietnamese ? 'Mua vé ngay' : 'Buy ticket now'));
  await appears('[role="dialog"] input[value="Stripe"]');
  return { ...shown, begins };
}
const choose = (method: string) => click(document.querySelector(`[role="dialog"] input[value="${method}"]`) as Element);

describe('the payment method dialog of a private event', () => {
  it('offers bank transfer, domestic card and international card [S2.10-05] [S1-58]', async () => {
    await toTheDialog();
    const names = findAll('[role="dialog"] input[type="radio"]', /(?:)/).map(
      (radio) => radio.closest('label')?.querySelector('b')?.textContent,
    );
    expect(names).toEqual(['Bank transfer', 'Domestic credit/debit card', 'Visa/MasterCard/JCB']);
    await choose('Stripe');
    await showsInBothLanguages('Bank transfer', 'Domestic credit/debit card', 'Visa/MasterCard/JCB', 'Checkout');
  });

  it('takes a card inline, and pays with ‘Checkout’ [S2.10-06]', async () => {
    const { cards } = await toTheDialog();
    await choose('Stripe');
    await appears('[role="dialog"] [data-card-field] input');
    await type(document.querySelector('input[autocomplete="cc-name"]'), 'LAN');
    await type(document.querySelector('[aria-label="Card number"]'), '4242 4242 4242 4242');
    await type(document.querySelector('[aria-label="MM / YY"]'), '12 / 40');
    await type(document.querySelector('[aria-label="CVC"]'), '123');
    await click(find('[role="dialog"] button', 'Checkout'));
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce(), 5_000);
    expect([...cards.stripe.intents.values()].map(({ status }) => status)).toEqual(['succeeded']);
    expect(went.mock.calls[0]?.[0]).toMatch(/\/payment\/5001\?(?:key=[^&]+&)?payment_checkout_session_id=/);
  });

  describe('with a bank’s promotion', () => {
    const cards = [aCardPromotion({ iins: ['424242'], maxAmountOff: 30_000 as never })];
    const open = async (locale: 'en' | 'vi' = 'en') => {
      const shown = await toTheDialog(0, { locale, offers: { promotions: [], codes: [], cards } });
      for (const number of ['4242424242424242', '5555555555554444']) shown.cards.save(number);
      await choose('Stripe');
      await appears('[role="dialog"] input[name="saved-card"]');
      await settle(60);
      return shown;
    };
    const plain = () => (document.querySelector('[role="dialog"]')?.textContent ?? '').replaceAll('\u00a0', ' ');
    const pick = (end: string) =>
      click(
        [...document.querySelectorAll('[role="dialog"] input[name="saved-card"]')].find((one) =>
          one.closest('label')?.textContent?.includes(end),
        ) as Element,
      );

    it('names the bank’s offer, takes it off that bank’s card only, and that card pays the lowered price', async () => {
      const { cards, begins } = await open();
      expect(plain()).toContain('Vietcombank: 20% off, up to 30,000 đ');
      await pick('4444');
      await settle(60);
      expect(plain()).toContain('Total: 200,000 đ');
      await pick('4242');
      await settle(60);
      expect(plain()).toContain('30,000 đ off with this card');
      expect(plain()).toContain('Total: 170,000 đ');
      await click(find('[role="dialog"] button', 'Checkout'));
      await vi.waitFor(() => expect(went).toHaveBeenCalledOnce(), 5_000);
      const [cardId] = [...cards.stripe.cards.values()]
        .filter(({ number }) => number.startsWith('4242'))
        .map(({ id }) => id);
      expect(begins.mock.calls[0]?.[0]).toMatchObject({ cardId, shownPrice: 170_000 });
      expect(await begins.mock.results[0]?.value).toMatchObject({ ok: true, value: { price: 170_000 } });
    });

    it('takes nothing off another way to pay, says it in Vietnamese, and frees the places when the dialog closes', async () => {
      const { office, begins } = await open('vi');
      expect(plain()).toContain('Vietcombank: giảm 20%, tối đa 30.000 đ');
      await pick('4242');
      await settle(60);
      expect(plain()).toContain('170.000 đ');
      const held = async () => {
        const cart = await office.cart.read(5001);
        return cart.ok ? cart.value.length : -1;
      };
      expect(await held()).toBe(1);
      await choose('BankTransfer');
      await settle(60);
      expect(plain()).toContain('200.000 đ');
      await click(find('[role="dialog"] button', 'Quay lại'));
      await settle(60);
      expect(await held()).toBe(0);
      expect(begins).not.toHaveBeenCalled();
    });
  });

  it('pays at once from a wallet that covers the order [S1-58]', async () => {
    await toTheDialog(200_000);
    await choose('Wallet');
    await showsInBothLanguages('Pay now');
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('h2', 'Your ticket has been confirmed');
    expect(went).not.toHaveBeenCalled();
  });

  it('sends the browser to the gateway’s page, which leads to the order', async () => {
    await toTheDialog();
    await choose('VnBankVnpay');
    await click(find('[role="dialog"] button', 'Pay now'));
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce(), 5_000);
    await settle();
    expect(decodeURIComponent(String(went.mock.calls[0]?.[0]))).toMatch(
      /^https:\/\/gateway\.test\/.*\/payment\/5001\?/,
    );
  });
});
