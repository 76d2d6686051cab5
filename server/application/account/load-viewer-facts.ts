import type { AccountId } from '#domain/account/account-id.ts';
import { type Instant, later, SECOND } from '#domain/kernel/instant.ts';
import { anonymous, type PermissionViewer } from '#domain/permission/viewer.ts';
import type { AccountRows } from '#server/application/ports/account-rows.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { EventBus } from '#server/application/ports/event-bus.ts';
import type { ViewerFacts } from '#server/application/ports/viewer-facts.ts';

/** A right that is taken away on another node is gone after this long at the latest. */
const KEPT_FOR = 5 * SECOND;
const MOST_IN_A_GENERATION = 10_000;

type Kept = { readonly viewer: Promise<PermissionViewer>; readonly until: Instant };

/** Loads who somebody is, and keeps it for moments: a page asks with several requests at once. */
export function makeViewerFacts(rows: Pick<AccountRows, 'rightsOf'>, bus: Pick<EventBus, 'subscribe'>, clock: Clock): ViewerFacts {
  // Two generations, as each crowd is one of new faces: a single Map that drops its eldest walks over the places of all that were dropped before.
  let young = new Map<AccountId, Kept>();
  let old = new Map<AccountId, Kept>();
  bus.subscribe((message) => {
    if (message.kind !== 'resynchronise') return;
    young.clear();
    old.clear();
  });
  const forget = (accountId: AccountId): void => {
    young.delete(accountId);
    old.delete(accountId);
  };

  const load = async (accountId: AccountId): Promise<PermissionViewer> => (await rows.rightsOf(accountId)) ?? anonymous;

  return {
    async of(accountId) {
      const now = clock.now();
      const known = young.get(accountId) ?? old.get(accountId);
      if (known !== undefined && now < known.until) return await known.viewer;
      const viewer = load(accountId);
      if (young.size >= MOST_IN_A_GENERATION) {
        old = young;
        young = new Map();
      }
      young.set(accountId, { viewer, until: later(now, KEPT_FOR) });
      try {
        return await viewer;
      } catch (error) {
        forget(accountId);
        throw error;
      }
    },
    forget,
  };
}
