import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardDesk, CardFieldNews, CardProvider } from '#application/money/ports/card-provider.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { StripeSimulator } from '#tools/staging/stripe/stripe-simulator.ts';

export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvc: string };
export type BankAnswer = 'PASS' | 'FAIL' | 'CLOSE';

export type CardProviderWorld = {
  readonly provider: CardProvider;
  /** Has no card and no intent yet. */
  readonly stripe: StripeSimulator;
  readonly publishableKey: string;
  readonly document: Document;
  /** Types in the provider's field. */
  readonly type: (card: TypedCard) => void;
  /** Leaves the provider's field. */
  readonly leave: () => void;
  /** The language of the field; null: none is shown. */
  readonly fieldLocale: () => Locale | null;
  /** The owner answers the card's bank as soon as it asks. */
  readonly answerBank: (answer: BankAnswer) => Promise<void>;
  /** The provider is out of reach, its script and what the script calls. */
  readonly cut: (isCut: boolean) => void;
};

const VISA: TypedCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const LAN = { name: 'NGO LAN', country: 'VN' };
const GOOD = '4242424242424242';
const ASKS_BANK = '4000002500003155';
const DONE = { ok: true, value: true };
const refusal = (code: string | null) => ({ ok: false, refusal: { code } });

export function cardProviderContract(open: () => Promise<CardProviderWorld>): void {
  let world: CardProviderWorld;
  let customer: string;
  beforeEach(async () => {
    world = await open();
    customer = (world.stripe.createCustomer({ email: 'lan@example.test' }) as { readonly id: string }).id;
  });

  const openDesk = (): Promise<CardDesk> => world.provider.open(world.publishableKey);

  function showField(desk: CardDesk, locale: Locale = 'vi') {
    const box = world.document.createElement('div');
    world.document.body.append(box);
    const heard: CardFieldNews[] = [];
    const field = desk.showField(box, locale, (news) => heard.push(news));
    return { box, field, heard };
  }

  function intent(captureMethod: 'automatic' | 'manual' = 'automatic') {
    const fields = { amount: '200000', currency: 'vnd', customer, 'allowed_payment_method_types[0]': 'card' };
    const made = world.stripe.createIntent({ ...fields, capture_method: captureMethod });
    const { id, client_secret: secret } = made as { readonly id: string; readonly client_secret: string };
    return { id, secret, status: () => world.stripe.intent(id).status };
  }

  function savedCard(number: string): string {
    const fields = { key: world.publishableKey, 'card[number]': number };
    const { id } = world.stripe.createCard(fields) as { readonly id: string };
    world.stripe.card(id).customer = customer;
    return id;
  }

  it('does not open while the provider’s script is out of reach, and opens once it is back', async () => {
    world.cut(true);
    await expect(openDesk()).rejects.toThrow();
    world.cut(false);
    expect(await (await openDesk()).confirm(intent().secret, savedCard(GOOD))).toEqual(DONE);
  });

  describe('its field', () => {
    it.each(['en', 'vi'] as const)(
      'is shown in the page’s language and leaves nothing when removed: %s',
      async (locale) => {
        const { box, field } = showField(await openDesk(), locale);
        expect(box.childNodes).not.toHaveLength(0);
        expect(world.fieldLocale()).toBe(locale);
        field.remove();
        expect(box.childNodes).toHaveLength(0);
        expect(world.fieldLocale()).toBe(null);
      },
    );

    it('tells what is wrong when it is left, and that a card is complete', async () => {
      const { heard } = showField(await openDesk());
      world.type({ number: '4242', expiry: '', cvc: '' });
      expect(heard.at(-1)).toEqual({ complete: false, error: null });
      world.leave();
      expect(heard.at(-1)).toEqual({ complete: false, error: 'incomplete_number' });
      world.type(VISA);
      expect(heard.at(-1)).toEqual({ complete: true, error: null });
      world.leave();
      expect(heard.at(-1)).toEqual({ complete: true, error: null });
    });

    it('takes the 15 digits of an American Express card', async () => {
      const { heard, field } = showField(await openDesk());
      world.type({ ...VISA, number: '3782 822463 10005' });
      expect(heard.at(-1)).toEqual({ complete: true, error: null });
      expect(await field.createCard(LAN)).toMatchObject({ ok: true });
    });

    it('creates a card in the holder’s name, as billing detail and as metadata', async () => {
      const created = vi.spyOn(world.stripe, 'createCard');
      const { field } = showField(await openDesk());
      world.type(VISA);
      const card = await field.createCard(LAN);
      expect(card).toEqual({ ok: true, value: [...world.stripe.cards.keys()][0] });
      expect(created.mock.calls).toEqual([
        [
          expect.objectContaining({
            type: 'card',
            'billing_details[name]': 'NGO LAN',
            'billing_details[address][country]': 'VN',
            'metadata[name]': 'NGO LAN',
          }),
        ],
      ]);
    });

    it.each([
      ['incomplete_number', { ...VISA, number: '4242 4242' }],
      ['invalid_number', { ...VISA, number: '4242 4242 4242 4241' }],
      ['incomplete_expiry', { ...VISA, expiry: '1' }],
      ['invalid_expiry_year_past', { ...VISA, expiry: '12 / 20' }],
      ['incomplete_cvc', { ...VISA, cvc: '1' }],
    ])('creates no card from what it calls %s', async (code, card) => {
      const { heard, field } = showField(await openDesk());
      world.type(card);
      world.leave();
      expect(heard.at(-1)).toEqual({ complete: false, error: code });
      expect(await field.createCard(LAN)).toEqual(refusal(code));
      expect(world.stripe.cards.size).toBe(0);
    });

    it('names no code when the provider is out of reach, and creates the card later', async () => {
      const { field } = showField(await openDesk());
      world.type(VISA);
      world.cut(true);
      expect(await field.createCard(LAN)).toEqual(refusal(null));
      world.cut(false);
      expect(await field.createCard(LAN)).toMatchObject({ ok: true });
    });
  });

  describe('confirming', () => {
    it('pays with a new card', async () => {
      const desk = await openDesk();
      const { field } = showField(desk);
      world.type(VISA);
      const card = await field.createCard(LAN);
      if (!card.ok) throw new Error('Refused');
      world.stripe.attach(card.value, customer);
      const { secret, status } = intent();
      expect(await desk.confirm(secret, card.value)).toEqual(DONE);
      expect(status()).toBe('succeeded');
    });

    it.each([
      ['takes the money of a saved card', 'automatic', 'succeeded'],
      ['holds the money of a saved card', 'manual', 'requires_capture'],
    ] as const)('%s', async (_what, captureMethod, status) => {
      const desk = await openDesk();
      const made = intent(captureMethod);
      expect(await desk.confirm(made.secret, savedCard(GOOD))).toEqual(DONE);
      expect(made.status()).toBe(status);
    });

    it.each([
      ['a declined card', '4000000000000002', 'card_declined'],
      ['a card without enough money', '4000000000009995', 'card_declined'],
      ['a number that its bank does not know', '4242424242424241', 'incorrect_number'],
    ])('refuses %s in the provider’s code, and another card pays', async (_what, number, code) => {
      const desk = await openDesk();
      const { secret, status } = intent();
      expect(await desk.confirm(secret, savedCard(number))).toEqual(refusal(code));
      expect(status()).toBe('requires_payment_method');
      expect(await desk.confirm(secret, savedCard(GOOD))).toEqual(DONE);
      expect(status()).toBe('succeeded');
    });

    it.each([
      ['automatic', 'succeeded'],
      ['manual', 'requires_capture'],
    ] as const)('waits for the card’s owner to pass 3-D Secure, capture %s', async (captureMethod, status) => {
      const desk = await openDesk();
      const made = intent(captureMethod);
      const confirmed = desk.confirm(made.secret, savedCard(ASKS_BANK));
      await world.answerBank('PASS');
      expect(await confirmed).toEqual(DONE);
      expect(made.status()).toBe(status);
      expect(world.document.querySelector('iframe')).toBe(null);
    });

    it.each([
      ['fails 3-D Secure', 'FAIL'],
      ['closes the bank’s question', 'CLOSE'],
    ] as const)('takes no money when its owner %s, and asks again the next time', async (_what, answer) => {
      const desk = await openDesk();
      const { secret, status } = intent();
      const card = savedCard(ASKS_BANK);
      const confirmed = desk.confirm(secret, card);
      await world.answerBank(answer);
      expect(await confirmed).toEqual(refusal('payment_intent_authentication_failure'));
      expect(status()).toBe('requires_payment_method');
      expect(world.document.querySelector('iframe')).toBe(null);
      const again = desk.confirm(secret, card);
      await world.answerBank('PASS');
      expect(await again).toEqual(DONE);
    });

    it.each(['automatic', 'manual'] as const)('twice says twice that it is done, capture %s', async (captureMethod) => {
      const desk = await openDesk();
      const { secret, status } = intent(captureMethod);
      const card = savedCard(GOOD);
      expect(await desk.confirm(secret, card)).toEqual(DONE);
      const before = status();
      expect(await desk.confirm(secret, card)).toEqual(DONE);
      expect(status()).toBe(before);
    });

    it('refuses a cancelled intent and an unknown card', async () => {
      const desk = await openDesk();
      const { id, secret } = intent();
      expect(await desk.confirm(secret, 'pm_of_nobody')).toEqual(refusal('resource_missing'));
      world.stripe.cancel(id);
      expect(await desk.confirm(secret, savedCard(GOOD))).toEqual(refusal('payment_intent_unexpected_state'));
    });

    it('names no code when the provider is out of reach, and takes no money', async () => {
      const desk = await openDesk();
      const { secret, status } = intent();
      const card = savedCard(GOOD);
      world.cut(true);
      expect(await desk.confirm(secret, card)).toEqual(refusal(null));
      expect(status()).toBe('requires_payment_method');
      world.cut(false);
      expect(await desk.confirm(secret, card)).toEqual(DONE);
    });
  });
}
