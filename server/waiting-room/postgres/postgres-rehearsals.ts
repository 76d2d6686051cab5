import { z } from 'zod';
import { isRefusalCode } from '#domain/refusal-codes.ts';
import type { RehearsalReport } from '#domain/waiting-room/rehearsal.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import type { Rehearsals } from '#server/waiting-room/ports/rehearsals.ts';

const figure = z.number();
const some = figure.nullable();
/** A report in another version's format reads as none. */
const Report: z.ZodType<RehearsalReport> = z.object({
  arrivals: figure,
  admitted: figure,
  stillWaiting: figure,
  gotPlaces: figure,
  turnedAway: figure,
  stillChoosing: figure,
  admittedPerMinute: figure,
  mostAdmittedInASecond: figure,
  placesTaken: figure,
  holds: figure,
  mostHoldsInASecond: figure,
  p50: some,
  p99: some,
  soldOutAfter: some,
  medianWait: some,
  longestWait: some,
  refusals: z.array(z.object({ code: z.string().refine(isRefusalCode), count: figure })),
});

export const makePostgresRehearsals = ({ db }: Pick<Database, 'db'>): Rehearsals => ({
  begin: async (eventId, by, buyers, now) => {
    const begun = { started_by: by, started_at: new Date(now), buyers, ended_at: null, report: null };
    await db
      .insertInto('on_sale_rehearsal')
      .values({ event_id: eventId, ...begun })
      .onConflict((known) => known.column('event_id').doUpdateSet(begun))
      .execute();
  },
  end: async (eventId, report, now) => {
    await db
      .updateTable('on_sale_rehearsal')
      .set({ ended_at: new Date(now), report: report === null ? null : JSON.stringify(report) })
      .where('event_id', '=', eventId)
      .execute();
  },
  newest: async (eventId) => {
    const row = await db.selectFrom('on_sale_rehearsal').selectAll().where('event_id', '=', eventId).executeTakeFirst();
    if (row === undefined) return null;
    const read = Report.safeParse(row.report);
    return {
      startedAt: row.started_at,
      buyers: row.buyers,
      endedAt: row.ended_at,
      report: read.success ? read.data : null,
    };
  },
});
