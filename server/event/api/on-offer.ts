import { isListed } from '#domain/event/event.ts';
import { CachedReads } from '#server/event/ports/catalogue-reads.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';

/** Public events are found in the cache: a rush of holds must not become a rush of reads. */
export async function mayBuyAt(eventId: number, context: RequestContext): Promise<boolean> {
  const event = (await context.use(CachedReads).catalogue.events([eventId]))[0];
  if (event === undefined) return false;
  return isListed(event) || (await context.eventAbilities(eventId)).has('event.view');
}
