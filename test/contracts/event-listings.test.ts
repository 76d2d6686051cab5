import { describe } from 'vitest';
import { makeGraphqlEventListings } from '#adapters/graphql/event/discovery/graphql-event-listings.ts';
import { makeInProcessTransport } from '#adapters/graphql/platform/in-process-transport.ts';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { catalogueWorld } from '#test/server/catalogue-world.ts';
import { eventListingsContract } from './event-listings.contract.ts';

describe('in memory', () => {
  const events = [
    anEventCard({ id: 1, name: 'Đêm nhạc Trịnh', featured: true }),
    anEventCard({ id: 2, name: 'Saigon Jazz', lowestPrice: 0 }),
    anEventCard({ id: 3, name: 'Vietnam Web Summit', format: 'ONLINE', lowestPrice: 90_000 }),
  ];
  eventListingsContract(async () => ({ listings: makeMemoryEventListings(events, [], Date.UTC(2026, 10, 20)) }));
});

describe('over our schema, on PostgreSQL', async () => {
  const world = await catalogueWorld();
  const linh = await world.account('linh');
  const trinh = await world.published(linh, { name: 'Đêm nhạc Trịnh', price: 150_000 });
  await world.published(linh, { name: 'Saigon Jazz', price: 0 });
  await world.published(linh, {
    name: 'Vietnam Web Summit',
    price: 90_000,
    input: { event_type: 'ONLINE', address: null, urls: ['https://meet.example.test/summit'] },
  });
  await world.pool.query('UPDATE event SET featured = true WHERE event_id = $1', [trinh.eventId]);
  const transport = makeInProcessTransport(async (text, variables) => {
    const { data, refusals } = await world.ask(text, { variables: variables as Record<string, unknown> });
    return {
      data,
      errors: refusals.map(({ code, ...facts }) => ({ message: code, extensions: { code, data: facts } })),
    };
  });
  eventListingsContract(async () => ({ listings: makeGraphqlEventListings(transport) }));
});
