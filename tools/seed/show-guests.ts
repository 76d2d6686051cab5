import { ExactReads } from '#server/event/ports/catalogue-reads.ts';
import type { Use } from '#server/main/container.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { ShowGuest } from '#server/ticket/shown-guests/show-guest.ts';
import type { PublishedEvent } from './publish-demo-event.ts';
import type { Buyer } from './sell-tickets.ts';

const EACH = 4;

/** One guest in four agrees to be named; who has no ticket is not asked. */
export async function showGuests(use: Use, events: readonly PublishedEvent[], guests: readonly Buyer[]): Promise<void> {
  const asked = guests.filter((_, index) => index % EACH === 0);
  for (const { eventId } of events) {
    const [event] = await use(ExactReads).catalogue.events([eventId]);
    const now = use(Clock).now();
    await Promise.all(asked.map(({ accountId: by }) => use(ShowGuest)({ eventId, event, by, now }, true)));
  }
}
