import { describe, expect, it, vi } from 'vitest';
import type { CheckInLine } from '#application/door/ports/check-in-history.ts';
import { CheckInHistory } from '#application/door/ports/check-in-history.ts';
import { EditGuest } from '#application/ticket/edit-guest.ts';
import { ExportGuests } from '#application/ticket/export-guests.ts';
import { ListGuests } from '#application/ticket/list-guests.ts';
import type { Guest, GuestList } from '#application/ticket/ports/guest-list.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aDeskSession, aTicketType } from '#test/builders/a-desk-session.ts';
import { aListedGuest as aGuest } from '#test/builders/a-listed-guest.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { appears, click, findAll, submit, type } from '#test/rendered/render-page.tsx';
import { given } from '#test/rendered/with-use-cases.tsx';

const EVENT = {
  timezone: 'Asia/Ho_Chi_Minh',
  sessions: [aDeskSession([aTicketType('sen', 'Hạng Sen', 200_000), aTicketType('moi', 'Vé mời', 0)])],
  abilities: ['event.guests'],
};
async function open(
  guests: readonly Guest[],
  over: Partial<EditGuest> = {},
  locale: 'en' | 'vi' = 'en',
  checkIns: CheckInHistory = { read: async () => ok([]), undo: async () => ok(null) },
) {
  const asked: unknown[][] = [];
  const editGuest: EditGuest = {
    edit: async (...what) => {
      asked.push(['edit', ...what]);
      return ok(null);
    },
    mailAgain: async (...what) => {
      asked.push(['mail', ...what]);
      return ok(null);
    },
    give: async (...what) => {
      asked.push(['give', ...what]);
      return ok(null);
    },
    newGift: () => 'key',
    ...over,
  };
  const page = { entries: guests, after: null, before: null, totalCount: guests.length };
  await renderManager('guests', {
    useCases: [given(ListGuests, async () => ok(page)), given(EditGuest, editGuest), given(CheckInHistory, checkIns)],
    event: EVENT,
    locale,
  });
  return asked;
}

const text = () => document.body.textContent ?? '';
/** A list appears on the page twice: for wide and for narrow screens. */
const press = async (name: string): Promise<void> => {
  const [first] = findAll('button', name);
  if (first === undefined) throw new Error(`No button ${name}`);
  await click(first);
};
const edit = (name = 'Edit ticket for Lan Nguyễn') => press(name);

describe('the guest list', () => {
  it('says what guests told the organiser', async () => {
    await open([
      aGuest('1', { jobTitle: 'Kỹ sư', company: 'Công ty Sen', question: 'Có chỗ gửi xe không?', note: 'Ăn chay' }),
      aGuest('2', { name: 'Bình', note: 'Đi xe lăn' }),
    ]);
    const [an, binh] = findAll('tbody tr', /./).map((row) => row.textContent ?? '');
    expect(an).toContain('Kỹ sư · Công ty SenQuestion: Có chỗ gửi xe không?Note: Ăn chay');
    expect(binh).toContain('Note: Đi xe lăn');
    expect(binh).not.toContain('Question:');
  });

  it('shows who scanned a ticket in or out, at which gate and when, and takes the last scan back', async () => {
    const line = (id: string, part: Partial<CheckInLine> = {}): CheckInLine => ({
      id,
      at: NOW,
      way: 'IN',
      by: { name: 'Trần Minh', passName: null },
      gate: { id: '1f2e-gate', name: 'Cổng Bắc' },
      receivedAt: null,
      otherGate: false,
      undone: null,
      canUndo: false,
      ...part,
    });
    let lines = [
      line('2', {
        way: 'OUT',
        canUndo: true,
        by: { name: 'Lan', passName: 'Cổng Nam' },
        receivedAt: later(NOW, 5 * MINUTE),
      }),
      line('1', { undone: { at: later(NOW, MINUTE), by: { name: null, passName: null } }, gate: null }),
    ];
    let isLate = true;
    await open([aGuest('a', { checkIns: 1, firstCheckInAt: NOW })], {}, 'en', {
      read: async () => ok(lines),
      undo: async (id) => {
        if (isLate) return refused({ code: 'UNDO_REFUSED', because: 'NOT_LAST' });
        lines = lines.filter((one) => one.id !== id);
        return ok(null);
      },
    });
    await press('Check-ins of Lan Nguyễn');
    await appears('[role="dialog"] ol');
    const [second, first] = findAll('[role="dialog"] li', /./).map((row) => row.textContent ?? '');
    expect([second, first].map((row) => / · (Out|In)/.exec(row ?? '')?.[1])).toEqual(['Out', 'In']);
    expect(second).toContain('Gate pass Cổng Nam · Device 1F2E');
    expect(second).toContain('Scanned offline, received at');
    expect(first).toContain('Trần Minh');
    expect(first).toContain('Deleted account');
    expect(first).not.toContain('Device');
    await press('Undo');
    expect(text()).toContain('This ticket was scanned again later. Undo the latest check-in first');
    isLate = false;
    await press('Undo');
    expect(text()).toContain('Check-in undone');
    expect(findAll('[role="dialog"] li', /./)).toHaveLength(1);
  });

  it('says that a ticket has no check-in, and asks again where no answer came, in Vietnamese', async () => {
    let isAway = true;
    await open([aGuest('a')], {}, 'vi', {
      read: async () => {
        if (isAway) throw new Error('No network');
        return ok([]);
      },
      undo: async () => ok(null),
    });
    await press('Lượt check-in của Lan Nguyễn');
    await appears('[role="dialog"] [role="alert"]');
    expect(text()).toContain('Không tải được các lượt check-in.');
    isAway = false;
    await press('Thử lại');
    expect(text()).toContain('Chưa có lượt check-in nào.');
  });

  it('names the seat of a guest who has one, in the table and on a phone', async () => {
    await open([aGuest('a', { seat: 'A-12' }), aGuest('b')]);
    expect(text().match(/Sen · Seat A-12/g)).toHaveLength(2);
    expect(text().match(/Sen(?! ·)/g)).toHaveLength(2);
  });

  it("changes what a ticket is called, its recipient's name and email, with a new code [S2.14-18]", async () => {
    const asked = await open([aGuest('a')]);
    await edit();
    await appears('[role="dialog"]');
    await type(document.querySelector('input[name="firstName"]'), 'Hoa');
    expect(document.querySelector<HTMLInputElement>('input[name="ticketName"]')?.value).toBe('Sen');
    await type(document.querySelector('input[name="ticketName"]'), 'Sen, hàng đầu');
    await type(document.querySelector('input[name="email"]'), 'hoa@example.com');
    expect(text()).toContain('Email a new QR code to this address');
    await submit(document.querySelector('input[name="email"]'));
    expect(asked).toEqual([
      ['edit', 'a', { firstName: 'Hoa', lastName: 'Nguyễn', email: 'hoa@example.com' }, true, 'Sen, hàng đầu'],
    ]);
    expect(text()).toContain('Recipient updated');
    await press('Give a ticket');
    await appears('[role="dialog"]');
    await type(document.querySelector('input[name="firstName"]'), 'Minh');
    await type(document.querySelector('input[name="email"]'), 'minh@example.com');
    await type(document.querySelector('input[name="ticketName"]'), 'Khách mời');
    await submit(document.querySelector('input[name="email"]'));
    expect(asked.at(-1)?.slice(0, 2)).toEqual([
      'give',
      {
        sessionId: 1,
        ticketTypeId: 'moi',
        to: { firstName: 'Minh', lastName: '', nameOrder: 'GIVEN_FIRST', email: 'minh@example.com' },
        ticketName: 'Khách mời',
      },
    ]);
    expect(text()).toContain('Recipient updated');
    expect(document.querySelector('[role="dialog"]')).toBe(null);
  });

  it('shows problems of the input and keeps it', async () => {
    const asked = await open([aGuest('a')]);
    await edit();
    await appears('[role="dialog"]');
    await type(document.querySelector('input[name="email"]'), 'hoa@');
    await submit(document.querySelector('input[name="email"]'));
    expect(text()).toContain('Please enter a valid email format');
    expect(asked).toEqual([]);
  });

  it.each<[Partial<Guest>, string, string]>([
    [{ checkIns: 1, firstCheckInAt: NOW }, 'This ticket already checked in, can not edit', 'en'],
    [
      { hand: 'RECEIVED' },
      'This ticket has already been transferred from someone else, so it cannot be forwarded or edit again.',
      'en',
    ],
  ])('says why a ticket cannot be changed: %j [S8-35] [S8-36]', async (change, words) => {
    await open([aGuest('a', change)]);
    await edit();
    expect(text()).toContain(words);
    expect(document.querySelector('[role="dialog"]')).toBe(null);
  });

  it("shows the server's refusal [S8-30]", async () => {
    await open([aGuest('a')], { edit: async () => refused({ code: 'TICKET_STAYS', because: 'TICKET_CHECKED_IN' }) });
    await edit();
    await appears('[role="dialog"]');
    await type(document.querySelector('input[name="firstName"]'), 'Hoa');
    await submit(document.querySelector('input[name="firstName"]'));
    expect(text()).toContain('Failed to update ticket information');
  });

  it('resends a ticket, and refuses to resend it too soon', async () => {
    const asked = await open([aGuest('a')]);
    await press('Resend ticket to Lan Nguyễn');
    expect(asked).toEqual([['mail', 'a']]);
    expect(text()).toContain('Ticket sent successfully');
    await open([aGuest('a')], {
      mailAgain: async () => refused({ code: 'RESEND_TOO_SOON', resendAt: later(NOW, 5 * MINUTE) }),
    });
    await press('Resend ticket to Lan Nguyễn');
    expect(text()).toContain('You can resend it at 10:05');
  });

  it('gives one free ticket to a new guest, even when the request is repeated', async () => {
    let answers = 0;
    const tried: unknown[][] = [];
    await open([aGuest('a')], {
      give: async (...what) => {
        tried.push(what);
        answers += 1;
        return answers === 1 ? refused({ code: 'UNREACHABLE' }) : ok(null);
      },
    });
    await press('Give a ticket');
    await appears('[role="dialog"]');
    expect(text()).toContain('It counts towards the capacity.');
    await type(document.querySelector('input[name="firstName"]'), 'Minh');
    await type(document.querySelector('input[name="email"]'), 'minh@example.com');
    await submit(document.querySelector('input[name="email"]'));
    expect(text()).toContain('Connection lost');
    await submit(document.querySelector('input[name="email"]'));
    const gift = [
      {
        sessionId: 1,
        ticketTypeId: 'moi',
        to: { firstName: 'Minh', lastName: '', nameOrder: 'GIVEN_FIRST', email: 'minh@example.com' },
        ticketName: '',
      },
      'key',
    ];
    expect(tried).toEqual([gift, gift]);
    expect(text()).toContain('Ticket sent successfully');
    expect(document.querySelector('[role="dialog"]')).toBe(null);
  });

  it('offers no actions for a void ticket or without the ability', async () => {
    await open([
      aGuest('a', { status: 'VOID', abilities: ['ticket.view', 'ticket.contact'] }),
      aGuest('b', { abilities: ['ticket.view'] }),
    ]);
    expect(findAll('button', /ticket of/)).toEqual([]);
  });

  it('is shown in Vietnamese', async () => {
    await open([aGuest('a')], {}, 'vi');
    await edit('Sửa vé của Lan Nguyễn');
    await appears('[role="dialog"]');
    for (const words of ['Sửa người nhận', 'Họ', 'Tên']) expect(text()).toContain(words);
  });
});

describe('the download of the guest list', () => {
  it('holds every page of what the filters find', async () => {
    const asked: unknown[] = [];
    const list: GuestList = async (_eventId, filter, at) => {
      asked.push([filter.search, at.after]);
      const first = at.after === undefined;
      const entries = [first ? aGuest('a') : aGuest('b', { name: 'Minh', checkIns: 2, firstCheckInAt: NOW })];
      return ok({ entries, after: first ? 'next' : null, before: null, totalCount: 2 });
    };
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    const unused: EditGuest = {
      edit: async () => ok(null),
      mailAgain: async () => ok(null),
      give: async () => ok(null),
      newGift: () => 'key',
    };
    const log = { warn: () => undefined, error: () => undefined };
    await renderManager('guests', {
      useCases: [
        given(ListGuests, async (id, filter) => list(id, filter, {})),
        given(EditGuest, unused),
        given(ExportGuests, ExportGuests.make({ guests: list, log })),
      ],
      event: EVENT,
    });
    asked.length = 0;
    await press('Download guest list');
    await vi.waitFor(() => expect(blobs).toHaveLength(1));
    expect(asked).toEqual([
      [undefined, undefined],
      [undefined, 'next'],
    ]);
    const lines = (await blobs[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Guest,Email,Phone number,Ticket,Seat,Session,Check-in,Number of check-ins');
    expect(lines[1]).toContain('Lan Nguyễn,lan@example.com,,Sen,,,Not Checked in,0,');
    expect(lines[2]).toContain('Minh,lan@example.com,,Sen,,,Checked in,2,');
    vi.restoreAllMocks();
  });
});
