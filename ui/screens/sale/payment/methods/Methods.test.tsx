import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import { anEvent, more, open, press, SEN, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';

let went: MockInstance<typeof window.location.assign>;

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
  went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  window.sessionStorage.clear();
  went.mockRestore();
});

const VNPAY = ['VnBankVnpay', 'QrVnpay', 'IntCardVnpay'] as const;

async function toTheMethods(world: World = {}) {
  const page = await open({ gateways: VNPAY, ...world });
  await click(find('button', world.locale === 'vi' ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
  await press(world.locale === 'vi' ? 'Tiếp tục' : 'Next');
  await appears('input[name="method-title"][value="QrVnpay"]');
  return page;
}
const choose = (method: string) => click(document.querySelector(`input[value="${method}"]`) as Element);
const offered = () => findAll('input[type="radio"]', /(?:)/).map((radio) => radio.getAttribute('value'));

describe('choosing how to pay', () => {
  it('offers what the server offers for the total, bank transfer first', async () => {
    await toTheMethods();
    expect(offered()).toEqual(['BankTransfer', ...VNPAY]);
    expect((document.querySelector('input[value="BankTransfer"]') as HTMLInputElement).checked).toBe(true);
    for (const name of ['Bank transfer', 'Domestic credit/debit card', 'QR payment', 'International card'])
      expect(text()).toContain(name);
  });

  it('asks nothing below the threshold: the only way is bank transfer', async () => {
    const cheap = { ...SEN, price: dong(12_000), originalPrice: dong(12_000) };
    await open({ gateways: VNPAY, event: anEvent({ tickets: [cheap] }) });
    await click(more('Hạng Sen'));
    await press('Next');
    await settle();
    expect(offered()).toEqual([]);
    await press('Pay now');
    await appears('#transfer-title');
  });

  it.each(VNPAY)('creates a gateway payment and sends the browser to its page: %s [S1-11] [S4-37]', async (way) => {
    const { office } = await toTheMethods();
    const starts = vi.spyOn(office.paymentDesk, 'startGateway');
    await choose(way);
    await press('Pay now');
    await settle(20);
    expect(starts).toHaveBeenCalledOnce();
    const [id, method, back] = starts.mock.calls[0] ?? [];
    expect(method).toBe(way);
    expect(new URL(String(back)).searchParams.get('payment_checkout_session_id')).toBe(id);
    const answer = await starts.mock.results[0]?.value;
    expect(went).toHaveBeenCalledWith(answer.value);
  });

  it('says so when the gateway payment cannot be created, and the order can be paid in another way [S8-13]', async () => {
    const { office } = await toTheMethods({ locale: 'vi' });
    const starts = vi.spyOn(office.paymentDesk, 'startGateway');
    starts.mockImplementation(async () => refused({ code: 'GATEWAY_FAILED' }));
    await choose('VnBankVnpay');
    await press('Thanh toán ngay');
    await appears('[role="alert"]', /Có lỗi xảy ra, vui lòng thử lại sau/);
    expect(went).not.toHaveBeenCalled();
    await appears('input[name="pay-anew-title"][value="BankTransfer"]');
    await choose('BankTransfer');
    await click(find('button', /^Thanh toán 200/));
    await appears('#transfer-title');
  });
});

describe('the return from the gateway', () => {
  async function atTheGateway() {
    const page = await toTheMethods();
    const starts = vi.spyOn(page.office.paymentDesk, 'startGateway');
    await choose('QrVnpay');
    await press('Pay now');
    await settle(20);
    const id = String(starts.mock.calls[0]?.[0]);
    return { ...page, id };
  }

  it('goes on at the result by asking about that payment [S2.11-09]', async () => {
    const { comesBack, office, id } = await atTheGateway();
    const asks = vi.spyOn(office.paymentDesk, 'askGateway');
    await comesBack(`?payment_checkout_session_id=${id}&vnp_ResponseCode=00`);
    await vi.waitFor(() => expect(text()).toContain('Waiting for the payment provider'), 5_000);
    expect(text()).toContain('Waiting for the payment provider to confirm 200,000 đ');
    expect(asks).toHaveBeenCalledWith(id);
    office.gatewayReports(id, 'PAID');
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('says why no money was taken, and pays anew in another way', async () => {
    const { comesBack, office, id } = await atTheGateway();
    office.gatewayReports(id, 'FAILED');
    await comesBack(`?payment_checkout_session_id=${id}&vnp_ResponseCode=51`);
    expect(text()).toContain('The payment wasn’t completed');
    expect(text()).toContain('Insufficient funds');
    await appears('input[name="pay-anew-title"][value="IntCardVnpay"]');
    went.mockClear();
    await choose('IntCardVnpay');
    await click(find('button', /^Pay 200/));
    await settle(20);
    expect(went).toHaveBeenCalledOnce();
  });

  it('shows the chosen way while the others are read, so that none is shown as chosen and then changed', async () => {
    const { comesBack, office, id } = await atTheGateway();
    office.gatewayReports(id, 'FAILED');
    const read = office.paymentDesk.methods;
    const answers = Promise.withResolvers<void>();
    vi.spyOn(office.paymentDesk, 'methods').mockImplementation((...asked) =>
      answers.promise.then(() => read(...asked)),
    );
    await comesBack(`?payment_checkout_session_id=${id}&vnp_ResponseCode=51`);
    const checked = () => document.querySelector<HTMLInputElement>('input[name="pay-anew-title"]:checked')?.value;
    await appears('input[name="pay-anew-title"]');
    expect([checked(), offered()]).toEqual(['QrVnpay', ['BankTransfer', 'QrVnpay']]);
    answers.resolve();
    await settle(20);
    expect([checked(), offered()]).toEqual(['QrVnpay', ['BankTransfer', ...VNPAY]]);
  });

  it('resets the page after a cancellation, and offers the order that still waits [S2.11-10]', async () => {
    const { comesBack, office, router, id } = await atTheGateway();
    office.gatewayReports(id, 'CANCELLED');
    await comesBack(`?key=secret&payment_checkout_session_id=${id}&vnp_ResponseCode=24&vnp_TxnRef=1`);
    expect(router().state.location.search).toBe('?key=secret');
    expect(text()).toContain('Choose your tickets');
    expect(text()).toContain('Hạng Sen');
    await press('Continue this order');
    expect(text()).toContain('The payment wasn’t completed');
  });

  it('still counts money that the gateway reports after the time to pay', async () => {
    const { comesBack, office, pass, id } = await atTheGateway();
    pass(31 * MINUTE);
    office.releaseExpired();
    office.gatewayReports(id, 'PAID');
    await comesBack(`?payment_checkout_session_id=${id}&vnp_ResponseCode=00`);
    expect(text()).toContain('Thank you, your tickets are ready');
  });
});
