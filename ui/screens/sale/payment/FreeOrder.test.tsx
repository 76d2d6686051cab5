import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { aTicket } from '#test/builders/an-event-page.ts';
import { anEvent, MAI, more, open, press, text } from '#test/rendered/payment-page.tsx';
import { appears, click, find, settle, type } from '#test/rendered/render-page.tsx';
import { showsIn } from '#test/rendered/shown-in-both-languages.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

describe('free orders', () => {
  const free = aTicket({ id: 'free', name: 'Giữ chỗ', price: dong(0), originalPrice: dong(0), remaining: 10 });

  it('go straight to the result, with the thank-you page [S2.11-11] [S4-26] [S4-33]', async () => {
    await open({ event: anEvent({ tickets: [free, MAI] }) });
    await click(more('Giữ chỗ'));
    await press('Register');
    expect(text()).toContain('Thank you, your tickets are ready');
    expect(find('a', 'My tickets').getAttribute('href')).toBe('/profile?tab=TICKET');
  });

  it.each([
    ['en', 'Register', 'Download image'],
    ['vi', 'Đăng ký', 'Tải ảnh xuống'],
  ] as const)('offer a thank-you picture to download, in %s [S2.11-27] [S1-58]', async (locale, register, download) => {
    await open({ event: anEvent({ tickets: [free, MAI] }), locale });
    await click(find('button', /^(One more|Thêm một vé): Giữ chỗ$/));
    await press(register);
    await press(download);
    // The server of this test draws none.
    showsIn(locale, 'Download failed');
  });

  it.each([
    ['en', 'Register', 'Download image'],
    ['vi', 'Đăng ký', 'Tải ảnh xuống'],
  ] as const)(
    'say in %s that their thank-you picture was downloaded [S8-37] [S1-58]',
    async (locale, register, download) => {
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
      const saves = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await open({
        event: anEvent({ tickets: [free, MAI] }),
        locale,
        thanksImage: { file: new Blob(['picture']), name: 'thanks.jpeg' },
      });
      await click(find('button', /^(One more|Thêm một vé): Giữ chỗ$/));
      await press(register);
      await press(download);
      showsIn(locale, 'Download succeeded!');
      expect(saves).toHaveBeenCalledOnce();
      vi.restoreAllMocks();
    },
  );

  it('wait for approval where the event requires it [S2.11-13]', async () => {
    await open({ event: anEvent({ tickets: [free, MAI], requiredApproval: true }) });
    await click(more('Giữ chỗ'));
    await press('Register');
    expect(text()).toContain('Pending approval');
  });

  it('ask for a name when the account has none and for a phone number that can be one, and keep what was entered', async () => {
    await open({ event: anEvent({ tickets: [free, MAI] }) });
    await click(more('Giữ chỗ'));
    const name = document.querySelector<HTMLInputElement>('input[autocomplete="given-name"]');
    await type(name, '');
    await press('Register');
    expect(text()).toContain('Please enter first name');
    await type(name, 'Minh');
    const phone = document.querySelector<HTMLInputElement>('input[autocomplete="tel"]');
    await type(phone, '09123');
    await press('Register');
    expect(text()).toContain('Please enter a valid phone number');
    await type(phone, '0912 345 678');
    await press('Register');
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('say before they are made until when a ticket can be returned', async () => {
    await open({ event: anEvent({ tickets: [free, MAI] }) });
    expect((await appears('[role="note"]')).textContent).toContain('until 2 days before the session');
  });

  it('ask the event’s questions before the checkout begins', async () => {
    const event = anEvent({ tickets: [free, MAI] });
    const { begins } = await open({ event: { ...event, questionnaire: true } });
    await click(more('Giữ chỗ'));
    await press('Register');
    await appears('#questions h2', 'Questionnaire');
    await appears('#questions label', /^Company/);
    expect(begins).not.toHaveBeenCalled();
    const company = document.querySelector<HTMLTextAreaElement>('#questions textarea:not([aria-hidden])');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(company, 'Vemoi');
      company?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press('Register');
    await settle(300);
    expect(begins.mock.calls[0]?.[0].attendees[0]?.attendees).toMatchObject([
      { firstName: 'Lan', answers: { field_1: 'Vemoi' } },
    ]);
    expect(text()).toContain('Thank you, your tickets are ready');
  });
});
