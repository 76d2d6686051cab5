import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { type Instant, later, SECOND } from '#domain/kernel/instant.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** In characters. [design] */
export const LONGEST_SECTION_TITLE = 120;
/** Of one session. [design] */
export const MOST_CALENDAR_SECTIONS = 50;

/** A calendar entry of a session, in whole seconds from the session's begin, so that it moves with the session. */
export type CalendarSection = { readonly title: string; readonly beginsAfter: number; readonly lasts: number };

type Times = { readonly beginAt: Instant; readonly endAt: Instant };

/** Reads an entry; it must lie within its session. The first wrong field is named. [S7.7-22] */
export function readCalendarSection(
  typed: Times & { readonly title: string },
  session: Times,
): Result<CalendarSection, InvalidInput> {
  const title = visibleText(typed.title);
  const beginsAfter = Math.floor((typed.beginAt - session.beginAt) / SECOND);
  const lasts = Math.floor((typed.endAt - session.beginAt) / SECOND) - beginsAfter;
  const wrong =
    textProblem('title', title, LONGEST_SECTION_TITLE, 'REQUIRED') ??
    (typed.beginAt < session.beginAt || typed.beginAt >= session.endAt
      ? invalid('begin_at', { kind: 'MALFORMED' })
      : null) ??
    (lasts <= 0 || typed.endAt > session.endAt ? invalid('end_at', { kind: 'MALFORMED' }) : null);
  return wrong === null ? ok({ title, beginsAfter, lasts }) : refused(wrong);
}

/** When an entry begins and ends, by its session as it is now. */
export function sectionTimes({ beginsAfter, lasts }: CalendarSection, session: Pick<Times, 'beginAt'>): Times {
  const beginAt = later(session.beginAt, beginsAfter * SECOND);
  return { beginAt, endAt: later(beginAt, lasts * SECOND) };
}

/** False once its session was shortened: only the event's team sees the entry then. */
export const fitsSession = (section: CalendarSection, session: Times): boolean =>
  sectionTimes(section, session).endAt <= session.endAt;
