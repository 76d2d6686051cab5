import { isPrivate } from '#domain/event/event.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { type EventAbility, eventAbilities } from '#domain/permission/event-abilities.ts';
import { opensEvent } from '#server/event/event-link.ts';
import type { Loaders } from '#server/platform/graphql/loaders.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

type Asking = {
  readonly viewer: PermissionViewer;
  /** Keys of private events that came with the request. */
  readonly eventKeys: readonly string[];
  readonly keyring: () => Keyring;
};

/** Loaded together for all events of a request; none for an event that does not exist. */
export const makeEventAbilitiesOf =
  ({ viewer, eventKeys, keyring }: Asking, loaders: Pick<Loaders, 'eventFacts'>) =>
  async (eventId: number): Promise<ReadonlySet<EventAbility>> => {
    const facts = await loaders.eventFacts.load(eventId);
    if (facts === null) return new Set();
    const opened =
      facts.opened ||
      (isPrivate(facts.feature) && eventKeys.some((key) => opensEvent(keyring(), { ...facts, eventId }, key)));
    return new Set(eventAbilities(viewer, { ...facts, opened }));
  };
