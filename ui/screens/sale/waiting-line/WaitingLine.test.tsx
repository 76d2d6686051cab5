import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import { type WaitingGroup, WaitingLine } from '#application/sale/ports/waiting-line.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { WaitingLineScreen } from './WaitingLineScreen.tsx';
import { waitingLineLoader } from './waiting-line.loader.ts';

const aGroup = (id: string, over: Partial<WaitingGroup> = {}): WaitingGroup => ({
  id,
  email: `${id}@example.test`,
  ticketName: 'Ghế thường',
  sessionName: 'Tối thứ Bảy',
  tickets: 2,
  standing: 'WAITING',
  joinedAt: NOW,
  heldUntil: null,
  ...over,
});

type World = {
  readonly groups?: readonly WaitingGroup[];
  readonly paying?: readonly string[];
  readonly abilities?: readonly string[];
  readonly locale?: 'en' | 'vi';
};

async function open({ groups = [], paying = [], abilities = ['event.guests'], locale = 'en' }: World = {}) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  const opened = created.ok ? await events.read(created.value.eventId) : created;
  if (!opened.ok) throw new Error('No event');
  const event = { ...opened.value, abilities };
  let entries = groups;
  const removed: string[] = [];
  const line: WaitingLine = {
    read: async () => {
      const waiting = entries.filter(({ standing }) => standing === 'WAITING');
      return ok({
        groups: waiting.length,
        tickets: waiting.reduce((sum, { tickets }) => sum + tickets, 0),
        entries,
      });
    },
    remove: async (id) => {
      if (paying.includes(id)) return refused({ code: 'PAYMENT_STARTED' });
      removed.push(id);
      entries = entries.filter((group) => group.id !== id);
      return ok(null);
    },
  };
  const pairs = [given(OpenEvent, async () => ok(event)), given(WaitingLine, line)];
  const path = '/events/manager/:eventId/waiting-list';
  await renderPage(
    [
      { path, Component: withUseCases(WaitingLineScreen, pairs), loader: loaderWith(waitingLineLoader, pairs) },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: path.replace(':eventId', String(event.id)) },
  );
  await settle(5);
  return removed;
}

const text = () => (document.body.textContent ?? '').replaceAll(/\s/gu, ' ');
const press = async (name: string) => {
  await click(find('button', name));
  await settle(10);
};

describe('the waiting list on the desk', () => {
  it('shows who waits since when, and for whom tickets are held until when', async () => {
    await open({
      groups: [aGroup('lan', { standing: 'OFFERED', heldUntil: later(NOW, 20 * HOUR) }), aGroup('minh')],
    });
    expect(text()).toContain('1 group waits · 2 tickets wanted');
    const rows = [...document.querySelectorAll('li h2')].map(({ parentElement }) => parentElement?.textContent);
    expect(rows).toEqual([expect.stringContaining('Held until'), expect.not.stringContaining('Held until')]);
    expect(text()).toContain('2 tickets, Ghế thường · Tối thứ Bảy · since');
  });

  it('removes a group after it was asked once more', async () => {
    const removed = await open({ groups: [aGroup('lan')] });
    await press('Remove');
    await press('Back');
    expect(removed).toEqual([]);
    await press('Remove');
    await press('Remove from the list');
    expect(removed).toEqual(['lan']);
    expect(text()).toContain('No one is waiting');
  });

  it('says why a group cannot be removed', async () => {
    await open({ groups: [aGroup('lan')], paying: ['lan'] });
    await press('Remove');
    await press('Remove from the list');
    expect(text()).toContain('A payment for this order is already in progress');
    expect(text()).toContain('lan@example.test');
  });

  it('says in Vietnamese that nobody waits', async () => {
    await open({ locale: 'vi' });
    expect(text()).toContain('Chưa có ai chờ vé');
  });

  it('is not there for somebody who may not see guests', async () => {
    await open({ groups: [aGroup('lan')], abilities: ['event.edit'] });
    expect(text()).not.toContain('lan@example.test');
  });
});
