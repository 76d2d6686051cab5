import { type SeriesRefusal, sessionSeries } from '#domain/event/session-series.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { instantOfWallClock, type WallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { copiedTicket, type SessionDraft } from './event-draft.ts';

type Repetition = {
  readonly everyDays: number;
  /** With the session itself. */
  readonly count: number;
  readonly timezone: string;
  readonly newKey: () => string;
  /** Names a session of the series that has no own name. */
  readonly nameOf: (begin: WallClock) => string;
};

/** [S1-28] */
export function repeatedSession(
  session: SessionDraft,
  { everyDays, count, timezone, newKey, nameOf }: Repetition,
): Result<readonly SessionDraft[], SeriesRefusal | { readonly field: 'begin' }> {
  const beginAt = instantOfWallClock(session.begin, timezone);
  const endAt = instantOfWallClock(session.end, timezone);
  if (beginAt === null || endAt === null || endAt <= beginAt) return refused({ field: 'begin' });
  const series = sessionSeries({ beginAt, endAt, everyDays, count, timezone });
  if (!series.ok) return series;
  const named = (begin: WallClock): string => (session.name === '' ? nameOf(begin) : session.name);
  return ok(
    series.value.map((times, at) => {
      const [begin, end] = [wallClockOf(times.beginAt, timezone), wallClockOf(times.endAt, timezone)];
      return at === 0
        ? { ...session, name: named(begin) }
        : {
            ...session,
            key: newKey(),
            id: null,
            name: named(begin),
            begin,
            end,
            tickets: session.tickets.map((ticket) => copiedTicket(ticket, newKey())),
          };
    }),
  );
}
