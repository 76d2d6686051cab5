import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { SEN } from '#test/rendered/payment-page.tsx';
import { privateEvent, show } from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, findAll, settle, type } from '#test/rendered/render-page.tsx';

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

async function toTheDialog(wallet = 0) {
  const shown = await show(privateEvent([SEN]), { gateways: ['VnBankVnpay', 'Stripe'], wallet });
  await click(find('button', 'One more: Hạng Sen'));
  await click(find('button', 'Buy ticket now'));
  await appears('[role="dialog"] input[value="Stripe"]');
  return shown;
}
const choose = (method: string) => click(document.querySelector(`[role="dialog"] input[value="${method}"]`) as Element);

describe('the payment method dialog of a private event', () => {
  it('offers bank transfer, domestic card and international card [S2.10-05]', async () => {
    await toTheDialog();
    const names = findAll('[role="dialog"] input[type="radio"]', /(?:)/).map(
      (radio) => radio.closest('label')?.querySelector('b')?.textContent,
    );
    expect(names).toEqual(['Bank transfer', 'Domestic credit/debit card', 'Visa/MasterCard/JCB']);
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

  it('pays at once from a wallet that covers the order', async () => {
    await toTheDialog(200_000);
    await choose('Wallet');
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
