import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeMemorySalesDesk } from '#adapters/memory/report/memory-sales-desk.ts';
import { CancelEvent } from '#application/event/cancel-event.ts';
import type { CancellationDesk, EventCancellation } from '#application/event/ports/cancellation-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { WatchSales } from '#application/report/watch-sales.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { EventManager } from './EventManager.tsx';
import type { EventManagerData } from './event-manager.loader.ts';

const PREVIEW = { orders: 12, tickets: 30, money: dong(4_500_000), invitations: 7 };
const planned: EventCancellation = {
  ...PREVIEW,
  id: 'c1',
  sessionId: null,
  state: 'PLANNED',
  reason: 'Mưa bão',
  beginsAt: later(NOW, 15 * MINUTE),
  ordersDone: 0,
  refunded: dong(0),
  people: 0,
  told: 0,
};

type Opened = {
  readonly list?: readonly EventCancellation[];
  readonly may?: boolean;
  readonly locale?: 'en' | 'vi';
  readonly desk?: Partial<CancellationDesk>;
};

async function open({ list = [], may = true, locale = 'en', desk: over = {} }: Opened = {}) {
  const world = makeMemoryDeskWorld(() => NOW);
  const events = makeMemoryEventDesk(world);
  const made = await events.create(eventFields, sessionFields({ name: 'Friday' }));
  if (!made.ok) throw new Error(made.refusal.code);
  await events.addTicketType(made.value.sessionId, ticketTypeFields());
  const second = await events.addSession(made.value.eventId, sessionFields({ name: 'Saturday' }));
  if (second.ok) await events.addTicketType(second.value.sessionId, ticketTypeFields({ name: 'Vé thứ Bảy' }));
  await events.publish(made.value.eventId);
  const read = await events.read(made.value.eventId);
  const sales = makeMemorySalesDesk(world);
  const overview = await sales.overview(made.value.eventId);
  if (!read.ok || !overview.ok) throw new Error('Not loaded');
  const desk = {
    preview: vi.fn<CancellationDesk['preview']>(async () => ok(PREVIEW)),
    cancel: vi.fn<CancellationDesk['cancel']>(async () => ok(planned)),
    undo: vi.fn<CancellationDesk['undo']>(async () => ok({ ...planned, state: 'UNDONE' as const })),
    list: vi.fn<CancellationDesk['list']>(async () => ok(list)),
    allowGiveBack: vi.fn<CancellationDesk['allowGiveBack']>(async () => ok(0)),
    ...over,
  };
  const abilities = [...read.value.abilities, ...(may ? ['event.cancel'] : [])];
  const Component = withUseCases(EventManager, [
    given(EventDesk, events),
    given(Clock, { now: () => NOW }),
    given(WatchSales, WatchSales.make({ desk: sales, live: makeMemoryLiveUpdates(), clock: { now: () => NOW } })),
    given(CancelEvent, CancelEvent.make({ desk, pause: () => new Promise(() => undefined) })),
  ]);
  const loader = viewerLoader(
    async (): Promise<EventManagerData> => ({
      kind: 'OPEN',
      event: { ...read.value, abilities },
      now: NOW,
      part: 'overview',
      sales: overview,
      orders: null,
      pending: null,
      guests: null,
      filter: {},
    }),
  );
  await renderPage(
    [
      { path: '/events/manager/:eventId', Component, loader },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, at: `/events/manager/${made.value.eventId}`, locale },
  );
  await settle(20);
  return { ...desk, eventId: made.value.eventId, session: second.ok ? second.value.sessionId : 0 };
}

const write = async (field: HTMLTextAreaElement | HTMLSelectElement | null, value: string, event = 'input') => {
  if (field === null) throw new Error('No such field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  });
  await settle(20);
};
const text = () => document.body.textContent ?? '';
const fields = () => ({
  reason: document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea:not([aria-hidden])'),
  name: document.querySelector<HTMLInputElement>('[role="dialog"] input[type="text"]'),
});

describe('cancelling an event', () => {
  it('shows what it concerns, and asks for a reason and the event’s name', async () => {
    const desk = await open();
    await click(find('button', 'Cancel event…'));
    const dialog = await appears('[role="dialog"]');
    await settle(20);
    for (const words of ['12 orders', '30 tickets', '7 invitations', '4,500,000', '15 minutes'])
      expect(dialog.textContent).toContain(words);
    await submit(fields().name);
    expect(dialog.textContent).toContain('Please give a reason');
    expect(dialog.textContent).toContain('The name doesn’t match');
    expect(desk.cancel).not.toHaveBeenCalled();
    await write(fields().reason, 'Mưa bão');
    await type(fields().name as HTMLInputElement, 'đêm nhạc');
    await submit(fields().name);
    await settle(20);
    expect(desk.cancel).toHaveBeenCalledWith({
      eventId: desk.eventId,
      sessionId: null,
      confirmation: 'đêm nhạc',
      reason: 'Mưa bão',
    });
    expect(findAll('[role="dialog"]', /./)).toEqual([]);
  });

  it('can be for one session alone', async () => {
    const desk = await open();
    await click(find('button', 'Cancel event…'));
    const dialog = await appears('[role="dialog"]');
    const what = dialog.querySelector('select');
    if (what === null) throw new Error('No sessions to choose');
    expect([...what.options].map((option) => option.text.split(' · ')[0])).toEqual([
      'The whole event',
      'Friday',
      'Saturday',
    ]);
    await write(what, String(desk.session), 'change');
    expect(find('[role="dialog"] button', 'Cancel session')).not.toBe(null);
    expect(desk.preview).toHaveBeenLastCalledWith(desk.eventId, desk.session);
  });

  it('shows in Vietnamese why it was refused', async () => {
    await open({ locale: 'vi', desk: { cancel: async () => refused({ code: 'NAME_DIFFERS' }) } });
    await click(find('button', 'Hủy sự kiện…'));
    await appears('[role="dialog"]');
    await write(fields().reason, 'Mưa bão');
    await type(fields().name as HTMLInputElement, 'Đêm nhạc');
    await submit(fields().name);
    await settle(20);
    expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toContain('Tên chưa khớp');
  });

  it('is not offered without the right', async () => {
    const desk = await open({ may: false, list: [planned] });
    expect(findAll('button', 'Cancel event…')).toEqual([]);
    expect(desk.list).not.toHaveBeenCalled();
  });
});

describe('a cancellation on the desk', () => {
  it('can be undone until it begins', async () => {
    const desk = await open({ list: [planned] });
    expect(text()).toContain('This event is cancelled');
    expect(text()).toContain('Reason: Mưa bão');
    await click(find('button', 'Undo'));
    await settle(20);
    expect(desk.undo).toHaveBeenCalledWith('c1');
  });

  it('shows its progress, and cannot be undone any more', async () => {
    await open({
      list: [{ ...planned, state: 'RUNNING', ordersDone: 6, refunded: dong(2_000_000), people: 28, told: 14 }],
    });
    for (const words of ['6 of 12 orders cancelled', '2,000,000', '14 of 28 people told'])
      expect(text()).toContain(words);
    expect(document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('50');
    expect(findAll('button', 'Undo')).toEqual([]);
  });

  it('says when everyone has been told', async () => {
    await open({ list: [{ ...planned, state: 'DONE', ordersDone: 12, people: 28, told: 28 }], locale: 'vi' });
    expect(text()).toContain('mọi người đã được báo');
  });

  it('is not shown once undone', async () => {
    await open({ list: [{ ...planned, state: 'UNDONE' }] });
    expect(text()).not.toContain('This event is cancelled');
  });
});
