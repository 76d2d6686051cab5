import { parseBounced } from '#adapters/graphql/event/bounces/bounced.parse.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { EventGuests } from '#application/ticket/ports/event-guests.ts';
import { ok } from '#domain/kernel/result.ts';
import { GUEST_BUCKETS } from '#domain/ticket/guest-buckets.ts';
import { GUEST_STATUSES } from '#domain/ticket/guest-status.ts';
import { EventGuestsDocument } from './event-guests.gen.ts';

export const makeGraphqlEventGuests =
  (transport: GraphqlTransport): EventGuests =>
  async (eventId, filter, at) => {
    const result = await transport(EventGuestsDocument, {
      eventId,
      search: filter.search ?? null,
      type: filter.bucket ?? null,
      limit: at.limit ?? null,
      after: at.after ?? null,
      before: at.before ?? null,
    });
    if (!result.ok) return result;
    const { event_attendees: found, statistic_event_attendees: all, ticket_buckets: buckets } = result.value;
    return ok({
      guests: {
        entries: found.entries.map((guest) => ({
          id: guest.id,
          name: guest.full_name,
          email: guest.email,
          ticketName: guest.ticket_name,
          sessionName: guest.session_name,
          status: GUEST_STATUSES.find((status) => status === guest.status) ?? null,
          checkIns: guest.number_of_check_ins,
          bounced: guest.bounced === null ? null : parseBounced(guest.bounced),
        })),
        after: found.metadata.after,
        before: found.metadata.before,
        totalCount: found.metadata.total_count,
      },
      everybody: all.count,
      lists: buckets.flatMap(({ type, count }) => {
        const bucket = GUEST_BUCKETS.find((known) => known === type);
        return bucket === undefined ? [] : [{ bucket, count }];
      }),
    });
  };
