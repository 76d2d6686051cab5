import type { MemoryEvents } from '#server/event/memory/memory-events.ts';
import type { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';

export const makeMemoryPublisherDirectory = (state: MemoryEvents): PublisherDirectory => ({
  people: async (accountIds) => state.people.filter((person) => accountIds.includes(person.accountId)),
  corporates: async (corporateIds) =>
    state.corporates.filter((corporate) => corporateIds.includes(corporate.corporateId)),
});
