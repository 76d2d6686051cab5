import { Observable, share } from 'rxjs';
import type { TabNews, TabTurns } from '#application/ports/tab-turns.ts';

/** Web Locks for turns, a BroadcastChannel for news. A browser without them is a browser with one tab. */
export function makeBrowserTabTurns(): TabTurns {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vemoi-session');
  const news$ = new Observable<TabNews>((subscriber) => {
    const hear = (event: MessageEvent<TabNews>): void => subscriber.next(event.data);
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  }).pipe(share());
  return {
    alone: (name, act) => (navigator.locks === undefined ? act() : (navigator.locks.request(name, act) as ReturnType<typeof act>)),
    tell: (news) => channel?.postMessage(news),
    news$,
  };
}
