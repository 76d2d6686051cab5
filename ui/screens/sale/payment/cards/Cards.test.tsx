import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#domain/kernel/result.ts';
import { open, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle, type } from '#test/rendered/render-page.tsx';
import { LANGUAGES, showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

type Before = { readonly saved?: readonly string[] } & World;

const input = (label: string) => document.querySelector(`[aria-label="${label}"]`);
const pay = (locale = 'en') => press(locale === 'vi' ? 'Thanh toán ngay' : 'Pay now');

async function toTheCards({ saved = [], ...world }: Before = {}) {
  const page = await open({ gateways: ['QrVnpay', 'Stripe'], ...world });
  const ids = saved.map(page.cards.save);
  await click(find('button', world.locale === 'vi' ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
  await press(world.locale === 'vi' ? 'Tiếp tục' : 'Next');
  const radio = await appears('input[name="method-title"][value="Stripe"]');
  await click(radio);
  await appears('[role="img"][aria-label="JCB"]');
  await settle(20);
  return { ...page, ids };
}

async function fillIn(number: string, name = 'LAN NGUYEN', locale: 'en' | 'vi' = 'en') {
  await type(document.querySelector('input[autocomplete="cc-name"]'), name);
  await type(input(locale === 'vi' ? 'Số thẻ' : 'Card number'), number);
  await type(input('MM / YY'), '12 / 40');
  await type(input('CVC'), '123');
}

const alerts = () => [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent);

describe('the card panel', () => {
  it('shows the logos of the card brands [S2.11-16]', async () => {
    await toTheCards();
    for (const brand of ['Visa', 'MasterCard', 'JCB'])
      expect(document.querySelector(`[role="img"][aria-label="${brand}"]`)).not.toBe(null);
  });

  it('loads nothing of the card provider before a card is chosen', async () => {
    const page = await open({ gateways: ['Stripe'] });
    const opens = vi.spyOn(page.cards.cardProvider, 'open');
    await click(find('button', 'One more: Hạng Sen'));
    await press('Next');
    const radio = await appears('input[name="method-title"][value="Stripe"]');
    expect(opens).not.toHaveBeenCalled();
    await click(radio);
    await settle(20);
    expect(opens).toHaveBeenCalledExactlyOnceWith('pk_simulated_x');
  });

  it('lists saved cards as radios with brand and last digits [S2.11-17]', async () => {
    await toTheCards({ saved: ['4242424242424242', '378282246310005'] });
    const rows = findAll('input[name="saved-card"]', /(?:)/).map((radio) => radio.closest('label'));
    expect(rows.map((row) => row?.textContent)).toEqual(
      ['**** 0005', '**** 4242'].map((last) => expect.stringContaining(last)),
    );
    expect(rows.map((row) => row?.querySelector('[role="img"]')?.getAttribute('aria-label'))).toEqual([
      'American Express',
      'Visa',
    ]);
  });

  it.each(LANGUAGES)('deletes a saved card, and says so in %s [S2.11-18] [S8-19] [S1-58]', async (locale) => {
    const { cards, ids } = await toTheCards({ saved: ['4242424242424242'], locale });
    await click(find('button', /^(Delete card|Xóa thẻ) \*{4} 4242$/));
    await settle(20);
    showsIn(locale, 'Card deleted successfully');
    expect(text()).not.toContain('**** 4242');
    expect(cards.stripe.cards.has(String(ids[0]))).toBe(false);
  });

  it('opens a form with a name, which asks ‘Enter name’ [S2.11-19] [S1-58]', async () => {
    await toTheCards({ saved: ['4242424242424242'] });
    expect(document.querySelector('input[placeholder="Enter name"]')).toBe(null);
    await showsInBothLanguages('Add card');
    await press('Add card');
    expect(document.querySelector('input[placeholder="Enter name"]')).not.toBe(null);
    await showsInBothLanguages('Enter name');
  });

  it('asks for the country, Vietnam first chosen, out of a list that loads later [S2.11-20]', async () => {
    await toTheCards();
    const select = document.querySelector('#card-country') as HTMLSelectElement;
    await settle(50);
    expect(select.value).toBe('VN');
    expect(select.options.length).toBeGreaterThan(240);
  });

  it.each([
    ['Card number', '4242', 'Invalid card number'],
    ['MM / YY', '1', 'Invalid expiry date'],
    ['MM / YY', '12 / 20', 'Invalid expiry date'],
    ['CVC', '1', 'Invalid CVC'],
  ])('shows an error of the provider’s field under it: %s %s [S2.11-21]', async (label, typed, sentence) => {
    await toTheCards();
    await fillIn('4242 4242 4242 4242');
    await type(input(label), typed);
    input(label)?.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(alerts()).toContain(sentence);
  });
});

describe('an error code of the provider’s field', () => {
  async function fieldSays(code: string): Promise<void> {
    const page = await open({ gateways: ['Stripe'] });
    vi.spyOn(page.cards.cardProvider, 'open').mockResolvedValue({
      showField: (_box, _locale, heard) => {
        setTimeout(() => heard({ complete: false, error: code }), 10);
        return { createCard: async () => refused({ code: null }), remove: () => undefined };
      },
      confirm: async () => refused({ code: null }),
    });
    await click(find('button', 'One more: Hạng Sen'));
    await press('Next');
    await click(await appears('input[name="method-title"][value="Stripe"]'));
    await appears('[role="alert"]');
    expect(alerts()).toHaveLength(1);
  }

  it('about the number says that it is invalid [S5-28] [S1-58]', async () => {
    for (const code of ['incomplete_number', 'invalid_number']) {
      await fieldSays(code);
      expect(alerts()).toEqual(['Invalid card number']);
      await showsInBothLanguages('Invalid card number');
    }
  });

  it('about the expiry date says that it is invalid [S5-29] [S1-58]', async () => {
    for (const code of ['incomplete_expiry', 'invalid_expiry_year_past']) {
      await fieldSays(code);
      expect(alerts()).toEqual(['Invalid expiry date']);
      await showsInBothLanguages('Invalid expiry date');
    }
  });

  it('about the CVC says that it is invalid [S5-30] [S1-58]', async () => {
    await fieldSays('incomplete_cvc');
    expect(alerts()).toEqual(['Invalid CVC']);
    await showsInBothLanguages('Invalid CVC');
  });

  it('about the zip code says that it is invalid [S5-31] [S1-58]', async () => {
    await fieldSays('incomplete_zip');
    expect(alerts()).toEqual(['Invalid zip code']);
    await showsInBothLanguages('Invalid zip code');
  });

  it('about anything else says that the card is invalid [S5-32] [S1-58]', async () => {
    for (const code of ['card_declined', 'something_new']) {
      await fieldSays(code);
      expect(alerts()).toEqual(['Invalid card']);
      await showsInBothLanguages('Invalid card');
    }
  });
});

describe('an incomplete card', () => {
  it('asks to fill in all card details [S5-25] [S1-58]', async () => {
    const { begins } = await toTheCards({ locale: 'vi' });
    await fillIn('4242', 'LAN', 'vi');
    await pay('vi');
    expect(alerts()).toContain('Vui lòng điền đầy đủ thông tin thẻ');
    await showsInBothLanguages('Please fill in all card details');
    expect(begins).not.toHaveBeenCalled();
  });

  it('asks for a card where the form is not open [S5-26] [S1-58]', async () => {
    const { begins } = await toTheCards();
    await press('Cancel');
    await pay();
    expect(alerts()).toContain('Credit card is required');
    await showsInBothLanguages('Credit card is required');
    expect(begins).not.toHaveBeenCalled();
  });

  it('asks for the name where the form is open [S5-27] [S1-58]', async () => {
    const { begins } = await toTheCards();
    await fillIn('4242 4242 4242 4242', ' ');
    await pay();
    expect(alerts()).toContain('Name is required');
    await showsInBothLanguages('Name is required');
    expect(begins).not.toHaveBeenCalled();
  });
});

describe('paying by card', () => {
  it('creates, keeps and confirms a new card, and waits for the provider’s word', async () => {
    const { cards, office, begins } = await toTheCards();
    await fillIn('5555 5555 5555 4444');
    await pay();
    await settle(20);
    expect([...cards.stripe.intents.values()].map(({ status }) => status)).toEqual(['succeeded']);
    await vi.waitFor(() => expect(text()).toContain('Waiting for the payment provider'), 5_000);
    expect(text()).toContain('Waiting for the payment provider to confirm 200,000 đ');
    const begun = await begins.mock.results[0]?.value;
    office.gatewayReports(begun.value.id, 'PAID');
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('pays with a saved card and creates no other [S1-12]', async () => {
    const { cards, office, begins } = await toTheCards({ saved: ['4242424242424242'] });
    await pay();
    await settle(20);
    expect(cards.sent.map(({ path }) => path.replace(/pi_\w+/, 'x'))).toEqual(['/v1/payment_intents/x/confirm']);
    const begun = await begins.mock.results[0]?.value;
    office.gatewayReports(begun.value.id, 'PAID');
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('waits for the provider’s word once the card’s owner has answered the bank', async () => {
    const { cards } = await toTheCards({ saved: ['4000002500003155'] });
    await pay();
    const frame = (await appears('iframe[title="3-D Secure"]')) as HTMLIFrameElement;
    await cards.stripe.finishStep([...cards.stripe.intents.keys()][0] ?? '', true);
    window.dispatchEvent(new MessageEvent('message', { data: 'stripe-step-done', source: frame.contentWindow }));
    await settle(20);
    expect(alerts()).toEqual([]);
    expect(text()).toContain('Waiting for the payment provider');
  });

  it('says that a new card failed, why, and pays the same order with another [S8-17] [S1-58]', async () => {
    const { cards } = await toTheCards({ locale: 'vi' });
    await fillIn('4000 0000 0000 0002', 'LAN', 'vi');
    await pay('vi');
    await appears('[role="alert"]', /Thanh toán không thành công/);
    expect(text()).toContain('Thanh toán qua nhà cung cấp thẻ không thành công, vui lòng kiểm tra thông tin thẻ');
    expect(text()).toContain('Thẻ không hợp lệ');
    await showsInBothLanguages(
      'Payment failed',
      'Payment through the card provider failed, please check the card details',
    );
    await settle(20);
    await fillIn('4242 4242 4242 4242', 'LAN', 'vi');
    await click(find('button', /^Thanh toán 200/));
    await settle(20);
    expect([...cards.stripe.intents.values()].at(-1)?.status).toBe('succeeded');
  });

  it.each(
    LANGUAGES.flatMap((locale) => [
      [locale, 'payment_intent_authentication_failure', 'Payment authentication failed'] as const,
      [locale, 'incorrect_number', 'Invalid card number'] as const,
      [locale, 'card_declined', 'Invalid card details'] as const,
    ]),
  )('says in %s why a confirmation was refused: %s [S8-18] [S1-58]', async (locale, code, sentence) => {
    const page = await toTheCards({ saved: ['4242424242424242'], locale });
    vi.spyOn(page.cards.stripe, 'confirm').mockImplementation(async () => {
      const { StripeRefusal } = await import('#tools/staging/stripe/stripe-simulator.ts');
      throw new StripeRefusal(402, { type: 'card_error', code });
    });
    await pay(locale);
    await appears('section [role="alert"]');
    await settle(20);
    showsIn(locale, sentence);
  });

  it('says that the event’s limit is reached [S8-03]', async () => {
    const page = await toTheCards({ locale: 'vi', saved: ['4242424242424242'] });
    vi.spyOn(page.cards.cardWallet, 'createIntent').mockImplementation(async () =>
      refused({ code: 'REACH_LIMITED_PURCHASE', max: 1, because: 'ACCOUNT' }),
    );
    await pay('vi');
    await appears('[role="alert"]');
    await settle(20);
    expect(alerts().join()).toContain('Bạn đã vượt quá số lượng vé cho phép của sự kiện này.');
  });

  it('asks again and again for the provider’s script, then says that cards are out of reach', async () => {
    const page = await open({ gateways: ['Stripe'] });
    const opens = vi.spyOn(page.cards.cardProvider, 'open').mockRejectedValue(new Error('blocked'));
    await click(find('button', 'One more: Hạng Sen'));
    await press('Next');
    await click(await appears('input[name="method-title"][value="Stripe"]'));
    await appears('[role="alert"]', /Card payments are unavailable right now/);
    expect(opens).toHaveBeenCalledTimes(10);
  });

  it('says that cards are out of reach when the provider’s field cannot be loaded', async () => {
    const page = await open({ gateways: ['Stripe'] });
    vi.spyOn(page.cards.cardProvider, 'open').mockResolvedValue({
      showField: (_box, _locale, heard) => {
        setTimeout(() => heard('AWAY'), 10);
        return { createCard: async () => refused({ code: null }), remove: () => undefined };
      },
      confirm: async () => refused({ code: null }),
    });
    await click(find('button', 'One more: Hạng Sen'));
    await press('Next');
    await click(await appears('input[name="method-title"][value="Stripe"]'));
    await appears('[role="alert"]');
    expect(alerts()).toEqual([expect.stringContaining('Card payments are unavailable right now')]);
  });
});
