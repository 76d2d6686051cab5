import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anEvent, message, more, open, press, text } from '#test/rendered/payment-page.tsx';
import { appears, click } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

describe('an unfinished order', () => {
  it('is offered on a fresh entry and can be continued', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    const code = message();
    window.sessionStorage.clear();
    const { checkoutDesk } = page.office;
    expect(await checkoutDesk.unfinished(5001)).toMatchObject({ ok: true, value: { status: 'PENDING' } });
    await page.enterAnew();
    expect(text()).toContain('You have an unfinished order');
    await press('Continue this order');
    await appears('#transfer-title');
    expect(message()).toBe(code);
  });

  it('that is only a donation does not mention tickets', async () => {
    const page = await open({ event: anEvent({ feature: 'PRIVATE', donationEnabled: true }) });
    const { checkoutDesk } = page.office;
    await checkoutDesk.saveDonation(5001, dong(50_000), null);
    const { id: eventId } = anEvent();
    const begun = await checkoutDesk.begin(
      { eventId, sectionEventId: 5001, policyAgreed: false, shownPrice: dong(50_000), attendees: [] },
      'gift',
    );
    if (!begun.ok) throw new Error(begun.refusal.code);
    await checkoutDesk.startBankTransfer(begun.value.id, 'gift');
    await page.enterAnew();
    expect(text()).toContain('Your 50,000 đ donation is waiting for your payment.');
    await press('Continue this order');
    await appears('#transfer-title');
    await act(async () => page.pay(message(), 50_000));
    await appears('body', /Thank you for donating!/);
    expect(text()).not.toContain('your tickets are ready');
  });
});
