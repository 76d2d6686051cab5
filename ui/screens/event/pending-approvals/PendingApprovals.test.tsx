import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import type { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { ExportPending } from '#application/report/export-pending.ts';
import { type DeskOrder, type OrdersToAnswer, SalesDesk } from '#application/report/ports/sales-desk.ts';
import { ListOrders } from '#application/report/watch-sales.ts';
import { EditGuest } from '#application/ticket/edit-guest.ts';
import { ExportGuests } from '#application/ticket/export-guests.ts';
import { ListGuests } from '#application/ticket/list-guests.ts';
import type { Guest, GuestList } from '#application/ticket/ports/guest-list.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { appears, click, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { PendingApprovals } from './PendingApprovals.tsx';
import { pendingApprovalsLoader } from './pending-approvals.loader.ts';

const anOrder = (id: string, change: Partial<DeskOrder> = {}): DeskOrder => ({
  id,
  orderNumber: `V-${id}`,
  status: 'REQUIRED_APPROVAL',
  price: ZERO,
  paymentMethod: 'FREE',
  insertedAt: NOW,
  buyer: 'Lan Nguyễn',
  email: 'lan@example.com',
  tickets: 1,
  seatsOnRequest: [],
  hasCheckedInTicket: false,
  donation: null,
  ...change,
});

afterEach(() => vi.restoreAllMocks());

async function open(orders: readonly DeskOrder[], locale: 'en' | 'vi' = 'en') {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  let waiting = orders;
  const answered: OrdersToAnswer[] = [];
  const logged: string[] = [];
  const list: SalesDesk['orders'] = async (_eventId, search, at) => {
    const entries = waiting.filter(({ orderNumber }) => at.pending === true && orderNumber.includes(search));
    return ok({ entries, after: null, before: null, totalCount: entries.length });
  };
  const desk: SalesDesk = {
    overview: async () => refused({ code: 'FORBIDDEN' }),
    orders: list,
    answerOrders: async (asked) => {
      answered.push(asked);
      waiting = waiting.filter(({ id }) => !asked.orderIds.includes(id));
      return ok({ answered: asked.orderIds.length, refused: 0 });
    },
    deleteOrder: async () => ok(null),
  };
  const log: BrowserLog = { warn: (words) => logged.push(words), error: (words) => logged.push(words) };
  const opened = await events.read(created.value.eventId);
  if (!opened.ok) throw new Error('No event');
  const shown = { ...opened.value, abilities: ['event.orders', 'event.approve'] };
  const pairs = [
    given(OpenEvent, async () => ok(shown)),
    given(SalesDesk, desk),
    given(ListOrders, list),
    given(ExportPending, ExportPending.make({ desk, log })),
  ];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/pending',
        Component: withUseCases(PendingApprovals, pairs),
        loader: loaderWith(pendingApprovalsLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${created.value.eventId}/pending` },
  );
  await settle(5);
  return { answered, logged };
}

const text = () => document.body.textContent ?? '';
async function press(name: string): Promise<void> {
  const [first] = findAll('button', name);
  if (first === undefined) throw new Error(`No button ${name}: ${text()}`);
  await click(first);
  await settle(5);
}

describe('the screen of pending approvals and donations', () => {
  it('shows who waits and what they gave, and answers them [S2.14-14]', async () => {
    const { answered } = await open([
      anOrder('1', { donation: { amount: dong(50_000), message: 'Chúc vui' } }),
      anOrder('2', { buyer: 'Minh Trần' }),
    ]);
    expect(document.querySelector('h1')?.textContent).toBe('Pending Approval / Donations');
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Pending Approval / Donations');
    expect(text()).toContain('Lan Nguyễn');
    expect(text()).toContain('Minh Trần');
    expect(text().replaceAll(/\s/gu, ' ')).toMatch(/50[.,]000/);
    await press('Approve 2 on this page');
    await appears('[role="dialog"]', /./);
    const confirm = findAll('[role="dialog"] button', /./).at(-1);
    if (confirm === undefined) throw new Error('Nothing to press');
    await click(confirm);
    await settle(5);
    expect(answered).toMatchObject([{ orderIds: ['1', '2'], answer: 'APPROVE' }]);
    expect(text()).toContain('No registration is waiting for you');
  });

  it.each([
    ['en', 'On request: A3, A4'],
    ['vi', 'Ghế cần duyệt: A3, A4'],
  ] as const)('names the seats that are asked for, in %s', async (locale, words) => {
    await open([anOrder('1', { seatsOnRequest: ['A3', 'A4'] }), anOrder('2')], locale);
    expect(text()).toContain(words);
  });

  it('says in Vietnamese that nobody waits', async () => {
    await open([], 'vi');
    expect(document.querySelector('h1')?.textContent).toBe('Chờ duyệt / Ủng hộ');
    expect(text()).toContain('Không có đăng ký nào');
  });

  it('downloads those who wait, and the guest list, as data.csv [S2.14-16] [S2.14-22]', async () => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open([anOrder('1', { buyer: '=Lan, "L"', donation: { amount: dong(50_000), message: null } })]);
    await press('Download pending approvals');
    expect(names).toEqual(['data.csv']);
    const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toBe('Order,Buyer,Email,Tickets,Total,Donation,Message,Ordered');
    expect(row).toMatch(/^V-1,"'=Lan, ""L""",lan@example\.com,1,0,50000,,/);

    const guest: Guest = {
      ticketId: 'a',
      name: 'Hoa Lê',
      firstName: 'Hoa',
      lastName: 'Lê',
      email: 'hoa@example.com',
      phone: '+84912345678',
      jobTitle: null,
      company: null,
      question: null,
      note: null,
      ticketName: 'Sen',
      seat: 'A-12',
      sessionId: 1,
      sessionName: 'Tối',
      orderNumber: 'V1',
      status: 'VALID',
      hand: 'HELD',
      abilities: [],
      groups: [],
      checkIns: 2,
      firstCheckInAt: NOW,
      boughtAt: NOW,
    };
    const guests: GuestList = async () => ok({ entries: [guest], after: null, before: null, totalCount: 1 });
    const log: BrowserLog = { warn: () => undefined, error: () => undefined };
    await renderManager('guests', {
      useCases: [
        given(ListGuests, async () => ok({ entries: [], after: null, before: null, totalCount: 0 })),
        given(EditGuest, {
          edit: async () => ok(null),
          mailAgain: async () => ok(null),
          give: async () => ok(null),
          newGift: () => 'key',
        }),
        given(ExportGuests, ExportGuests.make({ guests, log })),
      ],
    });
    await press('Download guest list');
    expect(names).toEqual(['data.csv', 'data.csv']);
    expect(await blobs[1]?.text()).toContain("\r\nHoa Lê,hoa@example.com,'+84912345678,Sen,A-12,Tối,Checked in,2,");
  });

  it('logs that there is nothing to export, and downloads nothing [S8-42]', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const { logged } = await open([]);
    await press('Download pending approvals');
    expect(logged).toEqual(['No data to export']);
    expect(made).not.toHaveBeenCalled();
  });
});
