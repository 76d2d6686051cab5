import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryDraftShelf } from '#adapters/memory/event/memory-draft-shelf.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import type { EventDesk, EventFields } from '#application/event/ports/event-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { DraftEvent } from './draft-event.ts';
import { draftOf, type EventDraft } from './event-draft.ts';
import { readEvent } from './read-draft.ts';

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
  return { world, desk, shelf, draftEvent };
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

  it('keeps input typed while what was saved is read again', async () => {
    let typed: () => void = () => undefined;
    const { draftEvent } = given((desk) => ({
      ...desk,
      read: (eventId) => {
        typed();
        return desk.read(eventId);
      },
    }));
    const session = draftEvent({ kind: 'NEW' });
    session.change(named);
    typed = () => {
      typed = () => undefined;
      session.change((draft) => ({ ...draft, description: '<p>Nặn đất</p>' }));
    };
    await session.save();
    expect(session.now()).toMatchObject({ dirty: true, draft: { description: '<p>Nặn đất</p>' } });
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

  /** `meanwhile` saves between this editor's read and save. */
  async function editedTogether(meanwhile: (desk: EventDesk, turn: number) => Promise<unknown>) {
    let turn = 0;
    let isTogether = false;
    const { world, desk, draftEvent } = given((desk) => ({
      ...desk,
      change: async (eventId, fields, version) => {
        turn += 1;
        if (isTogether) await meanwhile(desk, turn);
        return desk.change(eventId, fields, version);
      },
    }));
    const first = draftEvent({ kind: 'NEW' });
    first.change(named);
    await first.save();
    const read = await desk.read(first.now().draft.eventId ?? 0);
    if (!read.ok) throw new Error(read.refusal.code);
    const session = draftEvent({ kind: 'EXISTING', draft: draftOf(read.value) });
    isTogether = true;
    turn = 0;
    return { world, session, eventId: first.now().draft.eventId ?? 0, turns: () => turn };
  }

  const renamed = async (desk: EventDesk, eventId: number, change: Partial<EventFields>) => {
    const read = await desk.read(eventId);
    if (!read.ok) throw new Error(read.refusal.code);
    const fields = readEvent(draftOf(read.value)).fields;
    if (fields === null) throw new Error('No fields');
    await desk.change(eventId, { ...fields, ...change });
  };

  it('merges what somebody else saves in the same moment, and saves again', async () => {
    const opened = await editedTogether(async (desk, turn) => {
      if (turn === 1) await renamed(desk, opened.eventId, { address: 'Bát Tràng' });
    });
    opened.session.change((draft) => ({ ...draft, name: 'Workshop gốm Bát Tràng' }));
    expect(await opened.session.save()).toBe(true);
    expect(opened.world.events.get(opened.eventId)).toMatchObject({
      name: 'Workshop gốm Bát Tràng',
      address: 'Bát Tràng',
    });
    expect(opened.session.now()).toMatchObject({
      dirty: false,
      others: { taken: ['address'], conflicts: [] },
      draft: { address: 'Bát Tràng' },
    });
    expect(opened.turns()).toBe(2);
  });

  it('asks whose version stays where both saved the same field in the same moment', async () => {
    const opened = await editedTogether(async (desk, turn) => {
      if (turn === 1) await renamed(desk, opened.eventId, { name: 'Workshop của người khác' });
    });
    opened.session.change((draft) => ({ ...draft, name: 'Workshop của tôi' }));
    expect(await opened.session.save()).toBe(false);
    expect(opened.session.now()).toMatchObject({ dirty: true, others: { conflicts: ['name'] } });
    expect(opened.world.events.get(opened.eventId)?.name).toBe('Workshop của người khác');
    opened.session.settle('MINE');
    expect(await opened.session.save()).toBe(true);
    expect(opened.world.events.get(opened.eventId)?.name).toBe('Workshop của tôi');
  });

  it('gives up after some turns, keeps what was typed, and says that it is stale', async () => {
    const opened = await editedTogether((desk, turn) => renamed(desk, opened.eventId, { address: `Số ${turn}` }));
    opened.session.change((draft) => ({ ...draft, name: 'Workshop của tôi' }));
    expect(await opened.session.save()).toBe(false);
    expect(opened.session.now()).toMatchObject({
      dirty: true,
      draft: { name: 'Workshop của tôi' },
      refused: [{ code: 'REFUSED', refusal: { code: 'STALE' } }],
    });
  });

  describe('by the wizard in two tabs', () => {
    async function inTwoTabs() {
      const { world, desk, shelf, draftEvent } = given();
      const one = draftEvent({ kind: 'NEW' });
      one.change(named);
      await vi.advanceTimersByTimeAsync(2_000);
      const other = draftEvent({ kind: 'NEW' });
      const event = () => [...world.events.values()];
      return { desk, shelf, one, other, event };
    }

    it('keeps what each of them wrote, and tells the second', async () => {
      const { one, other, event } = await inTwoTabs();
      one.change((draft) => ({ ...draft, name: 'Workshop gốm Bát Tràng' }));
      await vi.advanceTimersByTimeAsync(2_000);
      other.change((draft) => ({ ...draft, address: '2 Lê Lợi' }));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(event()).toMatchObject([{ name: 'Workshop gốm Bát Tràng', address: '2 Lê Lợi' }]);
      expect(other.now()).toMatchObject({
        keeping: 'SAVED',
        others: { taken: ['name'], conflicts: [] },
        draft: { name: 'Workshop gốm Bát Tràng' },
      });
      other.change((draft) => ({ ...draft, description: '<p>Nặn đất</p>' }));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(other.now().others?.taken).toEqual(['name']);
      other.noticed();
      expect(other.now().others).toBeNull();
    });

    it('overwrites nothing that both wrote before it is settled', async () => {
      const { one, other, event } = await inTwoTabs();
      one.change((draft) => ({ ...draft, name: 'Tên một' }));
      await vi.advanceTimersByTimeAsync(2_000);
      other.change((draft) => ({ ...draft, name: 'Tên hai' }));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(event()).toMatchObject([{ name: 'Tên một' }]);
      expect(other.now()).toMatchObject({ dirty: true, others: { conflicts: ['name'] }, draft: { name: 'Tên hai' } });
      other.settle('MINE');
      expect(await other.save()).toBe(true);
      expect(event()).toMatchObject([{ name: 'Tên hai' }]);
    });
  });
});
