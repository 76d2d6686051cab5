import { type Instant, later, SECOND } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anonymous, type PermissionViewer } from '#domain/people/viewer.ts';
import type { AccountRows } from '#server/people/ports/account-rows.ts';
import type { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';

/** A right withdrawn on another node is gone after this long at the latest. */
const KEPT_FOR = 5 * SECOND;
// Emptied when full: dropping the eldest of a full Map one by one costs thirty times as much (decision 0030).
const MOST_KEPT = 16_384;

type Kept = { readonly viewer: Promise<PermissionViewer>; readonly until: Instant };

/** For some seconds: one page makes several requests at once. */
export function makeViewerFacts(
  rows: Pick<AccountRows, 'rightsOf'>,
  bus: Pick<EventBus, 'subscribe'>,
  clock: Clock,
): ViewerFacts {
  const kept = new Map<AccountId, Kept>();
  bus.subscribe((message) => {
    if (message.kind === 'resynchronise') kept.clear();
  });

  async function load(accountId: AccountId): Promise<PermissionViewer> {
    try {
      return (await rows.rightsOf(accountId)) ?? anonymous;
    } catch (error) {
      kept.delete(accountId);
      throw error;
    }
  }

  return {
    of(accountId) {
      const now = clock.now();
      const known = kept.get(accountId);
      if (known !== undefined && now < known.until) return known.viewer;
      const viewer = load(accountId);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(accountId, { viewer, until: later(now, KEPT_FOR) });
      return viewer;
    },
    forget: (accountId) => kept.delete(accountId),
  };
}
