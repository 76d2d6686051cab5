import type { AccountId } from '#domain/account/account-id.ts';
import { type Instant, later, SECOND } from '#domain/kernel/instant.ts';
import { anonymous, type PermissionViewer } from '#domain/permission/viewer.ts';
import type { AccountRows } from '#server/application/ports/account-rows.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { EventBus } from '#server/application/ports/event-bus.ts';
import type { ViewerFacts } from '#server/application/ports/viewer-facts.ts';

/** A right that is taken away on another node is gone after this long at the latest. */
const KEPT_FOR = 5 * SECOND;
const MOST_KEPT = 20_000;

type Kept = { readonly viewer: Promise<PermissionViewer>; readonly until: Instant };

/** Loads who somebody is, and keeps it for moments: a page asks with several requests at once. */
export function makeViewerFacts(rows: Pick<AccountRows, 'rightsOf'>, bus: Pick<EventBus, 'subscribe'>, clock: Clock): ViewerFacts {
  const kept = new Map<AccountId, Kept>();
  bus.subscribe((message) => {
    if (message.kind === 'resynchronise') kept.clear();
  });

  const load = async (accountId: AccountId): Promise<PermissionViewer> => (await rows.rightsOf(accountId)) ?? anonymous;

  return {
    async of(accountId) {
      const now = clock.now();
      const known = kept.get(accountId);
      if (known !== undefined && now < known.until) return await known.viewer;
      const viewer = load(accountId);
      kept.delete(accountId);
      kept.set(accountId, { viewer, until: later(now, KEPT_FOR) });
      const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      try {
        return await viewer;
      } catch (error) {
        kept.delete(accountId);
        throw error;
      }
    },
    forget: (accountId) => void kept.delete(accountId),
  };
}
