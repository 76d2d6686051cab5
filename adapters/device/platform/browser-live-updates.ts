import { makeSseLiveUpdates, type SseSettings } from '#adapters/rest/platform/sse-live-updates.ts';
import type { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { makeSharedLiveUpdates } from './shared-live-updates.ts';

/**
 * The tabs of a browser share one connection; a browser without locks or channels is one with a connection for each
 * tab.
 */
export function makeBrowserLiveUpdates({ tab, ...settings }: SseSettings & { readonly tab: string }): LiveUpdates {
  const own = makeSseLiveUpdates(settings);
  if (typeof BroadcastChannel === 'undefined' || navigator.locks === undefined) return own;
  const channel = new BroadcastChannel('vemoi-live');
  return makeSharedLiveUpdates({ own, tab, channel, locks: navigator.locks, page: settings.page });
}
