import { organiserName } from '#adapters/graphql/people/organiser-name.ts';
import type { OrderedSession } from '#application/sale/ports/ordered-session.ts';
import type { OrderedSessionFragment } from './ordered-session.gen.ts';

export const orderedSessionOf = ({ event, ...session }: OrderedSessionFragment): OrderedSession => ({
  id: session.id,
  name: session.name,
  address: session.address ?? event.address,
  beginAt: session.begin_at,
  endAt: session.end_at,
  timezone: session.timezone,
  event: { slug: event.slug, name: event.name, organiser: organiserName(event) },
});
