import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeCardProvider } from './stripe-card-provider.ts';

const ELEMENT = { mount: vi.fn(), on: vi.fn(), destroy: vi.fn() };
const stripe = {
  elements: vi.fn(() => ({ create: vi.fn(() => ELEMENT) })),
  createPaymentMethod: vi.fn(),
  confirmCardPayment: vi.fn(),
};
const script = vi.fn(() => stripe);

beforeEach(() => {
  // Stripe's script has been loaded: the package takes what it left.
  vi.stubGlobal('window', { Stripe: script });
  vi.stubGlobal('document', {});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.mocked(console.warn).mockRestore();
});

const open = async () => {
  const desk = await stripeCardProvider.open('pk_test_x');
  const field = desk.showField({} as HTMLElement, 'vi', () => undefined);
  return { desk, field };
};
const LAN = { name: 'NGO LAN', country: 'VN' };

describe('the card provider', () => {
  it('is opened with the key and shows its field in the page’s language', async () => {
    await open();
    expect(script.mock.calls).toEqual([['pk_test_x']]);
    expect(stripe.elements).toHaveBeenCalledWith({ locale: 'vi' });
    expect(ELEMENT.mount).toHaveBeenCalledOnce();
  });

  it('creates a card in the holder’s name, as billing detail and as metadata', async () => {
    const { field } = await open();
    stripe.createPaymentMethod.mockResolvedValueOnce({ paymentMethod: { id: 'pm_1' } });
    expect(await field.createCard(LAN)).toEqual({ ok: true, value: 'pm_1' });
    expect(stripe.createPaymentMethod).toHaveBeenCalledWith({
      type: 'card',
      card: ELEMENT,
      billing_details: { name: 'NGO LAN', address: { country: 'VN' } },
      metadata: { name: 'NGO LAN' },
    });
  });

  it('confirms with the client secret and the id of the card', async () => {
    const { desk } = await open();
    stripe.confirmCardPayment.mockResolvedValueOnce({ paymentIntent: { status: 'succeeded' } });
    expect(await desk.confirm('pi_1_secret_2', 'pm_1')).toEqual({ ok: true, value: true });
    expect(stripe.confirmCardPayment).toHaveBeenCalledWith('pi_1_secret_2', { payment_method: 'pm_1' });
  });

  it.each([
    [{ code: 'expired_card', decline_code: 'other' }, 'expired_card'],
    [{ decline_code: 'fraudulent' }, 'fraudulent'],
    [{}, null],
  ])('names a refusal in the provider’s code: %j', async (error, code) => {
    const { desk, field } = await open();
    stripe.createPaymentMethod.mockResolvedValueOnce({ error });
    stripe.confirmCardPayment.mockResolvedValueOnce({ error });
    const refusal = { ok: false, refusal: { code } };
    expect(await field.createCard(LAN)).toEqual(refusal);
    expect(await desk.confirm('pi_1_secret_2', 'pm_1')).toEqual(refusal);
  });
});
