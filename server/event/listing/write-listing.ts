import { type EventListing, readEventListing } from '#domain/event/event-listing.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { EventListings } from '#server/event/ports/event-listings.ts';

/** Writes what an organiser asks of those who list the event. [S3-26] */
export type WriteListing = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly listing: EventListing;
}) => Promise<Result<true, Refusal>>;

export const WriteListing = defineUseCase(
  'WriteListing',
  { ...organisingPorts, listings: EventListings },
  ({ listings, ...ports }): WriteListing =>
    async ({ eventId, actor, listing: typed }) => {
      const read = readEventListing(typed);
      if (!read.ok) return refused({ ...read.refusal, field: `input.${read.refusal.field}` });
      return changeEvent<true>(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          await listings.put(tx, eventId, read.value, ports.clock.now());
          const facts = { tags: read.value.tags.length };
          return ok({
            event: papers.event,
            value: true,
            act: 'event.listing-changed',
            subject: `event:${eventId}`,
            facts,
          });
        },
      });
    },
);
