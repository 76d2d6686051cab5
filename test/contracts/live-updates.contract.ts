import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveNotice, LiveUpdates } from '#application/platform/ports/live-updates.ts';

export type LiveUpdatesWorld = {
  readonly live: LiveUpdates;
  readonly changed: (eventId: number) => void;
  readonly here: number;
  readonly elsewhere: number;
};

export function liveUpdatesContract(open: () => Promise<LiveUpdatesWorld>): void {
  let world: LiveUpdatesWorld;
  beforeEach(async () => {
    world = await open();
  });

  const watching = async (...events: readonly number[]) => {
    const heard: LiveNotice[] = [];
    const subscription = world.live
      .watch(events.map((id) => `event:${id}` as const))
      .subscribe((notice) => heard.push(notice));
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'LIVE' }), { timeout: 15_000 });
    return {
      heard,
      changes: () => heard.filter((notice) => notice.kind === 'CHANGED'),
      stop: () => subscription.unsubscribe(),
    };
  };

  it('says that it is live, then what changed', async () => {
    const watch = await watching(world.here);
    world.changed(world.here);
    await vi.waitFor(() => expect(watch.changes()).toEqual([{ kind: 'CHANGED', topic: `event:${world.here}` }]), {
      timeout: 15_000,
    });
    watch.stop();
  });

  it('tells a watcher only of what it watches', async () => {
    const mine = await watching(world.here);
    const other = await watching(world.elsewhere);
    await vi.waitFor(() => expect(mine.heard.at(-1)).toEqual({ kind: 'LIVE' }), { timeout: 15_000 });
    world.changed(world.elsewhere);
    await vi.waitFor(() => expect(other.changes()).toEqual([{ kind: 'CHANGED', topic: `event:${world.elsewhere}` }]), {
      timeout: 15_000,
    });
    expect(mine.changes()).not.toContainEqual({ kind: 'CHANGED', topic: `event:${world.elsewhere}` });
    mine.stop();
    other.stop();
  });

  it('tells nothing after the watcher left', async () => {
    const left = await watching(world.here);
    const stays = await watching(world.here);
    left.stop();
    world.changed(world.here);
    await vi.waitFor(() => expect(stays.changes()).not.toEqual([]), { timeout: 15_000 });
    expect(left.changes()).toEqual([]);
    stays.stop();
  });
}
