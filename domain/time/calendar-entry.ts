import type { Instant } from '#domain/kernel/instant.ts';

/** The zone of an entry that names none: UTC+7 all the year, by the name that every calendar knows. [S9-42] */
export const CALENDAR_TIMEZONE = 'Asia/Saigon';

/** Where an entry is that has no address. [S9-42] */
const CALENDAR_LOCATION = 'Online on Vemoi';

/** A session as somebody's calendar keeps it. */
export type CalendarEntry = {
  /** The same for every version of the entry, so that a calendar replaces the older one. */
  readonly uid: string;
  /** Raised by every change of what is below. */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'CANCELLED';
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly url: string | null;
};

/** What is known of a session that goes into a calendar. */
export type CalendarFacts = {
  readonly sectionEventId: number;
  readonly eventName: string;
  /** Empty where the event's name says it all. */
  readonly sessionName: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string | null;
  readonly address: string | null;
  readonly description: string;
  readonly url: string | null;
  readonly cancelled: boolean;
  /** How often the session was changed. */
  readonly changes: number;
};

const orElse = (text: string | null, otherwise: string): string =>
  text === null || text.trim() === '' ? otherwise : text.trim();

/** The entry of a session, with Asia/Saigon and 'Online on Vemoi' where it names neither zone nor place. [S9-42] */
export function calendarEntry(facts: CalendarFacts): CalendarEntry {
  const {
    sectionEventId,
    eventName,
    sessionName,
    beginAt,
    endAt,
    timezone,
    address,
    description,
    url,
    cancelled,
    changes,
  } = facts;
  return {
    uid: `session-${sectionEventId}@vemoi`,
    sequence: changes,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    beginAt,
    endAt,
    timezone: orElse(timezone, CALENDAR_TIMEZONE),
    title: sessionName.trim() === '' || sessionName === eventName ? eventName : `${eventName} – ${sessionName}`,
    location: orElse(address, CALENDAR_LOCATION),
    description,
    url,
  };
}
