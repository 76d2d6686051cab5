import { z } from 'zod';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { REHEARSED_BUYERS, rehearsalState } from '#domain/waiting-room/rehearsal.ts';
import { rowNumber } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { OnSaleRehearsal, Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { type Rehearsal, Rehearsals } from '#server/waiting-room/ports/rehearsals.ts';
import { RehearseOnSale } from '#server/waiting-room/rehearse-on-sale.ts';

const rehearsedBuyers = z.number().transform((asked, context) => {
  const known = REHEARSED_BUYERS.find((one) => one === asked);
  if (known !== undefined) return known;
  context.addIssue({ code: 'custom', message: `one of ${REHEARSED_BUYERS.join(', ')}` });
  return z.NEVER;
});

const namedEvent = ({ event_id }: { event_id: number }): number => event_id;

function shown(rehearsal: Rehearsal, now: Instant): OnSaleRehearsal {
  const { startedAt, buyers, report } = rehearsal;
  return {
    state: rehearsalState(rehearsal, now),
    started_at: startedAt,
    buyers,
    report: report && {
      arrivals: report.arrivals,
      admitted: report.admitted,
      still_waiting: report.stillWaiting,
      got_places: report.gotPlaces,
      turned_away: report.turnedAway,
      still_choosing: report.stillChoosing,
      admitted_per_minute: report.admittedPerMinute,
      most_admitted_in_a_second: report.mostAdmittedInASecond,
      places_taken: report.placesTaken,
      holds: report.holds,
      most_holds_in_a_second: report.mostHoldsInASecond,
      p50: report.p50,
      p99: report.p99,
      sold_out_after: report.soldOutAfter,
      median_wait: report.medianWait,
      longest_wait: report.longestWait,
      refusals: [...report.refusals],
    },
  };
}

export const rehearsalResolvers: Resolvers = {
  Query: {
    on_sale_rehearsal: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, { use, now }) => {
        const newest = await use(Rehearsals).newest(event_id);
        return ok(newest === null ? null : shown(newest, now));
      },
    }),
  },
  Mutation: {
    rehearse_on_sale: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber, buyers: rehearsedBuyers }),
      resolve: async ({ event_id, buyers }, { use, accountId, now }) => {
        const begun = await use(RehearseOnSale)({ eventId: event_id, actor: accountId, buyers });
        if (!begun.ok) return begun;
        const newest = await use(Rehearsals).newest(event_id);
        return newest === null ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(shown(newest, now));
      },
    }),
  },
};
