import { describe, expect, it, vi } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { CancelEvent } from '#application/event/cancel-event.ts';
import { DraftEvent } from '#application/event/draft-event.ts';
import { draftOf } from '#application/event/event-draft.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { typeMoment } from '#test/rendered/type-moment.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { EditEvent } from './EditEvent.tsx';

const gone = async () => refused({ code: 'EVENT_NOT_FOUND' } as const);

/** An event of two sessions; of the first, five tickets are sold and two are being paid for. */
async function open({ at = '', locale = 'en' as 'en' | 'vi', sold = 5, status = 'PUBLISHED' } = {}) {
  const world = makeMemoryDeskWorld(() => NOW);
  const desk = makeMemoryEventDesk(world);
  const made = await desk.create(eventFields, sessionFields({ name: 'Friday' }));
  if (!made.ok) throw new Error(made.refusal.code);
  await desk.addTicketType(made.value.sessionId, ticketTypeFields());
  const second = await desk.addSession(made.value.eventId, sessionFields({ name: 'Saturday' }));
  if (second.ok) await desk.addTicketType(second.value.sessionId, ticketTypeFields({ name: 'Vé thứ Bảy' }));
  await desk.publish(made.value.eventId);
  const event = world.events.get(made.value.eventId);
  if (event === undefined) throw new Error('No event');
  world.events.set(event.id, {
    ...event,
    sessions: event.sessions.map((session) => ({
      ...session,
      ticketTypes: session.ticketTypes.map((one) =>
        session.name === 'Friday' ? { ...one, sold, held: sold === 0 ? 0 : 2 } : one,
      ),
    })),
  });
  const read = await desk.read(event.id);
  if (!read.ok) throw new Error(read.refusal.code);
  const spied = { ...desk, changeSession: vi.fn(desk.changeSession), change: vi.fn(desk.change) };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `k${keys}`;
  };
  const shelf = { read: () => null, keep: () => undefined, clear: () => undefined };
  const allowGiveBack = vi.fn(async (_eventId: number, _until: number | null) => ok(1));
  const Component = withUseCases(EditEvent, [
    given(DraftEvent, DraftEvent.make({ desk: spied, shelf, clock: { now: () => NOW }, newKey })),
    given(EventDesk, desk),
    given(
      CancelEvent,
      CancelEvent.make({
        desk: { preview: gone, cancel: gone, undo: gone, list: gone, allowGiveBack },
        pause: async () => undefined,
      }),
    ),
    given(
      UploadCover,
      UploadCover.make({ send: async () => ({ ok: false, refusal: { code: 'UPLOAD_TOO_LARGE', maxBytes: 1 } }) }),
    ),
  ]);
  const draft = draftOf(read.value);
  const loader = viewerLoader(async () => ({
    kind: 'OPEN',
    draft,
    status,
    abilities: ['event.edit', 'event.publish', 'event.cancel'],
    categories: [],
  }));
  await renderPage(
    [
      { path: '/events/edit/1', Component, loader },
      { path: '*', element: null },
    ],
    {
      locale,
      account: someAccount,
      now: NOW,
      at: `/events/edit/1${at}`,
    },
  );
  return { ...spied, allowGiveBack, eventId: event.id, other: desk };
}

const starts = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[name$=".begin"]'),
];
const text = () => document.body.textContent ?? '';

describe('the edit page', () => {
  const links = () => findAll('a', /./).map((link) => [link.textContent, link.getAttribute('href')]);

  it.each(['READY', 'PUBLISHED'])('leads from a %s event to its manager and its settings', async (status) => {
    const { eventId } = await open({ status });
    expect(links()).toContainEqual(['Event settings', `/events/manager/${eventId}/settings`]);
    expect(links()).toContainEqual([
      status === 'READY' ? 'Manage event' : 'Back to event',
      `/events/manager/${eventId}`,
    ]);
  });

  it('asks before its changes are lost on the way to the settings', async () => {
    await open({ status: 'READY', locale: 'vi' });
    await type(document.querySelector<HTMLInputElement>('input[name="name"]'), 'Lễ hội gốm');
    await click(find('a', 'Cài đặt sự kiện'));
    expect((await appears('[role="dialog"]')).textContent).toContain('Lễ hội gốm');
  });
});

describe('moving an event', () => {
  it('asks first once tickets are sold, says how many hold one and that they are emailed', async () => {
    const desk = await open({ at: '?part=sessions' });
    await typeMoment(starts()[0] as HTMLInputElement, '2026-11-24T19:00');
    await submit(starts()[0] as HTMLInputElement);
    const dialog = await appears('[role="dialog"]');
    for (const words of [
      'Change the time or place?',
      '5 people hold a ticket',
      'one email with the old and the new time',
    ])
      expect(dialog.textContent).toContain(words);
    expect(desk.changeSession).not.toHaveBeenCalled();
    await click(find('[role="dialog"] button', 'Keep editing'));
    await settle();
    expect(desk.changeSession).not.toHaveBeenCalled();
    await submit(starts()[0] as HTMLInputElement);
    await click(find('[role="dialog"] button', 'Save and email'));
    await settle(20);
    expect(desk.changeSession).toHaveBeenCalledTimes(1);
  });

  it('can let people who cannot come give their orders back until a time before it ends', async () => {
    const desk = await open({ at: '?part=sessions' });
    await typeMoment(starts()[0] as HTMLInputElement, '2026-11-24T19:00');
    await submit(starts()[0] as HTMLInputElement);
    await appears('[role="dialog"]');
    await click(document.querySelector('[role="dialog"] input[type="checkbox"]') as HTMLInputElement);
    const until = document.querySelector<HTMLInputElement>('[role="dialog"] [role="group"] input');
    await typeMoment(until, '2099-01-01T10:00');
    await click(find('[role="dialog"] button', 'Save and email'));
    expect(text()).toContain('Please choose a time before the event ends');
    expect(desk.changeSession).not.toHaveBeenCalled();
    await typeMoment(until, '2026-11-23T10:00');
    await click(find('[role="dialog"] button', 'Save and email'));
    await settle(20);
    expect(desk.changeSession).toHaveBeenCalledTimes(1);
    expect(desk.allowGiveBack).toHaveBeenCalledWith(expect.any(Number), Date.parse('2026-11-23T10:00:00+07:00'));
  });

  it('asks for a new address, too, in Vietnamese', async () => {
    const desk = await open({ locale: 'vi' });
    const address = document.querySelector<HTMLInputElement>('input[name="address"]');
    await type(address as HTMLInputElement, 'Huế');
    await submit(address);
    expect((await appears('[role="dialog"]')).textContent).toContain('5 người đang có vé');
    expect(desk.change).not.toHaveBeenCalled();
  });

  it('asks nothing where nobody holds a ticket of it', async () => {
    const desk = await open({ at: '?part=sessions' });
    await typeMoment(starts()[1] as HTMLInputElement, '2026-11-24T19:00');
    await submit(starts()[1] as HTMLInputElement);
    await settle(20);
    expect([findAll('[role="dialog"]', /./).length, desk.changeSession.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('removing what has sold', () => {
  it('is refused before the card disappears, with how many tickets stand against it', async () => {
    await open({ at: '?part=tickets' });
    await click(find('button', 'Remove Vé thường'));
    expect(text()).toContain('7 tickets are sold or being paid for, so this ticket type can’t be removed');
    expect(find('button', 'Remove Vé thường')).not.toBe(null);
    await open({ at: '?part=sessions' });
    await click(find('button', 'Remove session 1'));
    expect(text()).toContain('7 tickets are sold or being paid for, so this session can’t be removed');
    expect(starts()).toHaveLength(2);
    await click(find('button', 'Remove session 2'));
    expect(starts()).toHaveLength(1);
  });

  it('goes through where nothing is sold', async () => {
    await open({ at: '?part=tickets', sold: 0 });
    await click(find('button', 'Remove Vé thường'));
    expect(findAll('button', 'Remove Vé thường')).toEqual([]);
  });
});

describe('what buyers may do themselves', () => {
  it('is off until the organiser switches it on and says until how many days before', async () => {
    const desk = await open({ at: '?part=settings' });
    const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    expect([field('refundDays'), field('nameChangeDays'), field('sessionChangeDays')]).toEqual([null, null, null]);
    await click(document.getElementById('field-refundDays-on') as HTMLElement);
    await type(field('refundDays'), '');
    await submit(field('refundDays'));
    expect(text()).toContain('Please enter a number of days');
    await type(field('refundDays'), '400');
    await submit(field('refundDays'));
    expect(desk.change).not.toHaveBeenCalled();
    await type(field('refundDays'), '3');
    await click(document.getElementById('field-sessionChangeDays-on') as HTMLElement);
    await type(field('sessionChangeDays'), '7');
    await submit(field('refundDays'));
    await settle(20);
    expect(desk.change).toHaveBeenCalledWith(
      expect.any(Number),
      expect.objectContaining({ refundDays: 3, nameChangeDays: null, sessionChangeDays: 7 }),
      expect.any(String),
    );
  });

  it('names the days to answer a registration where the event approves them', async () => {
    const desk = await open({ at: '?part=settings', locale: 'vi' });
    const days = () => document.querySelector<HTMLInputElement>('input[name="approvalDays"]');
    expect(days()).toBe(null);
    await click(document.getElementById('field-approval') as HTMLElement);
    await type(days(), '4');
    await submit(days());
    await settle(20);
    expect(desk.change).toHaveBeenCalledWith(
      expect.any(Number),
      expect.objectContaining({ approvalDays: 4 }),
      expect.any(String),
    );
  });
});

describe('two organisers who edit one event', () => {
  const named = () => document.querySelector<HTMLInputElement>('input[name="name"]');
  const stored = async ({ other, eventId }: Awaited<ReturnType<typeof open>>) => {
    const read = await other.read(eventId);
    if (!read.ok) throw new Error(read.refusal.code);
    return read.value;
  };

  it('keep both their changes, and the second is told what the first changed', async () => {
    const desk = await open();
    await desk.other.change(desk.eventId, { ...eventFields, address: 'Đà Nẵng' });
    await type(named(), 'Lễ hội gốm');
    await submit(named());
    await settle(20);
    expect(await stored(desk)).toMatchObject({ name: 'Lễ hội gốm', address: 'Đà Nẵng' });
    const note = document.querySelector('[role="status"] ul')?.parentElement?.textContent ?? '';
    expect(note).toContain('Their changes are now in this form:Address');
    expect(document.querySelector<HTMLInputElement>('input[name="address"]')?.value).toBe('Đà Nẵng');
  });

  it.each([
    ['Keep mine', 'en', 'Của tôi'],
    ['Giữ của tôi', 'vi', 'Của tôi'],
    ['Take theirs', 'en', 'Của họ'],
    ['Lấy của họ', 'vi', 'Của họ'],
  ] as const)('save nothing in a conflict until the second decides: %s', async (button, locale, name) => {
    const desk = await open({ locale });
    await desk.other.change(desk.eventId, { ...eventFields, name: 'Của họ' });
    await type(named(), 'Của tôi');
    await submit(named());
    await settle(20);
    expect((await stored(desk)).name).toBe('Của họ');
    expect(named()?.value).toBe('Của tôi');
    await click(find('button', button));
    await settle(20);
    expect([(await stored(desk)).name, named()?.value]).toEqual([name, name]);
    expect(findAll('button', button)).toEqual([]);
  });
});
