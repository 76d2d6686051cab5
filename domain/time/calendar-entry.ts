import type { Instant } from '#domain/kernel/instant.ts';
import { DEFAULT_TIMEZONE } from './local-time.ts';

/** [S9-42] */
const CALENDAR_LOCATION = 'Online on Vemoi';

export type CalendarEntry = {
  /** Stable across versions, so that calendars update the entry. */
  readonly uid: string;
  /** Raised by every change. */
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

export type CalendarFacts = {
  readonly sectionEventId: number;
  readonly eventName: string;
  /** Empty if the event's name suffices. */
  readonly sessionName: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string | null;
  readonly address: string | null;
  readonly description: string;
  readonly url: string | null;
  readonly cancelled: boolean;
  readonly changes: number;
};

const orElse = (text: string | null, otherwise: string): string =>
  text === null || text.trim() === '' ? otherwise : text.trim();

/** A session's calendar entry, by default in Asia/Saigon and 'Online on Vemoi'. [S9-42] */
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
    timezone: orElse(timezone, DEFAULT_TIMEZONE),
    title: sessionName.trim() === '' || sessionName === eventName ? eventName : `${eventName} – ${sessionName}`,
    location: orElse(address, CALENDAR_LOCATION),
    description,
    url,
  };
}
