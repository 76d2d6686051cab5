import type { PublisherDirectory } from '#server/application/ports/publisher-directory.ts';
import type { MemoryEvents } from './memory-events.ts';

/** Publishers in memory. */
export const makeMemoryPublisherDirectory = (state: MemoryEvents): PublisherDirectory => ({
  people: async (accountIds) => state.people.filter((person) => accountIds.includes(person.accountId)),
  corporates: async (corporateIds) =>
    state.corporates.filter((corporate) => corporateIds.includes(corporate.corporateId)),
});
