import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { Rehearsal, RehearsalDesk } from '#application/waiting-room/ports/rehearsal-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { isRefusalCode } from '#domain/refusal-codes.ts';
import { OnSaleRehearsalDocument, RehearseOnSaleDocument } from './rehearse-on-sale.gen.ts';

const figure = z.number();
const some = z.nullable(figure);
const rehearsal = z.object({
  state: z.enum(['RUNNING', 'DONE', 'BROKEN_OFF']),
  started_at: z.pipe(figure, z.transform(instant)),
  buyers: figure,
  report: z.nullable(
    z.object({
      arrivals: figure,
      admitted: figure,
      still_waiting: figure,
      got_places: figure,
      turned_away: figure,
      still_choosing: figure,
      admitted_per_minute: figure,
      most_admitted_in_a_second: figure,
      places_taken: figure,
      holds: figure,
      most_holds_in_a_second: figure,
      p50: some,
      p99: some,
      sold_out_after: some,
      median_wait: some,
      longest_wait: some,
      refusals: z.array(z.object({ code: z.string(), count: figure })),
    }),
  ),
});

function parseRehearsal(data: unknown): Rehearsal {
  const { state, started_at, buyers, report } = rehearsal.parse(data);
  return {
    state,
    startedAt: started_at,
    buyers,
    report: report && {
      arrivals: report.arrivals,
      admitted: report.admitted,
      stillWaiting: report.still_waiting,
      gotPlaces: report.got_places,
      turnedAway: report.turned_away,
      stillChoosing: report.still_choosing,
      admittedPerMinute: report.admitted_per_minute,
      mostAdmittedInASecond: report.most_admitted_in_a_second,
      placesTaken: report.places_taken,
      holds: report.holds,
      mostHoldsInASecond: report.most_holds_in_a_second,
      p50: report.p50,
      p99: report.p99,
      soldOutAfter: report.sold_out_after,
      medianWait: report.median_wait,
      longestWait: report.longest_wait,
      // A newer server may send codes without a sentence here.
      refusals: report.refusals.flatMap(({ code, count }) => (isRefusalCode(code) ? [{ code, count }] : [])),
    },
  };
}

export const makeGraphqlRehearsalDesk = (transport: GraphqlTransport): RehearsalDesk => ({
  begin: async (eventId, buyers) => {
    const begun = await transport(RehearseOnSaleDocument, { eventId, buyers });
    return begun.ok ? ok(parseRehearsal(begun.value.rehearse_on_sale)) : begun;
  },
  newest: async (eventId) => {
    const found = await transport(OnSaleRehearsalDocument, { eventId });
    if (!found.ok) return found;
    return ok(found.value.on_sale_rehearsal === null ? null : parseRehearsal(found.value.on_sale_rehearsal));
  },
});
