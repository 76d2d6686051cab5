import { describe, expect, it, vi } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { draftOf, type EventDraft, emptyDraft, emptyTicket } from '#application/event/event-draft.ts';
import type { EventDesk } from '#application/event/ports/event-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { saveDraft, withLearnedIds } from './save-draft.ts';

const now = instant(Date.UTC(2026, 10, 20, 3));

function given() {
  const world = makeMemoryDeskWorld(() => now);
  const desk = makeMemoryEventDesk(world);
  return { world, desk };
}

const filled = (): EventDraft => {
  const empty = emptyDraft('s1');
  return {
    ...empty,
    name: 'Đêm nhạc Trịnh',
    address: '1 Công xã Paris, Quận 1',
    sessions: [
      {
        ...(empty.sessions[0] as EventDraft['sessions'][number]),
        begin: '2026-12-05T19:30',
        end: '2026-12-05T22:00',
        tickets: [
          {
            ...emptyTicket('t1', 'ONSITE'),
            name: 'Vé thường',
            kind: 'PAID',
            price: '250.000',
            unlimited: false,
            capacity: '100',
          },
        ],
      },
    ],
  };
};

/** Saves and reads back as the wizard would go on. */
async function saved(desk: EventDesk, draft: EventDraft, before: EventDraft | null = null) {
  const outcome = await saveDraft(desk, draft, before, now);
  return { outcome, draft: withLearnedIds(draft, outcome.learned) };
}

describe('saving a draft', () => {
  it('creates nothing without a name and a first session', async () => {
    const { desk, world } = given();
    const { outcome } = await saved(desk, { ...emptyDraft('s1'), name: 'Only a name' });
    expect(outcome.stored).toBeNull();
    expect(world.events.size).toBe(0);
  });

  it('saves a draft without an address', async () => {
    const { desk } = given();
    const { outcome } = await saved(desk, { ...filled(), address: '' });
    expect(outcome.stored?.eventId).not.toBeNull();
  });

  it('creates event, session and ticket types as typed', async () => {
    const { desk } = given();
    const { draft } = await saved(desk, filled());
    const read = await desk.read(draft.eventId ?? 0);
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const back = draftOf(read.value);
    expect(back.name).toBe('Đêm nhạc Trịnh');
    expect(back.sessions[0]).toMatchObject({ begin: '2026-12-05T19:30', end: '2026-12-05T22:00' });
    expect(back.sessions[0]?.tickets[0]).toMatchObject({
      name: 'Vé thường',
      kind: 'PAID',
      price: '250000',
      capacity: '100',
      unlimited: false,
    });
  });

  it('does not send unchanged parts again', async () => {
    const { desk } = given();
    const first = await saved(desk, filled());
    const spied = {
      ...desk,
      change: vi.fn(desk.change),
      changeSession: vi.fn(desk.changeSession),
      changeTicketType: vi.fn(desk.changeTicketType),
    };
    const second = await saved(spied, { ...first.draft, name: 'Đêm nhạc Trịnh II' }, first.outcome.stored);
    expect(spied.change).toHaveBeenCalledTimes(1);
    expect(spied.changeSession).not.toHaveBeenCalled();
    expect(spied.changeTicketType).not.toHaveBeenCalled();
    expect(second.outcome.refused).toEqual([]);
  });

  it('deletes removed ticket types and sessions on the server', async () => {
    const { desk, world } = given();
    const two = filled();
    const first = two.sessions[0] as EventDraft['sessions'][number];
    const start = await saved(desk, {
      ...two,
      sessions: [
        { ...first, name: 'Day 1' },
        { ...first, key: 's2', name: 'Day 2', tickets: [] },
      ],
    });
    const less = {
      ...start.draft,
      sessions: start.draft.sessions.slice(0, 1).map((session) => ({ ...session, tickets: [] })),
    };
    await saved(desk, less, start.outcome.stored);
    const event = [...world.events.values()][0];
    expect(event?.sessions).toHaveLength(1);
    expect(event?.sessions[0]?.ticketTypes).toHaveLength(0);
  });

  it("shows a refused capacity at its field and keeps the server's value", async () => {
    const { desk, world } = given();
    const start = await saved(desk, filled());
    const event = [...world.events.values()][0];
    if (event === undefined) throw new Error('no event');
    world.events.set(event.id, {
      ...event,
      sessions: event.sessions.map((session) => ({
        ...session,
        ticketTypes: session.ticketTypes.map((type) => ({ ...type, sold: 8, held: 3 })),
      })),
    });
    const lower = {
      ...start.draft,
      sessions: start.draft.sessions.map((session) => ({
        ...session,
        tickets: session.tickets.map((ticket) => ({ ...ticket, capacity: '10' })),
      })),
    };
    const { outcome } = await saved(desk, lower, start.outcome.stored);
    expect(outcome.refused).toEqual([
      { field: 'ticket.t1.capacity', code: 'REFUSED', refusal: { code: 'CAPACITY_BELOW_TAKEN', sold: 8, held: 3 } },
    ]);
    expect(outcome.stored?.sessions[0]?.tickets[0]?.capacity).toBe('100');
  });
});

describe('a ticket type or session that has sold', () => {
  const sold = (world: ReturnType<typeof given>['world']) => {
    for (const event of world.events.values())
      world.events.set(event.id, {
        ...event,
        sessions: event.sessions.map((session) => ({
          ...session,
          ticketTypes: session.ticketTypes.map((type) => ({ ...type, sold: 2 })),
        })),
      });
  };

  it('comes back with the reason when the server refuses its removal', async () => {
    const { desk, world } = given();
    const start = await saved(desk, filled());
    sold(world);
    const without = {
      ...start.draft,
      sessions: start.draft.sessions.map((session) => ({ ...session, tickets: [] })),
    };
    const { outcome, draft } = await saved(desk, without, start.outcome.stored);
    expect(outcome.refused).toEqual([
      { field: 'ticket.t1.name', code: 'REFUSED', refusal: { code: 'HAS_ORDERS', of: 'TICKET_TYPE' } },
    ]);
    expect([draft, outcome.stored].map((one) => one?.sessions[0]?.tickets.map(({ name }) => name))).toEqual([
      ['Vé thường'],
      ['Vé thường'],
    ]);
  });

  it('comes back as a whole session, too', async () => {
    const { desk, world } = given();
    const first = filled().sessions[0] as EventDraft['sessions'][number];
    const day = (key: string) => ({
      ...first,
      key,
      name: key,
      tickets: first.tickets.map((ticket) => ({ ...ticket, key: `t-${key}` })),
    });
    const start = await saved(desk, { ...filled(), sessions: [day('one'), day('two')] });
    sold(world);
    const less = { ...start.draft, sessions: start.draft.sessions.slice(0, 1) };
    const { outcome, draft } = await saved(desk, less, start.outcome.stored);
    expect(outcome.refused).toEqual([
      { field: 'session.two.begin', code: 'REFUSED', refusal: { code: 'HAS_ORDERS', of: 'SESSION' } },
    ]);
    expect([draft, outcome.stored].map((one) => one?.sessions.map(({ name }) => name))).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });
});

describe('the cover of a draft', () => {
  it('is attached once, when the event exists', async () => {
    const { desk, world } = given();
    const spied = { ...desk, setCover: vi.fn(desk.setCover) };
    const first = await saved(spied, { ...filled(), cover: { id: null, url: '/files/1.webp', color: null } });
    expect(first.draft.cover?.id).not.toBeNull();
    expect([...world.events.values()][0]?.cover?.url).toBe('/files/1.webp');
    await saved(spied, { ...first.draft, name: 'Other' }, first.outcome.stored);
    expect(spied.setCover).toHaveBeenCalledTimes(1);
  });

  it('shows a refusal at its field without touching the event', async () => {
    const { desk } = given();
    const broken: EventDesk = {
      ...desk,
      setCover: async () => ({ ok: false, refusal: { code: 'UPLOAD_NOT_AN_IMAGE' } }),
    };
    const { outcome, draft } = await saved(broken, {
      ...filled(),
      cover: { id: null, url: '/files/1.webp', color: null },
    });
    expect(outcome.refused).toEqual([{ field: 'cover', code: 'REFUSED', refusal: { code: 'UPLOAD_NOT_AN_IMAGE' } }]);
    expect(draft.eventId).not.toBeNull();
  });
});
