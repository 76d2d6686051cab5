import { beforeEach, describe } from 'vitest';
import { makeGraphqlEventDesk } from '#adapters/graphql/event/desk/graphql-event-desk.ts';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { askAs } from '#test/server/ask-as.ts';
import { catalogueWorld } from '#test/server/catalogue-world.ts';
import { eventDeskContract } from './event-desk.contract.ts';

const NOW = instant(Date.parse('2026-11-20T03:00:00Z'));

describe('in memory', () => {
  eventDeskContract(async () => {
    const world = makeMemoryDeskWorld(() => NOW);
    return {
      desk: makeMemoryEventDesk(world),
      now: NOW,
      take: async ({ eventId, ticketTypeId }, count) => {
        const event = world.events.get(eventId);
        if (event === undefined) throw new Error('No such event');
        const taken = (type: (typeof event.sessions)[number]['ticketTypes'][number]) =>
          type.id === ticketTypeId
            ? { ...type, sold: type.sold + count, remaining: type.remaining === null ? null : type.remaining - count }
            : type;
        world.events.set(eventId, {
          ...event,
          sessions: event.sessions.map((session) => ({ ...session, ticketTypes: session.ticketTypes.map(taken) })),
        });
      },
    };
  });
});

describe('over our schema, on PostgreSQL', async () => {
  const world = await catalogueWorld(NOW);
  let people = 0;
  let organiser = await world.account('desk-first');
  beforeEach(async () => {
    people += 1;
    organiser = await world.account(`desk-${people}`);
  });
  eventDeskContract(async () => ({
    desk: makeGraphqlEventDesk(askAs(world, organiser)),
    now: NOW,
    take: async ({ eventId, sessionId, ticketTypeId }, count) => {
      const buyer = await world.account(`buyer-${people}-${count}-${eventId}`);
      const attendees = Array.from({ length: count }, (_, place) => ({
        firstName: `Khách ${place}`,
        email: `khach${place}@example.test`,
      }));
      await world.register(
        { eventId, sessionId, ticketId: ticketTypeId, ticketTypeId: decodeWireId(ticketTypeId)?.rowId ?? '' },
        buyer,
        attendees,
      );
    },
  }));
});
