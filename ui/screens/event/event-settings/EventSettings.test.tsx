import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventActs, type Schedule } from '#application/event/ports/event-acts.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventSettings } from './EventSettings.tsx';
import { eventSettingsLoader } from './event-settings.loader.ts';

type World = { locale?: 'en' | 'vi'; published?: boolean; schedule?: Schedule | null };

async function open({ locale = 'en', published = false, schedule = null }: World = {}) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  await events.addTicketType(sessionId, ticketTypeFields());
  if (published) await events.publish(eventId);
  const asked: unknown[] = [];
  let scheduled = schedule;
  const turn = (part: 'donations' | 'oneFormPerTicket') => async (id: number, on: boolean) => {
    asked.push([part, on]);
    const read = await events.read(id);
    if (!read.ok) return read;
    const changed = await events.change(id, { ...eventFields, [part]: on });
    return changed.ok ? ok(null) : changed;
  };
  const acts: EventActs = {
    turnDonations: turn('donations'),
    turnFormPerTicket: turn('oneFormPerTicket'),
    moveSession: events.changeSession,
    changeAddress: async () => ok(null),
    clone: async (_id, beginAt, name) => {
      if (name === '') return refused({ code: 'FORBIDDEN' });
      asked.push(['clone', beginAt, name]);
      return ok({ eventId: 99 });
    },
    schedule: async () => ok(scheduled),
    publishAt: async (_id, at) => {
      asked.push(['publishAt', at]);
      scheduled = at === null ? null : { at, missed: false };
      return ok(null);
    },
  };
  const pairs = [given(EventDesk, events), given(EventActs, acts)];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/settings',
        Component: withUseCases(EventSettings, pairs),
        loader: loaderWith(eventSettingsLoader, pairs),
      },
      { path: '/events/edit/:eventId', element: 'The edit form' },
      { path: '*', element: 'Another page' },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${eventId}/settings` },
  );
  await settle(10);
  const read = async () => {
    const event = await events.read(eventId);
    return event.ok ? event.value : null;
  };
  return { asked, read };
}

const text = () => document.body.textContent ?? '';
const box = (id: string) => {
  const input = document.getElementById(id);
  if (input === null) throw new Error(`No switch ${id}`);
  return input;
};

describe('the settings of an event', () => {
  it('turn donations on and off [S2.14-03]', async () => {
    const { asked, read } = await open({ published: true });
    await click(box('donations'));
    expect((await read())?.donations).toBe(true);
    expect(text()).toContain('Donations are on');
    await click(box('donations'));
    expect((await read())?.donations).toBe(false);
    expect(asked).toEqual([
      ['donations', true],
      ['donations', false],
    ]);
  });

  it('turn one form per ticket on and off [S2.14-04]', async () => {
    const { read } = await open({ published: true });
    await click(box('form-per-ticket'));
    expect((await read())?.oneFormPerTicket).toBe(true);
    expect(text()).toContain('Every ticket has its own form');
    await click(box('form-per-ticket'));
    expect((await read())?.oneFormPerTicket).toBe(false);
  });

  it('give code for a button and for the page in a frame [S2.14-07]', async () => {
    await open({ published: true });
    const code = () => document.querySelector<HTMLTextAreaElement>('textarea[name="embed"]')?.value ?? '';
    expect(code()).toMatch(/^<a href="https?:\/\/[^"]+\/event\/[^"]+" .*>Get tickets<\/a>$/);
    await click(find('button', 'Event page'));
    expect(code()).toMatch(/^<iframe src="https?:\/\/[^"]+\/event\/[^"]+\/simple" title="Đêm nhạc" /);
    await click(find('button', 'Copy code'));
  });

  it('duplicate the event at a new time and open the copy [S2.14-24]', async () => {
    const { asked } = await open({ published: true });
    await click(find('button', 'Duplicate…'));
    await appears('[role="dialog"]', /When does the copy begin\?/);
    const begin = document.querySelector<HTMLInputElement>('input[name="begin_at"]');
    expect(begin?.value).not.toBe('');
    await type(begin, '2020-01-01T10:00');
    await submit(begin);
    expect(text()).toContain('Choose a time in the future');
    await type(begin, '2027-03-01T19:30');
    await submit(begin);
    await settle(10);
    expect(asked).toEqual([['clone', Date.UTC(2027, 2, 1, 12, 30), 'Đêm nhạc']]);
    expect(text()).toContain('The edit form');
  });

  it('let a draft publish itself at a time, and take that back', async () => {
    const { asked } = await open();
    const at = document.querySelector<HTMLInputElement>('input[name="scheduled_at"]');
    await submit(at);
    expect(text()).toContain('Choose a date and time');
    await type(at, '2027-01-02T08:00');
    await submit(at);
    expect(text()).toContain('Publishes itself at');
    await click(find('button', 'Cancel schedule'));
    expect(asked).toEqual([
      ['publishAt', Date.UTC(2027, 0, 2, 1)],
      ['publishAt', null],
    ]);
    expect(findAll('button', 'Cancel schedule')).toEqual([]);
  });

  it('say when a draft could not publish itself', async () => {
    await open({ schedule: { at: later(NOW, -DAY) as Instant, missed: true } });
    expect(text()).toContain('because something was missing');
  });

  it('archive and restore the event, and delete a draft by its name', async () => {
    const { read } = await open();
    await click(find('button', 'Archive event'));
    expect((await read())?.archive).toBe(true);
    await click(find('button', 'Restore event'));
    expect((await read())?.archive).toBe(false);
    await click(find('button', 'Delete event…'));
    await type(document.querySelector('[role="dialog"] input'), 'Đêm nhạc');
    await click(find('button', 'Delete permanently'));
    await settle(10);
    expect(await read()).toBe(null);
    expect(text()).toContain('Another page');
  });

  it('are shown in Vietnamese', async () => {
    await open({ locale: 'vi', published: true });
    for (const words of ['Cài đặt', 'Nhận quyên góp', 'Nhân bản sự kiện', 'Nhúng vào trang của bạn'])
      expect(text()).toContain(words);
  });
});
