import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCardPromotion, aCode } from '#test/builders/a-promotion.ts';
import { open, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, settle, type } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const BANK = aCardPromotion({ iins: ['424242'], maxAmountOff: 30_000 as never });
const OFFERS = { promotions: [], codes: [aCode({ ticketTypeIds: ['sen'] })], cards: [BANK] };
const [OWN, OTHER] = ['4242424242424242', '5555555555554444'];

async function toTheCards({ saved = [], ...world }: { readonly saved?: readonly string[] } & World = {}) {
  const page = await open({ gateways: ['QrVnpay', 'Stripe'], offers: OFFERS, ...world });
  const ids = saved.map(page.cards.save);
  const vi = world.locale === 'vi';
  await click(find('button', vi ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
  await press(vi ? 'Tiếp tục' : 'Next');
  await click(await appears('input[name="method-title"][value="Stripe"]'));
  await appears('[role="img"][aria-label="JCB"]');
  await settle(30);
  return { ...page, ids };
}

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const total = () => plain(document.querySelector('aside .total dd')?.textContent ?? '');
const said = () => plain(text());
const input = (label: string) => document.querySelector(`[aria-label="${label}"]`);
const savedCard = (end: string) =>
  [...document.querySelectorAll('input[name="saved-card"]')].find((one) =>
    one.closest('label')?.textContent?.includes(end),
  ) as Element;

async function fillIn(number: string) {
  await type(document.querySelector('input[autocomplete="cc-name"]'), 'LAN NGUYEN');
  await type(input('Card number'), number);
  await type(input('MM / YY'), '12 / 40');
  await type(input('CVC'), '123');
}

describe('a bank’s promotion on the payment page', () => {
  it('takes its discount off as soon as a saved card of the bank is chosen, and that card pays the lowered price', async () => {
    const { begins, ids } = await toTheCards({ saved: [OWN, OTHER] });
    expect(said()).toContain('Vietcombank: 20% off, up to 30,000 đ');
    await click(savedCard('4242'));
    await settle(30);
    expect(said()).toContain('30,000 đ off with this card');
    expect(total()).toContain('170,000 đ');
    expect(plain(find('button', /^Pay now/).textContent ?? '')).toContain('170,000 đ');
    await press('Pay now');
    await settle(30);
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ cardId: ids[0], shownPrice: 170_000 });
    const begun = await begins.mock.results[0]?.value;
    expect(begun).toMatchObject({ ok: true, value: { price: 170_000 } });
  });

  it('takes nothing off another card, nor off another way to pay', async () => {
    const { begins } = await toTheCards({ saved: [OWN, OTHER] });
    await click(savedCard('4242'));
    await settle(30);
    expect(total()).toContain('170,000 đ');
    await click(savedCard('4444'));
    await settle(30);
    expect(total()).toContain('200,000 đ');
    expect(said()).not.toContain('off with this card');
    await click(savedCard('4242'));
    await settle(30);
    await click(await appears('input[name="method-title"][value="BankTransfer"]'));
    await settle(30);
    expect(total()).toContain('200,000 đ');
    await press('Pay now');
    await settle(30);
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ shownPrice: 200_000 });
    expect(begins.mock.calls[0]?.[0].cardId).toBeUndefined();
  });

  it('takes its discount off a new card before it pays, and the card that was asked about pays', async () => {
    const { begins, cards } = await toTheCards();
    await fillIn(OWN);
    await expect.poll(total, { timeout: 4000 }).toContain('170,000 đ');
    await press('Pay now');
    await settle(30);
    const created = cards.sent.filter(({ path }) => path === '/v1/payment_methods');
    expect(created).toHaveLength(1);
    const [cardId] = cards.stripe.cards.keys();
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ cardId, shownPrice: 170_000 });
    expect(cards.sent.find(({ path }) => path.endsWith('/confirm'))?.fields).toMatchObject({ payment_method: cardId });
  });

  it('creates no card at the provider before it pays where the event has no such promotion', async () => {
    const { cards } = await toTheCards({ offers: { promotions: [], codes: [] } });
    await fillIn(OWN);
    await settle(700);
    expect(cards.sent.filter(({ path }) => path === '/v1/payment_methods')).toEqual([]);
    expect(total()).toContain('200,000 đ');
  });

  it('comes after a code, and is asked anew when the code is taken off', async () => {
    await toTheCards({ saved: [OWN] });
    await type(document.querySelector('[aria-labelledby="code-title"] input'), 'SALE10');
    await press('Apply');
    await settle(30);
    expect(total()).toContain('150,000 đ');
    await press('Remove code');
    await settle(30);
    expect(total()).toContain('170,000 đ');
  });

  it('is told in Vietnamese', async () => {
    await toTheCards({ saved: [OWN], locale: 'vi' });
    expect(said()).toContain('Vietcombank: giảm 20%, tối đa 30.000 đ');
    expect(said()).toContain('Giảm 30.000 đ với thẻ này');
    expect(total()).toContain('170.000 đ');
  });
});
