import { Subject } from 'rxjs';
import type { TabCoordinator, TabNews } from '#application/platform/ports/tab-coordinator.ts';

/** Without Web Locks and BroadcastChannel each tab acts alone. */
export function makeBrowserTabCoordinator(): TabCoordinator {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vemoi-session');
  const news = new Subject<TabNews>();
  channel?.addEventListener('message', (event: MessageEvent<TabNews>) => news.next(event.data));
  return {
    alone: (name, act) =>
      navigator.locks === undefined ? act() : (navigator.locks.request(name, act) as ReturnType<typeof act>),
    isHeld: async (name) => {
      const locks = await navigator.locks?.query();
      return locks?.held?.some((lock) => lock.name === name) === true;
    },
    tell: (news) => channel?.postMessage(news),
    news$: news,
  };
}
