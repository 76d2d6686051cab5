import { Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import type { Rehearsal, RehearsalDesk } from '#application/waiting-room/ports/rehearsal-desk.ts';
import { RehearseSale } from '#application/waiting-room/rehearse-sale.ts';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventWaitingRoom } from './EventWaitingRoom.tsx';
import { eventWaitingRoomLoader } from './event-waiting-room.loader.ts';

const noRehearsal: RehearsalDesk = {
  begin: async () => refused({ code: 'EVENT_NOT_FOUND' }),
  newest: async () => ok(null),
};

type Otherwise = {
  readonly rehearsals?: RehearsalDesk;
  readonly now?: Instant;
  readonly locale?: 'en' | 'vi';
  readonly status?: 'PUBLISHED' | 'CANCELLED';
  readonly abilities?: readonly EventAbility[];
};

async function open({ rehearsals = noRehearsal, now = NOW, locale = 'en', status, abilities }: Otherwise = {}) {
  const desk = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await desk.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  const { eventId } = created.value;
  await desk.publish(eventId);
  const read = await desk.read(eventId);
  if (!read.ok) throw new Error('No event');
  const shown = { ...read.value, status: status ?? read.value.status, abilities: abilities ?? read.value.abilities };
  const pairs = [
    given(OpenEvent, async () => ok(shown)),
    given(EventDesk, desk),
    given(RehearseSale, RehearseSale.make({ desk: rehearsals, pause: async () => undefined })),
  ];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/waiting-room',
        Component: withUseCases(EventWaitingRoom, pairs),
        loader: loaderWith(eventWaitingRoomLoader, pairs),
      },
      { path: '*', Component: Outlet },
    ],
    { account: someAccount, now, at: `/events/manager/${eventId}/waiting-room`, locale },
  );
  await settle(20);
  const waitingRoom = async () => {
    const now = await desk.read(eventId);
    return now.ok && now.value.waitingRoom;
  };
  return { waitingRoom };
}

describe('the waiting room of an event', () => {
  it('turns the waiting room on and off', async () => {
    const { waitingRoom } = await open();
    const toggle = () => document.querySelector<HTMLInputElement>('#waiting-room') ?? document.createElement('input');
    expect([toggle().checked, await waitingRoom()]).toEqual([false, false]);
    await click(toggle());
    expect([toggle().checked, await waitingRoom()]).toEqual([true, true]);
    await click(toggle());
    expect([toggle().checked, await waitingRoom()]).toEqual([false, false]);
  });

  it('rehearses a sale with the chosen number of buyers and shows the report', async () => {
    const report = {
      arrivals: 200,
      admitted: 180,
      stillWaiting: 20,
      gotPlaces: 80,
      turnedAway: 97,
      stillChoosing: 3,
      admittedPerMinute: 640,
      mostAdmittedInASecond: 20,
      placesTaken: 80,
      holds: 80,
      mostHoldsInASecond: 12,
      p50: 21,
      p99: 64,
      soldOutAfter: 9_400,
      medianWait: 5_200,
      longestWait: 31_000,
      refusals: [{ code: 'SOLD_OUT', count: 291 }],
    } as const;
    const asked: number[] = [];
    const running: Rehearsal = { state: 'RUNNING', startedAt: NOW, buyers: 200, report: null };
    const answers: (Rehearsal | null)[] = [null, running];
    await open({
      rehearsals: {
        begin: async (_eventId, buyers) => {
          asked.push(buyers);
          return ok(running);
        },
        newest: async () => ok(answers.shift() ?? (asked.length === 0 ? null : { ...running, state: 'DONE', report })),
      },
    });
    await click(find('button', /^Start rehearsal$/));
    await settle(20);
    const text = document.querySelector('[aria-labelledby="rehearsal"]')?.textContent ?? '';
    expect(asked).toEqual([200]);
    expect(text).toContain('Sold out 9.4 s after opening');
    expect(text).toMatch(/Buyers who got places80/);
    expect(text).toMatch(/Buyers who left without places97/);
    expect(text).toMatch(/Still choosing at the end3/);
    expect(text).toMatch(/Refused attempts, each ticket type tried counts291/);
    expect(text).toMatch(/Let in per minute640/);
    expect(text).toMatch(/99th percentile checkout response64 ms/);
  });

  it('says why a rehearsal was refused or stopped', async () => {
    await open({
      locale: 'vi',
      rehearsals: {
        begin: async () => refused({ code: 'REHEARSAL_REFUSED', because: 'SALE_IS_HOT' }),
        newest: async () => ok({ state: 'BROKEN_OFF', startedAt: NOW, buyers: 50, report: null }),
      },
    });
    const panel = () => document.querySelector('[aria-labelledby="rehearsal"]')?.textContent ?? '';
    expect(panel()).toContain('Lần chạy thử gần nhất đã dừng');
    await click(find('button', /^Bắt đầu chạy thử$/));
    expect(panel()).toContain('Đang có người mua vé');
  });

  it.each([
    ['has ended', 'This event has ended, so there is no sale to prepare.', 'PUBLISHED'],
    ['was cancelled', 'This event was cancelled, so there is no sale to prepare.', 'CANCELLED'],
  ] as const)('has nothing to prepare once the event %s', async (_what, sentence, status) => {
    await open({ now: later(NOW, 6 * DAY), status });
    expect([document.querySelector('#waiting-room'), findAll('button', 'Start rehearsal')]).toEqual([null, []]);
    expect(document.body.textContent).toContain(sentence);
  });

  it('is a tab of who may edit the event, and nobody else’s page', async () => {
    await open();
    expect(find('nav a[aria-current="page"]', 'Waiting room')).toBeDefined();
    await open({ abilities: ['event.guests'] });
    expect(document.body.textContent).not.toContain('Start rehearsal');
    expect(findAll('nav a', 'Waiting room')).toEqual([]);
  });
});
