import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import { aSession, aTicket } from '#test/builders/an-event-page.ts';
import {
  amount,
  buy,
  FREE,
  giving,
  mainButton,
  over,
  panel,
  privateEvent,
  SEN,
  said,
  show,
  write,
} from '#test/rendered/private-panel-page.tsx';
import { appears, click, find, findAll, settle, type } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { staysOpen } from '#test/rendered/stays-open.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a visitor of a private event', () => {
  it('sees a stepper for each ticket under Number of tickets [S2.8-10] [S1-58]', async () => {
    await show(privateEvent([SEN, FREE]));
    expect(find('h3', 'Number of tickets')).not.toBe(null);
    await showsInBothLanguages('Number of tickets');
    expect(findAll('[role="group"]', /^Number of tickets: /)).toHaveLength(2);
    await click(find('button', 'One more: Hạng Sen'));
    expect(find('[role="group"]', 'Number of tickets: Hạng Sen').querySelector('output')?.textContent).toBe('1');
  });

  it('is told that guests come by invitation alone where no ticket type was made, and may donate', async () => {
    await show(privateEvent([], giving));
    expect(find('h2', 'By invitation only')).not.toBe(null);
    expect(findAll('h3', 'Number of tickets')).toHaveLength(0);
    expect(findAll('button', 'Buy ticket now')).toHaveLength(0);
    expect(findAll('label', 'Donate without ticket')).toHaveLength(1);
  });

  it('sees which session of several is by invitation alone', async () => {
    const sessions = [aSession({ id: 1, tickets: [SEN] }), aSession({ id: 2, tickets: [] })];
    await show(privateEvent([], { sessions }));
    const badge = () => document.querySelector('input[value="2"]')?.closest('label')?.lastElementChild?.textContent;
    expect(badge()).toBe('By invitation');
  });

  it('is led to the waiting list of what is sold out', async () => {
    await show(privateEvent([{ ...SEN, remaining: 0, purchaseLimit: 0 }, FREE]), { signedIn: false });
    expect(await appears('button', 'Join the waiting list')).toBeDefined();
  });

  it('finds what was chosen after signing in with a provider, or after cancelling there, until it is bought', async () => {
    const event = privateEvent([SEN, FREE], { ...giving, policy: '<p>Không hoàn vé</p>' });
    const chosen = () => [
      find('[role="group"]', 'Number of tickets: Hạng Sen').querySelector('output')?.textContent,
      amount()?.value.replaceAll(/\D/gu, ''),
      (find('input[type="checkbox"][name="policy"], .MuiCheckbox-root input', /(?:)/) as HTMLInputElement).checked,
    ];
    await show(event, { signedIn: false });
    await click(find('button', 'One more: Hạng Sen'));
    await click(find('button', 'One more: Hạng Sen'));
    await type(amount(), '50000');
    await click(find('.MuiCheckbox-root input', /(?:)/));
    await buy();
    await appears('[role="dialog"]');
    // Cancelling at the provider returns signed out.
    await show(event, { signedIn: false });
    expect(chosen()).toEqual(['2', '50000', true]);
    await show(event);
    expect(chosen()).toEqual(['2', '50000', true]);
    window.sessionStorage.clear();
    const free = privateEvent([FREE]);
    await show(free);
    await click(find('button', 'One more: Vé mời'));
    const kept = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('draft:panel:'));
    expect(kept()).toHaveLength(1);
    await buy();
    await settle(30);
    expect(kept()).toEqual([]);
  });

  it('can donate without a ticket until the event has ended [S2.8-11] [S1-58]', async () => {
    await show(privateEvent([SEN], giving));
    await showsInBothLanguages('Donate without ticket', 'Donation', 'Donate');
    await click(find('.MuiFormControlLabel-root', 'Donate without ticket').querySelector('input') as HTMLInputElement);
    expect(findAll('[role="group"]', /^Number of tickets: /)).toEqual([]);
    await show(privateEvent([SEN], giving, over));
    expect(findAll('.MuiFormControlLabel-root', 'Donate without ticket')).toEqual([]);
  });

  it('has a main button that buys, or donates once the event has ended or is sold out [S2.8-12]', async () => {
    const gone = aTicket({ remaining: 0 });
    const button: string[] = [];
    for (const event of [privateEvent(), privateEvent([SEN], giving, over), privateEvent([gone], giving)]) {
      await show(event);
      button.push(`${mainButton().textContent} ${mainButton().disabled}`);
    }
    expect(button).toEqual(['Buy ticket now false', 'Donation false', 'Donation false']);
  });

  it('has a disabled button when nothing can be bought or donated [S2.8-13]', async () => {
    for (const event of [privateEvent([SEN], {}, over), privateEvent([aTicket({ remaining: 0 })])]) {
      await show(event);
      expect([mainButton().textContent, mainButton().disabled]).toEqual(['Donation', true]);
    }
  });

  it('is told to try again later when no ticket is chosen [S8-06] [S1-58]', async () => {
    await show(privateEvent());
    await buy();
    showsIn('en', 'Please try again later');
    await show(privateEvent(), { locale: 'vi' });
    await click(find('button.MuiButton-contained', 'Mua vé ngay'));
    showsIn('vi', 'Please try again later');
  });

  it('is told of invalid seats when the tickets cannot be added for another reason [S8-04]', async () => {
    const { office } = await show(privateEvent([SEN]));
    const choose = vi.spyOn(office.cart, 'choose').mockResolvedValueOnce(refused({ code: 'NOT_FOUND' }));
    await click(find('button', 'One more: Hạng Sen'));
    await buy();
    await click(await appears('[role="dialog"] button.MuiButton-contained'));
    expect((await appears('[role="alert"]', /./)).textContent).toContain('INVALID SEAT IDS!');
    expect(choose).toHaveBeenCalledOnce();
  });

  it('pays a price that changed meanwhile once it is accepted', async () => {
    const begins: number[] = [];
    const desk = (same: CheckoutDesk): CheckoutDesk => ({
      ...same,
      begin: async (order, key) => {
        begins.push(order.shownPrice);
        return begins.length === 1
          ? refused({ code: 'PRICE_CHANGED', price: dong(150_000) })
          : same.begin({ ...order, shownPrice: SEN.price }, key);
      },
    });
    await show(privateEvent([SEN]), { desk });
    await click(find('button', 'One more: Hạng Sen'));
    await buy();
    await click(await appears('[role="dialog"] button.MuiButton-contained'));
    await click(await appears('[role="alert"] button'));
    await click(await appears('[role="dialog"] button.MuiButton-contained'));
    expect(begins).toEqual([SEN.price, 150_000]);
  });

  it('registers for a free ticket on the page and becomes its owner', async () => {
    const { office, reads } = await show(privateEvent([FREE]));
    const before = reads();
    await click(find('button', 'One more: Vé mời'));
    await buy();
    await appears('h2', 'Your ticket has been confirmed');
    expect(reads()).toBeGreaterThan(before);
    const held = await office.ticketWallet.list('UPCOMING', null);
    expect(held).toMatchObject({ ok: true, value: { tickets: [{ holder: 'Nguyễn Lan', ticketName: 'Vé mời' }] } });
  });

  it('waits for approval after buying: the order is read again until it is there [S4-47]', async () => {
    let readsBefore = Number.POSITIVE_INFINITY;
    const { reads } = await show(privateEvent([FREE], { requiredApproval: true }), {
      own: (read) => ({ isOwnedTicket: false, orderStatus: read > readsBefore + 1 ? 'REQUIRED_APPROVAL' : null }),
    });
    readsBefore = reads();
    await click(find('button', 'One more: Vé mời'));
    await buy();
    await appears('h2', 'Pending approval');
    expect(reads()).toBeGreaterThan(readsBefore + 1);
  });

  it('pays by transfer on the page and is thanked for the donation [S2.10-14]', async () => {
    const { office } = await show(privateEvent([SEN], giving));
    await click(find('button', 'One more: Hạng Sen'));
    await type(amount(), '50000');
    await buy();
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    expect(said()).toContain('250,000');
    const message = /VEMOI[A-Z0-9]{9}/.exec(said())?.[0] ?? '';
    await act(async () => office.receiveTransfer(message, dong(250_000), 'FT1'));
    await appears('h2', 'Your ticket has been confirmed');
    const card = await appears('[role="dialog"] article');
    for (const words of ['Lan', 'Đêm nhạc', 'Nguyễn Lan']) expect(card.textContent).toContain(words);
    expect(find('[role="dialog"] button', 'Share')).not.toBe(null);
  });

  it('answers the questions and chooses the payment method before anything is held [S2.10-04]', async () => {
    const begun: unknown[] = [];
    const hears = (desk: CheckoutDesk): CheckoutDesk => ({
      ...desk,
      begin: (order, key) => {
        begun.push(order.attendees[0]?.attendees);
        return desk.begin(order, key);
      },
    });
    await show(privateEvent([SEN], { questionnaire: true }), { desk: hears });
    await click(find('button', 'One more: Hạng Sen'));
    await buy();
    const dialog = await appears('[role="dialog"] h2', 'Questionnaire');
    expect(dialog).not.toBe(null);
    await appears('[role="dialog"] label', /^Company/);
    await appears('[role="dialog"] [role="radiogroup"] b', 'Bank transfer');
    await click(find('[role="dialog"] button', 'Register'));
    expect(begun).toEqual([]);
    await write(document.querySelector('[role="dialog"] textarea:not([aria-hidden])') as HTMLTextAreaElement, 'Vemoi');
    await click(find('[role="dialog"] button', 'Register'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    expect(begun).toMatchObject([[{ email: someAccount.email, firstName: 'Lan', answers: { field_1: 'Vemoi' } }]]);
  });

  it('names a holder for each ticket where required; closing the dialog buys nothing', async () => {
    const { office } = await show(privateEvent([FREE], { formPerTicket: true }));
    for (let ticket = 0; ticket < 2; ticket += 1) await click(find('button', 'One more: Vé mời'));
    await buy();
    await appears('[role="dialog"] h2', 'Questionnaire for ticket 1 (Onsite ticket)');
    await click(find('[role="dialog"] button', 'Next'));
    await appears('[role="dialog"] h2', 'Questionnaire for ticket 2 (Onsite ticket)');
    await click(find('[role="dialog"] button', 'Register'));
    expect(said()).toContain('Please enter first name');
    await type(find('[role="dialog"] label', /^First name/).parentElement?.querySelector('input') ?? null, 'Minh');
    await click(find('[role="dialog"] button', 'Register'));
    await appears('h2', 'Your ticket has been confirmed');
    const held = await office.ticketWallet.list('UPCOMING', null);
    expect(held.ok && held.value.tickets.map((ticket) => ticket.holder).sort()).toEqual(['Minh', 'Nguyễn Lan']);
  });

  it('asks for the phone number, gender and job title that the account does not have', async () => {
    const { office } = await show(privateEvent([FREE], { generalInfo: true }));
    await click(find('button', 'One more: Vé mời'));
    await buy();
    await appears('[role="dialog"] summary', 'More about this guest');
    await click(find('[role="dialog"] button', 'Register'));
    expect(said()).toContain('Please fill in this field');
    const field = (label: RegExp) => find('[role="dialog"] label', label).parentElement?.querySelector('input') ?? null;
    await type(field(/^Phone number/), '0912345678');
    await type(field(/^Gender/), 'Nam');
    await type(field(/^Job title/), 'Kỹ sư');
    await click(find('[role="dialog"] button', 'Register'));
    await appears('h2', 'Your ticket has been confirmed');
    const held = await office.ticketWallet.list('UPCOMING', null);
    expect(held.ok && held.value.tickets).toHaveLength(1);
  });

  it('can close the transfer dialog and open it again', async () => {
    await show(privateEvent());
    await click(find('button', 'One more: Hạng Sen'));
    await buy();
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    await click(find('[role="dialog"] button', 'I have transferred'));
    expect(panel()).toContain('Waiting for your bank');
    await click(find('button', 'Show the QR code again'));
    expect(find('[role="dialog"] h2', 'Bank transfer information')).not.toBe(null);
  });

  it('finds the transfer again after a reload, and can pay or leave it for later', async () => {
    const first = await show(privateEvent());
    await click(find('button', 'One more: Hạng Sen'));
    await buy();
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    const message = () => find('dt', 'Transfer description').parentElement?.querySelector('dd')?.textContent ?? '';
    const code = message();
    await show(privateEvent(), { before: first });
    await appears('button', 'Show the QR code again');
    expect(panel()).toContain('Waiting for your bank to confirm 200,000 đ');
    await click(find('button', 'Show the QR code again'));
    expect(message()).toBe(code);
    await click(find('[role="dialog"] button', 'I have transferred'));
    await click(find('button', 'Pay later'));
    expect(findAll('button', 'Show the QR code again')).toEqual([]);
    expect(mainButton().disabled).toBe(false);
    await show(privateEvent(), { before: first });
    await appears('button', 'Show the QR code again');
    first.office.receiveTransfer(code, dong(200_000), 'FT1');
    await appears('h2', 'Your ticket has been confirmed');
  });

  it.each([
    ['buying', async () => click(find('button', 'One more: Vé mời')), buy],
    [
      'donating',
      async () => {
        await click(find('.MuiFormControlLabel-root', 'Donate without ticket').querySelector('input') as HTMLElement);
        await type(amount(), '50000');
      },
      async () => click(find('button', 'Donate')),
    ],
  ])('asks to sign in before %s, by a dialog that cannot be closed [S2.5-05]', async (_what, choose, press) => {
    await show(privateEvent([FREE], giving), { signedIn: false });
    await choose();
    await press();
    expect(await staysOpen()).toBe(true);
  });

  it('can neither buy nor donate at a cancelled event', async () => {
    await show(privateEvent([SEN], { status: 'CANCELLED', ...giving }));
    expect(panel()).toMatch(/^Event cancelled.*Paid tickets are refunded\.$/);
    expect(document.querySelectorAll('section[aria-labelledby="registration-title"] button')).toHaveLength(0);
  });

  it('can neither choose, buy nor donate at an archived event', async () => {
    await show(privateEvent([SEN], { archive: true, ...giving }));
    expect(mainButton().disabled).toBe(true);
    expect(findAll('button', /^One more: /).filter((button) => !(button as HTMLButtonElement).disabled)).toEqual([]);
    expect(panel()).not.toContain('Donat');
  });
});
