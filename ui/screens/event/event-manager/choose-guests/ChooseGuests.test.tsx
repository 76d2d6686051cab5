import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { EditGuest } from '#application/ticket/edit-guest.ts';
import { ListGuests } from '#application/ticket/list-guests.ts';
import { GuestActs } from '#application/ticket/ports/guest-acts.ts';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aDeskSession, aTicketType } from '#test/builders/a-desk-session.ts';
import { aListedGuest } from '#test/builders/a-listed-guest.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';
import { given } from '#test/rendered/with-use-cases.tsx';

const LAN = aListedGuest('lan');
const MINH = aListedGuest('minh', { name: 'Trần Minh' });
const GONE = aListedGuest('gone', { name: 'Hoa', status: 'VOID', abilities: ['ticket.view', 'ticket.contact'] });

type Opening = {
  readonly guests?: readonly Guest[];
  readonly acts?: Partial<GuestActs>;
  readonly abilities?: readonly string[];
  readonly locale?: 'en' | 'vi';
};

async function open(opening: Opening = {}) {
  const { guests = [LAN, MINH, GONE], acts = {}, abilities = ['event.guests', 'event.check-in'], locale } = opening;
  const asked: unknown[][] = [];
  const done = (what: string) => async (_event: number, ids: readonly string[]) => {
    asked.push([what, ...ids]);
    return ok({ done: ids.length, refused: [] });
  };
  const guestActs: GuestActs = {
    checkIn: async (_event, ids, key) => {
      asked.push(['in', key, ...ids]);
      return ok({ checkedIn: ids.map((ticketId) => ({ ticketId, checkInId: `of ${ticketId}` })), refused: [] });
    },
    undoCheckIns: done('undo'),
    sendAgain: done('send'),
    ...acts,
  };
  const editGuest: EditGuest = {
    edit: async () => ok(null),
    mailAgain: async () => ok(null),
    give: async () => ok(null),
    newGift: () => 'gift',
  };
  const first = { entries: guests, after: 'next', before: null, totalCount: guests.length + 1 };
  const last = { entries: [aListedGuest('bao', { name: 'Bảo' })], after: null, before: 'back', totalCount: 1 };
  await renderManager('guests', {
    useCases: [
      given(ListGuests, async (_event, _filter, at) => ok(at.after === undefined ? first : last)),
      given(EditGuest, editGuest),
      given(GuestActs, guestActs),
    ],
    event: {
      timezone: 'Asia/Ho_Chi_Minh',
      sessions: [aDeskSession([aTicketType('sen', 'Hạng Sen', 200_000)])],
      abilities: [...abilities],
    },
    ...(locale === undefined ? {} : { locale }),
  });
  return asked;
}

const text = () => document.body.textContent ?? '';
/** The list is on the page twice: a table, and lines for a phone. */
const boxes = (name: string) => findAll('input[type="checkbox"]', name) as HTMLInputElement[];
const ticked = (name: string) => boxes(name).map(({ checked }) => checked);
const tick = async (name: string, which = 0) => {
  const box = boxes(name)[which];
  if (box === undefined) throw new Error(`No box ${name}`);
  await click(box);
};
const button = (name: string) => find('button', name) as HTMLButtonElement;
const bar = () => document.querySelector('[role="region"][aria-label="Selected guests"]');
async function press(key: string, on: Element | null = document.activeElement) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void (on ?? document.body).dispatchEvent(event));
}

describe('guests are chosen in the list', () => {
  it('one by one, in the table and on a phone, and the bar says how many', async () => {
    await open();
    expect(bar()).toBe(null);
    await tick('Select Lan Nguyễn');
    expect(bar()?.textContent).toContain('1 guest selected on this page');
    expect(ticked('Select Lan Nguyễn')).toEqual([true, true]);
    await tick('Select Trần Minh', 1);
    expect(bar()?.textContent).toContain('2 guests selected on this page');
    await tick('Select Lan Nguyễn');
    expect(bar()?.textContent).toContain('1 guest selected on this page');
    await click(button('Clear selection'));
    expect([bar(), ...ticked('Select Trần Minh')]).toEqual([null, false, false]);
  });

  it('all on the page at once, without tickets that are no longer valid', async () => {
    await open();
    const [inTable, onPhone] = boxes('Select all on this page');
    await tick('Select all on this page');
    expect(bar()?.textContent).toContain('2 guests selected on this page');
    expect(boxes('Select Hoa').map(({ disabled, checked }) => [disabled, checked])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([inTable?.checked, onPhone?.checked]).toEqual([true, true]);
    await tick('Select Trần Minh');
    expect([inTable?.checked, inTable?.dataset['indeterminate']]).toEqual([false, 'true']);
    await tick('Select all on this page', 1);
    await tick('Select all on this page', 1);
    expect(bar()).toBe(null);
  });

  it('on the page that is shown only', async () => {
    await open();
    await tick('Select all on this page');
    await click(find('a', 'Next page'));
    await appears('tbody tr', /Bảo/);
    expect(bar()).toBe(null);
    await tick('Select Bảo');
    expect(bar()?.textContent).toContain('1 guest selected on this page');
  });

  it('by the key x, and Escape clears the choice, but not from a field or below a dialog', async () => {
    const asked = await open();
    await press('j', document.body);
    await press('x');
    expect(ticked('Select Lan Nguyễn')).toEqual([true, true]);
    await press('Escape', document.querySelector('input[type="search"]'));
    expect(bar()).not.toBe(null);
    await click(button('Resend tickets (1)'));
    const dialog = await appears('[role="dialog"]', /Resend 1 ticket\?/);
    await press('Escape', dialog);
    await settle(400);
    expect([document.querySelector('[role="dialog"]'), bar() === null]).toEqual([null, false]);
    await press('Escape', document.body);
    expect([bar(), asked]).toEqual([null, []]);
  });

  it('with a target of 44 pixels', async () => {
    await open();
    for (const name of ['Select Lan Nguyễn', 'Select all on this page'])
      for (const box of boxes(name)) {
        const { width, height } = getComputedStyle(box.parentElement ?? box);
        expect([width, height]).toEqual(['44px', '44px']);
      }
  });
});

describe('chosen guests are checked in', () => {
  it('together, and taken back together by the button of the toast', async () => {
    const asked = await open();
    await tick('Select all on this page');
    await click(button('Check in (2)'));
    expect(asked).toEqual([['in', 'key', 'lan', 'minh']]);
    expect(text()).toContain('Checked in: 2');
    expect(bar()).toBe(null);
    await click(await appears('[data-kind="success"] button', 'Undo'));
    expect(asked.at(-1)).toEqual(['undo', 'of lan', 'of minh']);
    expect(text()).toContain('Check-ins undone: 2');
    expect(document.querySelector('[role="alert"]')).toBe(null);
  });

  it('and the others are named with the reason, on the way in and on the way back', async () => {
    const asked = await open({
      acts: {
        checkIn: async () =>
          ok({
            checkedIn: [{ ticketId: 'lan', checkInId: 'of lan' }],
            refused: [{ id: 'minh', refusal: { code: 'ALREADY_CHECKED_IN', firstAt: NOW } }],
          }),
        undoCheckIns: async () =>
          ok({ done: 0, refused: [{ id: 'of lan', refusal: { code: 'UNDO_REFUSED', because: 'NOT_LAST' } }] }),
      },
    });
    await tick('Select all on this page');
    await click(button('Check in (2)'));
    expect(text()).toContain('Checked in: 1Could not be checked in: 1');
    const alert = () => document.querySelector('.MuiAlert-root')?.textContent;
    expect(alert()).toContain('1 guest could not be checked inTrần Minh: Already checked in, at');
    await click(await appears('[data-kind="success"] button', 'Undo'));
    expect(alert()).toContain('1 check-in could not be undoneLan Nguyễn: This ticket was scanned again later');
    expect(text()).not.toContain('Check-ins undone');
    await click(find('.MuiAlert-root button', 'Close'));
    expect([alert(), asked]).toEqual([undefined, []]);
  });

  it('not at all where the server refuses, and the choice stays', async () => {
    await open({ acts: { checkIn: async () => refused({ code: 'FORBIDDEN' }) } });
    await tick('Select Lan Nguyễn');
    await click(button('Check in (1)'));
    expect((await appears('.MuiAlert-root', /permission/)).textContent).toContain('You do not have permission');
    expect(ticked('Select Lan Nguyễn')).toEqual([true, true]);
    expect(text()).not.toContain('Checked in: ');
  });

  it('only by who may check in', async () => {
    await open({ abilities: ['event.guests'] });
    await tick('Select Lan Nguyễn');
    expect(findAll('button', /^Check in/)).toEqual([]);
    expect(button('Resend tickets (1)').disabled).toBe(false);
  });

  it('in Vietnamese', async () => {
    await open({
      locale: 'vi',
      acts: {
        checkIn: async () =>
          ok({
            checkedIn: [{ ticketId: 'lan', checkInId: 'of lan' }],
            refused: [{ id: 'minh', refusal: { code: 'TICKET_VOID' } }],
          }),
      },
    });
    await tick('Chọn tất cả trên trang này');
    expect(text()).toContain('Đã chọn 2 khách trên trang này');
    await click(button('Check-in (2)'));
    expect(text()).toContain('Đã check-in: 1Không check-in được: 1');
    expect(text()).toContain('Không check-in được 1 kháchTrần Minh: Vé không còn hiệu lực');
    await click(await appears('[data-kind="success"] button', 'Hoàn tác'));
    expect(text()).toContain('Đã hoàn tác check-in: 1');
  });
});

describe('tickets of chosen guests are emailed again', () => {
  it('after a question, and the others are named with the reason', async () => {
    await open({
      acts: {
        sendAgain: async () =>
          ok({
            done: 1,
            refused: [{ id: 'minh', refusal: { code: 'RESEND_TOO_SOON', resendAt: later(NOW, 5 * MINUTE) } }],
          }),
      },
    });
    await tick('Select all on this page');
    await click(button('Resend tickets (2)'));
    expect((await appears('[role="dialog"]')).textContent).toContain('Resend 2 tickets?');
    await click(find('[role="dialog"] button', 'Resend 2 tickets'));
    expect(text()).toContain('Tickets sent: 1Could not be sent: 1');
    expect(text()).toContain(
      '1 ticket could not be sentTrần Minh: This ticket was just emailed. You can resend it at 10:05',
    );
    expect(bar()).toBe(null);
  });

  it('not more than thirty in one go', async () => {
    await open({ guests: Array.from({ length: 31 }, (_, at) => aListedGuest(`${at}`, { name: `Khách ${at}` })) });
    await tick('Select all on this page');
    expect(button('Resend tickets (31)').disabled).toBe(true);
    expect(bar()?.textContent).toContain('Select at most 30 guests to resend their tickets.');
    await tick('Select Khách 7');
    expect(button('Resend tickets (30)').disabled).toBe(false);
    expect(bar()?.textContent).not.toContain('at most');
  });

  it('or nobody knows, where the connection is lost', async () => {
    await open({
      acts: {
        sendAgain: async () => {
          throw new Error('No network');
        },
      },
    });
    await tick('Select Lan Nguyễn');
    await click(button('Resend tickets (1)'));
    await appears('[role="dialog"]');
    await click(find('[role="dialog"] button', 'Resend 1 ticket'));
    expect(text()).toContain('Connection lost. Check the guest list before trying again.');
  });

  it('in Vietnamese', async () => {
    await open({
      locale: 'vi',
      acts: { sendAgain: async () => ok({ done: 1, refused: [{ id: 'minh', refusal: null }] }) },
    });
    await tick('Chọn tất cả trên trang này');
    await click(button('Gửi lại vé (2)'));
    const dialog = await appears('[role="dialog"]');
    expect(dialog.textContent).toContain('Gửi lại 2 vé?');
    expect(dialog.textContent).toContain('Mỗi khách sẽ nhận lại vé qua email.');
    await click(find('[role="dialog"] button', 'Gửi lại 2 vé'));
    expect(text()).toContain('Đã gửi vé: 1Không gửi được: 1');
    expect(text()).toContain('Không gửi được 1 véTrần Minh: Có lỗi xảy ra, vui lòng thử lại sau');
  });
});
