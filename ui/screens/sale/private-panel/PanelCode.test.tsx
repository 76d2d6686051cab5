import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { aCardPromotion, aCode, amount, percent } from '#test/builders/a-promotion.ts';
import { buy, FREE, giving, mainButton, panel, privateEvent, SEN, show } from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, findAll, settle, submit, type } from '#test/rendered/render-page.tsx';
import { signInAs } from '#test/rendered/sign-in-here.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const TENTH = aCode({ ticketTypeIds: ['sen'], quantity: 5 });
const OFFERS = {
  promotions: [],
  codes: [
    TENTH,
    aCode({ code: 'FLAT' as CodeText, discount: amount(30_000), ticketTypeIds: ['sen'] }),
    aCode({ code: 'GUEST' as CodeText, discount: percent(100), ticketTypeIds: ['sen'] }),
    aCode({ code: 'MAI' as CodeText, ticketTypeIds: ['mai'] }),
    aCode({ code: 'GONE' as CodeText, ticketTypeIds: ['sen'], quantity: 1, used: 1 }),
  ],
};

async function open(world: NonNullable<Parameters<typeof show>[1]> = {}, event = privateEvent([SEN, FREE])) {
  const begins = vi.fn<CheckoutDesk['begin']>();
  const desk = (same: CheckoutDesk) => ({ ...same, begin: begins.mockImplementation(same.begin) });
  const shown = await show(event, { offers: OFFERS, desk, ...world });
  return { ...shown, begins };
}
const one = (locale: 'en' | 'vi' = 'en') =>
  click(find('button', locale === 'vi' ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
const field = () => document.querySelector<HTMLInputElement>('[aria-labelledby="code-title"] input');
const enter = async (code: string) => {
  await type(field(), code);
  await submit(field());
  await settle();
};
const lines = () =>
  [...document.querySelectorAll('section dl > div')].map((line) =>
    (line.textContent ?? '').replaceAll('\u00a0', ' ').trim(),
  );
const total = () => lines().at(-1);
const pay = async () => {
  await buy();
  await click(await appears('[role="dialog"] button.MuiButton-contained'));
};

describe('a discount code in a private event’s panel', () => {
  it('is entered once a ticket that costs something is chosen, and tried without holding a place', async () => {
    const { office } = await open();
    expect(field()).toBe(null);
    await click(find('button', 'One more: Vé mời'));
    expect(field()).toBe(null);
    await one();
    await enter(' sale10 ');
    expect(panel()).toContain('Promotion code applied successfully!');
    expect(lines()).toEqual([
      'Hạng Sen × 1200,000 đ',
      'Vé mời × 1Free',
      'Discount−20,000 đ',
      'Total (2 tickets)180,000 đ',
    ]);
    expect(await office.cart.read(5001)).toEqual({ ok: true, value: [] });
    expect(document.activeElement?.textContent).toBe('Remove code');
  });

  it('is what is paid: the shown price is sent with it', async () => {
    const { begins } = await open();
    await one();
    await enter('SALE10');
    await pay();
    await appears('[role="dialog"] h2', 'Bank transfer information');
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ code: 'SALE10', shownPrice: 180_000 });
    expect(await begins.mock.results[0]?.value).toMatchObject({ ok: true, value: { price: 180_000 } });
  });

  it('can be taken off again, by keyboard too: the field takes the focus', async () => {
    const { begins } = await open();
    await one();
    await enter('FLAT');
    expect(total()).toContain('170,000 đ');
    await click(find('button', 'Remove code'));
    expect(total()).toContain('200,000 đ');
    expect(document.activeElement).toBe(field());
    await pay();
    await settle();
    expect(begins.mock.calls[0]?.[0].code).toBeUndefined();
  });

  it.each([
    ['en', 'NOBODYS', 'Invalid promotion code!', 'Check the spelling and try again'],
    ['en', 'MAI', 'This promotion doesn’t apply to the selected tickets', 'Change your tickets'],
    ['en', 'GONE', 'This promotion has been used up', 'Try another code'],
    ['vi', 'KHONGCO', 'Mã khuyến mãi không hợp lệ!', 'Hãy kiểm tra và nhập lại'],
  ] as const)('is refused at its field, with the way to go on, in %s: %s', async (locale, code, sentence, mend) => {
    await open({ locale });
    await one(locale);
    await enter(code);
    expect(field()?.getAttribute('aria-invalid')).toBe('true');
    const said = document.querySelector('[aria-labelledby="code-title"] [role="alert"]')?.textContent ?? '';
    expect(said).toContain(sentence);
    expect(said).toContain(mend);
    expect(total()).toContain(locale === 'vi' ? '200.000 đ' : '200,000 đ');
  });

  it('comes with a link and is applied by itself once there are tickets', async () => {
    await open({ query: '?code=sale10' });
    await one();
    await settle(10);
    expect(panel()).toContain('Promotion code applied successfully!');
    expect(total()).toContain('180,000 đ');
  });

  it('from a link is tried after signing in, before anything is ordered', async () => {
    const { page, begins } = await open({ query: '?code=sale10', signedIn: false });
    await one();
    expect(field()?.value).toBe('sale10');
    await buy();
    await appears('[role="dialog"]');
    await signInAs(page.desk);
    await appears('button', 'Remove code');
    expect(total()).toContain('180,000 đ');
    expect(begins).not.toHaveBeenCalled();
    await pay();
    await settle();
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ code: 'SALE10', shownPrice: 180_000 });
  });

  it('is tried again when the tickets change; meanwhile nothing is bought at the old price', async () => {
    const { office, begins } = await open();
    const tries = vi.spyOn(office.promotionDesk, 'tryCode');
    await one();
    await enter('SALE10');
    await one();
    expect(mainButton().disabled).toBe(true);
    await buy();
    await appears('button', 'Remove code');
    expect(total()).toContain('360,000 đ');
    expect(tries.mock.calls.map(([{ chosen }]) => chosen)).toEqual([
      [{ ticketId: 'sen', quantity: 1 }],
      [{ ticketId: 'sen', quantity: 2 }],
    ]);
    expect(begins).not.toHaveBeenCalled();
  });

  it('is still applied after a reload', async () => {
    await open();
    await one();
    await enter('SALE10');
    await open();
    await appears('button', 'Remove code');
    expect(total()).toContain('180,000 đ');
  });

  it('that is used up between the preview and the payment leaves the price without it, said at the field', async () => {
    const { office, begins } = await open();
    await one();
    await enter('SALE10');
    begins.mockImplementationOnce(async () => refused({ code: 'PROMOTION_NOT_APPLIED', why: { because: 'USED_UP' } }));
    await pay();
    await settle(30);
    expect(document.querySelector('[aria-labelledby="code-title"] [role="alert"]')?.textContent).toContain(
      'This promotion has been used up',
    );
    expect(document.activeElement).toBe(field());
    expect(total()).toContain('200,000 đ');
    begins.mockImplementation(office.checkoutDesk.begin);
    await pay();
    await appears('[role="dialog"] h2', 'Bank transfer information');
    expect(begins.mock.calls.map(([{ code, shownPrice }]) => [code, shownPrice])).toEqual([
      ['SALE10', 180_000],
      [undefined, 200_000],
    ]);
  });

  it('stays with a price that changed meanwhile, once that is accepted', async () => {
    const { begins } = await open();
    await one();
    await enter('SALE10');
    begins.mockImplementationOnce(async () => refused({ code: 'PRICE_CHANGED', price: dong(162_000) }));
    await pay();
    await appears('[role="alert"]', /The price changed from 180,000\s?đ to 162,000\s?đ/);
    await click(find('[role="alert"] button', /162,000/));
    await click(await appears('[role="dialog"] button.MuiButton-contained'));
    await settle();
    expect(begins.mock.calls.at(-1)?.[0]).toMatchObject({ code: 'SALE10', shownPrice: 162_000 });
  });

  it('for everything makes the tickets free, and no method is asked for', async () => {
    await open();
    await one();
    await enter('GUEST');
    expect(total()).toContain('Free');
    await buy();
    await appears('h2', 'Your ticket has been confirmed');
  });

  it('takes nothing off a donation, and is no part of a donation alone', async () => {
    const { begins } = await open({}, privateEvent([SEN], giving));
    await one();
    await enter('SALE10');
    await type(find('label', /^Donation amount/).parentElement?.querySelector('input') ?? null, '50000');
    expect(total()).toContain('230,000 đ');
    await click(find('.MuiFormControlLabel-root', 'Donate without ticket').querySelector('input') as HTMLElement);
    expect(field()).toBe(null);
    await click(find('button', 'Donate'));
    await click(await appears('[role="dialog"] button.MuiButton-contained'));
    await settle();
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ shownPrice: 50_000 });
    expect(begins.mock.calls[0]?.[0].code).toBeUndefined();
  });

  it('comes before a bank’s promotion: the card takes its share off the lowered price', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const cards = [aCardPromotion({ iins: ['424242'], maxAmountOff: dong(30_000) })];
    const { begins, cards: saved } = await open({ gateways: ['Stripe'], offers: { ...OFFERS, cards } });
    saved.save('4242424242424242');
    await one();
    await enter('SALE10');
    await buy();
    await click(await appears('[role="dialog"] input[value="Stripe"]'));
    await appears('[role="dialog"] input[name="saved-card"]');
    await click(findAll('[role="dialog"] input[name="saved-card"]', /(?:)/)[0] as Element);
    await settle(60);
    expect(document.querySelector('[role="dialog"]')?.textContent?.replaceAll('\u00a0', ' ')).toContain('150,000 đ');
    await click(find('[role="dialog"] button', 'Checkout'));
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce(), 5_000);
    expect(begins.mock.calls[0]?.[0]).toMatchObject({ code: 'SALE10', shownPrice: 150_000 });
    went.mockRestore();
  });
});
