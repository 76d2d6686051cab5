import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { aTicket } from '#test/builders/an-event-page.ts';
import { anEvent, MAI, message, more, open, press, text } from '#test/rendered/payment-page.tsx';
import { appears, click, settle } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

describe('late money', () => {
  const scarce = anEvent({ tickets: [aTicket({ id: 'sen', name: 'Hạng Sen', remaining: 1 }), MAI] });

  async function expired(event: EventPage, after = 46 * MINUTE) {
    const page = await open({ event });
    await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    const code = message();
    page.pass(after);
    page.office.releaseExpired();
    page.liveUpdates.away();
    page.liveUpdates.back();
    await settle(20);
    return { ...page, code };
  }

  /** The result alone, without the dialog that is on its way out. */
  const told = () => document.querySelector('section[aria-live="polite"]')?.textContent ?? '';

  it('calls nothing over or failed while the bank may still report a transfer [S4-59]', async () => {
    await expired(scarce);
    expect(told()).toContain('We haven’t heard from your bank yet');
    expect(told()).toContain('Waiting for your bank');
    expect(told()).toContain('its tickets are back on sale');
    expect(told()).not.toMatch(/fail|expire|is over|No money/i);
  });

  it('says that the time has run out once the bank would have reported, and that late money is not lost [S4-59]', async () => {
    const { pay, code } = await expired(scarce, 61 * MINUTE);
    expect(told()).toContain('Time to pay has run out');
    expect(told()).toContain('nothing is lost');
    expect(told()).not.toMatch(/fail|expire|Waiting for your bank/i);
    pay(code, 200_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('issues the tickets where places are left', async () => {
    const { pay, code } = await expired(scarce);
    pay(code, 200_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('lets the buyer choose between waiting and a refund where none are left', async () => {
    const { pay, code, otherTakes } = await expired(scarce);
    await otherTakes('sen', 1);
    pay(code, 200_000);
    expect(await appears('h1', 'Your payment arrived after the tickets were gone')).toBeDefined();
    expect(text()).toContain('We received 200,000 đ');
    expect(text()).toContain('What would you like to do?');
    await press('Wait');
    expect(text()).toContain('You’re waiting for tickets');
    expect(text()).not.toContain('What would you like to do?');
    await press(/^Refund/);
    expect(text()).toContain('Your refund is being processed');
  });

  it('tells a buyer who paid too much, or twice, how much is theirs', async () => {
    const { pay, code } = await expired(scarce);
    pay(code, 250_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
    expect(text().replaceAll('\u00a0', ' ')).toContain('We received 250,000 đ, which is 50,000 đ more than the price');
  });

  it('asks for the rest of a part that came late, and does not offer to wait', async () => {
    const { pay, code } = await expired(scarce);
    pay(code, 150_000);
    expect(await appears('h1', 'Part of your payment is missing')).toBeDefined();
    expect(text().replaceAll('\u00a0', ' ')).toContain('We received 150,000 đ of 200,000 đ');
    expect(text()).not.toContain('Wait for tickets');
  });
});
