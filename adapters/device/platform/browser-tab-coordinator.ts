import { Subject } from 'rxjs';
import type { TabCoordinator, TabNews } from '#application/platform/ports/tab-coordinator.ts';

/** Browsers deny locks to a frame of another site. */
const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';

async function underLock<Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> {
  let begun = false;
  try {
    return await navigator.locks.request(name, () => {
      begun = true;
      return act();
    });
  } catch (error) {
    if (begun || !isDenied(error)) throw error;
    return act();
  }
}

export function makeBrowserTabCoordinator(): TabCoordinator {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vemoi-session');
  const news = new Subject<TabNews>();
  channel?.addEventListener('message', (event: MessageEvent<TabNews>) => news.next(event.data));
  return {
    alone: (name, act) => (navigator.locks === undefined ? act() : underLock(name, act)),
    isHeld: async (name) => {
      const locks = await navigator.locks?.query().catch((error: unknown) => {
        if (!isDenied(error)) throw error;
        return null;
      });
      return locks?.held?.some((lock) => lock.name === name) === true;
    },
    tell: (news) => channel?.postMessage(news),
    news$: news,
  };
}
