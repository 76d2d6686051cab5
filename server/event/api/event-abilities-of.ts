import type { PermissionViewer } from '#domain/people/viewer.ts';
import { type EventAbility, eventAbilities } from '#domain/permission/event-abilities.ts';
import type { Loaders } from '#server/platform/graphql/loaders.ts';

/**
 * The viewer's abilities on an event, loaded together for all events of a request; none for an event that does not
 * exist.
 */
export const makeEventAbilitiesOf =
  (viewer: PermissionViewer, loaders: Pick<Loaders, 'eventFacts'>) =>
  async (eventId: number): Promise<ReadonlySet<EventAbility>> => {
    const facts = await loaders.eventFacts.load(eventId);
    return new Set(facts === null ? [] : eventAbilities(viewer, facts));
  };
