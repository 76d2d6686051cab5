import type { CalendarEntry } from './calendar-entry.ts';

/** Somebody with an address in an invitation. */
export type CalendarPerson = { readonly name: string; readonly email: string };

/**
 * Entries with what is done with them (RFC 5546): PUBLISH hands them out, each confirmed or cancelled; REQUEST invites
 * people to them, who answer the organiser; CANCEL takes back what was requested, so that all of them are cancelled.
 */
export type ICalendar =
  | { readonly method: 'PUBLISH'; readonly entries: readonly CalendarEntry[] }
  | {
      readonly method: 'REQUEST' | 'CANCEL';
      readonly organiser: CalendarPerson;
      readonly guests: readonly CalendarPerson[];
      readonly entries: readonly CalendarEntry[];
    };
