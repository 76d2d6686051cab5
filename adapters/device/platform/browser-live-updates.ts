import { makeSseLiveUpdates, type SseSettings } from '#adapters/rest/platform/sse-live-updates.ts';
import type { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { makeSharedLiveUpdates } from './shared-live-updates.ts';

/** Tabs share one connection; without locks or channels each tab has its own. */
export function makeBrowserLiveUpdates({ tab, ...settings }: SseSettings & { readonly tab: string }): LiveUpdates {
  const own = makeSseLiveUpdates(settings);
  if (typeof BroadcastChannel === 'undefined' || navigator.locks === undefined) return own;
  const channel = new BroadcastChannel('vemoi-live');
  return makeSharedLiveUpdates({ own, tab, channel, locks: navigator.locks, page: settings.page });
}
