import { afterEach, expect, it, vi } from 'vitest';
import { makeSharedLiveUpdates } from '#adapters/device/platform/shared-live-updates.ts';
import { makeSseLiveUpdates } from '#adapters/rest/platform/sse-live-updates.ts';
import type { LiveNotice, LiveTopic } from '#application/platform/ports/live-updates.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { startTestApp } from './start-test-app.ts';

const app = await startTestApp();
for (const eventId of [6001, 6002]) {
  await app.database.asOwner(
    `INSERT INTO event (event_id, slug_words, name, type, event_type, status, feature, owner_account_id, organiser_name, begin_at, end_at, published_at, inserted_at, updated_at)
     VALUES ($1, 'x', 'X', 'EVENT', 'ONSITE', 'PUBLISHED', 'PUBLIC', gen_random_uuid(), 'O', now() + interval '1 day', now() + interval '2 days', now(), now(), now())`,
    [eventId],
  );
}

const closing: (() => void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await vi.waitFor(async () => expect(await streams()).toBe(0), { timeout: 15_000 });
});

async function streams(): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/^\w*live_streams\S* (\d+)$/m.exec(text)?.[1]);
}

/** One of a browser's tabs: its own code and page, the browser's locks and channel. */
function openTab() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const channel = new BroadcastChannel('vemoi-live');
  const own = makeSseLiveUpdates({
    url: `${app.url}/api/v1/live`,
    fetch,
    tokens: { current: async () => null, replace: async () => null },
    page,
  });
  const live = makeSharedLiveUpdates({ own, tab: crypto.randomUUID(), channel, locks: navigator.locks, page });
  const show = (hidden: boolean): void => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  closing.push(() => {
    show(true);
    setTimeout(() => channel.close(), 100);
  });
  return {
    show,
    watch: (topic: LiveTopic) => {
      const heard: LiveNotice[] = [];
      const subscription = live.watch([topic]).subscribe((notice) => heard.push(notice));
      return {
        stop: () => subscription.unsubscribe(),
        untilLive: () =>
          vi.waitFor(() => expect(heard.findLast(({ kind }) => kind !== 'CHANGED')).toEqual({ kind: 'LIVE' }), {
            timeout: 15_000,
          }),
        changes: () => heard.filter((notice) => notice.kind === 'CHANGED').length,
        untilChanges: (count: number) =>
          vi.waitFor(
            () => expect(heard.filter((notice) => notice.kind === 'CHANGED').length).toBeGreaterThanOrEqual(count),
            { timeout: 15_000 },
          ),
      };
    },
  };
}

it('three tabs that look at two events hold one connection, and each hears of its own', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  const watches = [first.watch('event:6001'), second.watch('event:6002'), third.watch('event:6001')] as const;
  for (const watch of watches) await watch.untilLive();
  expect(await streams()).toBe(1);
  app.use(EventBus).publish({ kind: 'stock', eventId: 6001 });
  await Promise.all([watches[0].untilChanges(1), watches[2].untilChanges(1)]);
  app.use(EventBus).publish({ kind: 'stock', eventId: 6002 });
  await watches[1].untilChanges(1);
  expect(watches.map((watch) => watch.changes())).toEqual([1, 1, 1]);
});

it('when the tab that holds it is left, another takes over, and reads again what it may have missed', async () => {
  const [first, second] = [openTab(), openTab()];
  const one = first.watch('event:6001');
  await one.untilLive();
  const other = second.watch('event:6002');
  await other.untilLive();
  first.show(true);
  await other.untilChanges(1);
  await vi.waitFor(async () => expect(await streams()).toBe(1), { timeout: 15_000 });
  app.use(EventBus).publish({ kind: 'event', eventId: 6002 });
  await other.untilChanges(2);
  expect(one.changes()).toBe(0);
});

it('a tab that is looked at again hears at once that what it shows may be old', async () => {
  const tab = openTab();
  const watch = tab.watch('event:6001');
  await watch.untilLive();
  tab.show(true);
  await vi.waitFor(async () => expect(await streams()).toBe(0), { timeout: 15_000 });
  tab.show(false);
  await watch.untilChanges(1);
  await watch.untilLive();
});

it('the connection ends with the last who watches', async () => {
  const [first, second] = [openTab(), openTab()];
  const watches = [first.watch('event:6001'), second.watch('event:6001')];
  for (const watch of watches) await watch.untilLive();
  for (const watch of watches) watch.stop();
  await vi.waitFor(async () => expect(await streams()).toBe(0), { timeout: 15_000 });
});
