import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#domain/kernel/result.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { aCode, amount, percent } from '#test/builders/a-promotion.ts';
import { anEvent, message, more, open, press, SEN, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, settle, type } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const TENTH = aCode({ ticketTypeIds: ['sen'], quantity: 5 });
const FLAT = aCode({ code: 'FLAT' as CodeText, discount: amount(30_000), ticketTypeIds: ['sen'] });
const GUEST = aCode({ code: 'GUEST' as CodeText, discount: percent(100), ticketTypeIds: ['sen'] });
const MAI_ONLY = aCode({ code: 'MAI' as CodeText, ticketTypeIds: ['mai'] });
const OFFERS = { promotions: [], codes: [TENTH, FLAT, GUEST, MAI_ONLY] };

async function toTheCheckout(world: World = {}) {
  const page = await open({ offers: OFFERS, ...world });
  const alone = world.event !== undefined;
  if (!alone) await click(find('button', /^(One more|Thêm một vé): Hạng Sen$/));
  await press(world.locale === 'vi' ? 'Tiếp tục' : 'Next');
  await appears('#code-title');
  return page;
}
const field = () => {
  const card = document.querySelector('[aria-labelledby="code-title"]');
  return card?.querySelector('input') ?? null;
};
const enter = async (code: string) => {
  await type(field(), code);
  await press('Apply');
  await settle();
};
const total = () => document.querySelector('aside .total dd')?.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a discount code', () => {
  it('is entered at the checkout, below the tickets’ price, a donation and the total, above “Pay now” [S2.11-06]', async () => {
    const { begins } = await open({ offers: OFFERS, event: anEvent({ donationEnabled: true }) });
    await click(more('Hạng Sen'));
    await press('Next');
    await appears('#donation-title');
    await press('No, thanks');
    await settle(300);
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
    const lines = () =>
      [...document.querySelectorAll('aside dl > div')].map((line) => line.textContent?.replaceAll('\u00a0', ' '));
    expect(document.querySelector('aside h2')?.textContent).toBe('Order summary');
    const tickets = ['Hạng Sen × 1250,000 đ', 'Discount: Hạng Sen−50,000 đ'];
    expect(lines()).toEqual([...tickets, 'Total (1 ticket)200,000 đ']);
    await type(document.querySelector('[aria-labelledby="donation-card-title"] input'), '50000');
    expect(lines()).toEqual([...tickets, 'Donation50,000 đ', 'Total (1 ticket)250,000 đ']);
    expect(field()).not.toBe(null);
    await enter('SALE10');
    const [sen, off] = tickets;
    expect(lines()).toEqual([sen, off, 'Discount−20,000 đ', 'Donation50,000 đ', 'Total (1 ticket)230,000 đ']);
    await press('Pay now');
    await appears('#transfer-title');
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ code: 'SALE10', shownPrice: 230_000 });
  });

  it('is applied to the order, stands in its summary and is what is paid [S1-16] [S8-16] [S1-58]', async () => {
    const { begins } = await toTheCheckout();
    await enter(' sale10 ');
    expect(text()).toContain('Promotion code applied successfully!');
    await showsInBothLanguages('Promotion code applied successfully!');
    expect(text()).toContain('−20,000 đ');
    expect(total()).toContain('180,000 đ');
    await press('Pay now');
    await appears('#transfer-title');
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ code: 'SALE10', shownPrice: 180_000 });
    expect(document.querySelector('[role="dialog"]')?.textContent?.replaceAll('\u00a0', ' ')).toContain('180,000 đ');
    expect(message()).not.toBe('');
  });

  it('can be taken off again', async () => {
    const { begins } = await toTheCheckout();
    await enter('FLAT');
    expect(total()).toContain('170,000 đ');
    await press('Remove code');
    expect(total()).toContain('200,000 đ');
    await press('Pay now');
    await settle();
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ shownPrice: 200_000 });
    expect(begins.mock.calls[0]?.[0].code).toBeUndefined();
  });

  it.each([
    ['nobody made', 'NOBODYS', 'Invalid promotion code!'],
    ['is for other tickets', 'MAI', 'This promotion doesn’t apply to the selected tickets'],
  ])('that %s is refused at its field [S8-14]', async (_, code, sentence) => {
    await toTheCheckout();
    await enter(code);
    expect(field()?.getAttribute('aria-invalid')).toBe('true');
    expect(text()).toContain(sentence);
    expect(total()).toContain('200,000 đ');
  });

  it.each([
    ['en', 'not found', () => Promise.resolve(refused({ code: 'NOT_FOUND' } as const))],
    ['vi', 'not found', () => Promise.resolve(refused({ code: 'NOT_FOUND' } as const))],
    ['en', 'no answer', () => Promise.reject(new TypeError('away'))],
  ] as const)('is called invalid after any other failure, in %s: %s [S8-15] [S1-58]', async (locale, _, fails) => {
    const { office } = await toTheCheckout({ locale });
    vi.spyOn(office.promotionDesk, 'tryCode').mockImplementation(fails);
    await type(field(), 'sale10');
    await press(locale === 'vi' ? 'Áp dụng' : 'Apply');
    const sentence = locale === 'vi' ? 'Mã khuyến mãi không hợp lệ!' : 'Invalid promotion code!';
    await expect.poll(text, { timeout: 4000 }).toContain(sentence);
    showsIn(locale, 'Invalid promotion code!');
    expect(field()?.getAttribute('aria-invalid')).toBe('true');
    expect(total()).toMatch(/^200[,.]000/);
  });

  it('comes with a link, and is applied by itself', async () => {
    await open({ offers: OFFERS, query: '?code=sale10' });
    await click(more('Hạng Sen'));
    await press('Next');
    await appears('#code-title');
    await settle();
    expect(text()).toContain('Promotion code applied successfully!');
    expect(total()).toContain('180,000 đ');
  });

  it('is still applied after a reload, and after the tickets changed', async () => {
    const page = await toTheCheckout();
    await enter('sale10');
    await page.reload();
    await appears('#code-title');
    await settle();
    expect(total()).toContain('180,000 đ');
    await press('Back');
    await click(more('Hạng Sen'));
    await press('Next');
    await appears('#code-title');
    await settle();
    expect(total()).toContain('360,000 đ');
  });

  it('that runs out between the preview and the payment leaves the price without it, and says so', async () => {
    const { office } = await toTheCheckout();
    await enter('sale10');
    vi.spyOn(office.checkoutDesk, 'begin').mockImplementationOnce(async () => ({
      ok: false,
      refusal: { code: 'PROMOTION_NOT_APPLIED', why: { because: 'USED_UP' } },
    }));
    await press('Pay now');
    await settle();
    expect(text()).toContain('This promotion has been used up');
    expect(total()).toContain('200,000 đ');
    await press('Pay now');
    await appears('#transfer-title');
  });

  it('for everything makes the order free', async () => {
    await toTheCheckout();
    await enter('GUEST');
    expect(document.querySelector('input[name="method"]')).toBe(null);
    await press('Register');
    await settle();
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('reads in Vietnamese too', async () => {
    await toTheCheckout({ locale: 'vi', event: anEvent({ tickets: [SEN] }) });
    await type(field(), 'KHONGCO');
    await press('Áp dụng');
    await settle();
    expect(text()).toContain('Mã khuyến mãi không hợp lệ!');
    expect(find('#code-title', 'Mã khuyến mãi')).not.toBe(null);
  });
});
