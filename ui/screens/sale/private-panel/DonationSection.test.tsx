import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import {
  amount,
  giving,
  over,
  ownerOf,
  panel,
  privateEvent,
  SEN,
  said,
  show,
  write,
} from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, type } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the donation section', () => {
  const hasSection = () => document.querySelector('#private-donation-title') !== null;

  it('is shown to owner and visitor only where the event takes donations [S2.8-06]', async () => {
    const seen: boolean[] = [];
    for (const donationEnabled of [true, false]) {
      for (const own of [ownerOf(null), { isOwnedTicket: false, orderStatus: null }]) {
        await show(privateEvent([SEN], { donationEnabled }), { own });
        seen.push(hasSection());
      }
    }
    expect(seen).toEqual([true, true, false, false]);
  });

  it('formats the amount in VND and ignores other characters [S2.8-07]', async () => {
    await show(privateEvent([SEN], giving));
    await type(amount(), '1500000đ');
    expect(amount()?.value).toBe('1,500,000');
    expect(panel()).toContain('đ');
  });

  it('limits the message to 300 characters and counts them [S2.8-08]', async () => {
    await show(privateEvent([SEN], giving));
    await type(amount(), '50000');
    const field = document.querySelector<HTMLTextAreaElement>('section textarea:not([aria-hidden])');
    if (field === null) throw new Error('No message');
    expect(field.maxLength).toBe(300);
    await write(field, 'q'.repeat(305));
    expect(field.value).toHaveLength(300);
    expect(panel()).toContain('300/300 characters');
  });

  it('asks for an amount first [S2.8-09]', async () => {
    await show(privateEvent([SEN], giving), { own: ownerOf(null) });
    await click(find('button', 'Donate'));
    expect(said()).toContain('Please enter the donation amount');
  });

  it('keeps the entries when a donation fails [S8-11] [S1-58]', async () => {
    const refuses = (desk: CheckoutDesk): CheckoutDesk => ({
      ...desk,
      saveDonation: async () => refused({ code: 'DONATION_NOT_ACCEPTED' }),
    });
    await show(privateEvent([SEN], giving), { own: ownerOf(null), desk: refuses });
    await type(amount(), '50000');
    await click(find('button', 'Donate'));
    await click(find('[role="dialog"] button', 'Pay now'));
    showsIn('en', 'An error occurred. Please try again later');
    expect(amount()?.value).toBe('50,000');
    await show(privateEvent([SEN], giving), { own: ownerOf(null), desk: refuses, locale: 'vi' });
    await type(find('label', /^Số tiền quyên góp/).parentElement?.querySelector('input') ?? null, '50000');
    await click(find('button', 'Quyên góp'));
    await click(find('[role="dialog"] button', 'Thanh toán ngay'));
    showsIn('vi', 'An error occurred. Please try again later');
  });

  it('thanks once the money has arrived, and is empty again [S4-51] [S8-51] [S1-58]', async () => {
    const { office } = await show(privateEvent([SEN], giving));
    await click(find('.MuiFormControlLabel-root', 'Donate without ticket').querySelector('input') as HTMLInputElement);
    await type(amount(), '50000');
    await write(document.querySelector('section textarea:not([aria-hidden])') as HTMLTextAreaElement, 'Cố lên');
    await click(find('button', 'Donate'));
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    expect(panel()).not.toContain('Thank you for donating!');
    const message = /VEMOI[A-Z0-9]{9}/.exec(said())?.[0] ?? '';
    await act(async () => office.receiveTransfer(message, dong(50_000), 'FT1'));
    await appears('[role="status"]', 'Thank you for donating!');
    await showsInBothLanguages('Thank you for donating!');
    expect(amount()?.value).toBe('');
    expect(document.querySelector('section textarea:not([aria-hidden])')).toBe(null);
    expect(await office.ticketWallet.list('UPCOMING', null)).toMatchObject({ ok: true, value: { tickets: [] } });
    await type(amount(), '20000');
    expect(document.querySelector<HTMLTextAreaElement>('section textarea:not([aria-hidden])')?.value).toBe('');
  });

  it('thanks in Vietnamese, also after the event [S4-51] [S8-51]', async () => {
    const { office } = await show(privateEvent([SEN], giving, over), { locale: 'vi' });
    await type(find('label', /^Số tiền quyên góp/).parentElement?.querySelector('input') ?? null, '20000');
    await click(find('button.MuiButton-contained', 'Quyên góp'));
    await appears('[role="dialog"] h2', 'Thông tin chuyển khoản');
    const message = /VEMOI[A-Z0-9]{9}/.exec(said())?.[0] ?? '';
    await act(async () => office.receiveTransfer(message, dong(20_000), 'FT2'));
    expect((await appears('[role="status"]', 'Cảm ơn bạn đã quyên góp!')).textContent).toBe('Cảm ơn bạn đã quyên góp!');
  });
});
