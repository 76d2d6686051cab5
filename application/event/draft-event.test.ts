import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryDraftShelf } from '#adapters/memory/event/memory-draft-shelf.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import type { EventDesk } from '#application/event/ports/event-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { DraftEvent } from './draft-event.ts';
import type { EventDraft } from './event-draft.ts';

const now = instant(Date.UTC(2026, 10, 20, 3));

function given(change: (desk: EventDesk) => EventDesk = (desk) => desk) {
  const world = makeMemoryDeskWorld(() => now);
  const desk = change(makeMemoryEventDesk(world));
  const shelf = makeMemoryDraftShelf();
  let last = 0;
  const draftEvent = DraftEvent.make({
    desk,
    shelf,
    clock: { now: () => now },
    newKey: () => {
      last += 1;
      return `key${last}`;
    },
  });
  return { world, shelf, draftEvent };
}

const named = (draft: EventDraft): EventDraft => ({
  ...draft,
  name: 'Workshop gốm',
  sessions: draft.sessions.map((session) => ({ ...session, begin: '2026-12-01T09:00', end: '2026-12-01T11:00' })),
});

describe('a draft being edited', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is kept on the device until it can be created, then saves automatically', async () => {
    const { world, draftEvent } = given();
    const session = draftEvent({ kind: 'NEW' });
    session.change((draft) => ({ ...draft, name: 'Workshop gốm' }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.now().keeping).toBe('ON_DEVICE');
    session.change(named);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.now()).toMatchObject({ keeping: 'SAVED', dirty: false });
    expect(world.events.size).toBe(1);
  });

  it('is restored after a reload as the same event', async () => {
    const { world, draftEvent } = given();
    const before = draftEvent({ kind: 'NEW' });
    before.change(named);
    await vi.advanceTimersByTimeAsync(2_000);
    before.close();
    const after = draftEvent({ kind: 'NEW' });
    expect(after.now()).toMatchObject({
      resumed: true,
      draft: { name: 'Workshop gốm', eventId: before.now().draft.eventId },
    });
    after.change((draft) => ({ ...draft, name: 'Workshop gốm Bát Tràng' }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect([...world.events.values()].map((event) => event.name)).toEqual(['Workshop gốm Bát Tràng']);
  });

  it('creates one event for two saves at once', async () => {
    const { world, draftEvent } = given();
    const session = draftEvent({ kind: 'NEW' });
    session.change(named);
    await Promise.all([session.save(), session.save()]);
    expect(world.events.size).toBe(1);
  });

  it('keeps input typed during a save and saves it next', async () => {
    let release: () => void = () => undefined;
    const { draftEvent } = given((desk) => ({
      ...desk,
      create: async (fields, session) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return desk.create(fields, session);
      },
    }));
    const session = draftEvent({ kind: 'NEW' });
    session.change(named);
    const saving = session.save();
    session.change((draft) => ({ ...draft, description: '<p>Nặn đất</p>' }));
    release();
    await saving;
    expect(session.now()).toMatchObject({ dirty: true, draft: { description: '<p>Nặn đất</p>' } });
    expect(session.now().draft.eventId).not.toBeNull();
  });

  it('reports a lost connection and keeps the form', async () => {
    const { shelf, draftEvent } = given((desk) => ({ ...desk, create: () => Promise.reject(new Error('No network')) }));
    const session = draftEvent({ kind: 'NEW' });
    session.change(named);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.now().keeping).toBe('AWAY');
    expect(shelf.read('create-event')).toContain('Workshop gốm');
  });

  it('saves an existing event only on request', async () => {
    const { draftEvent } = given();
    const first = draftEvent({ kind: 'NEW' });
    first.change(named);
    await first.save();
    const session = draftEvent({ kind: 'EXISTING', draft: first.now().draft });
    session.change((draft) => ({ ...draft, name: 'Other' }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.now().dirty).toBe(true);
    expect(await session.save()).toBe(true);
    expect(session.now().dirty).toBe(false);
  });
});
