import type { CalendarSection } from '#domain/event/calendar-section.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type CalendarSectionRow = CalendarSection & {
  readonly eventId: number;
  readonly calendarSectionId: string;
  readonly sectionEventId: number;
};

/** The calendar entries of sessions, by their begin. Written under the event's lock. */
export type CalendarSections = {
  readonly find: (eventId: number, calendarSectionId: string) => Promise<CalendarSectionRow | null>;
  readonly ofSession: (eventId: number, sectionEventId: number) => Promise<readonly CalendarSectionRow[]>;
  readonly ofEvent: (eventId: number) => Promise<readonly CalendarSectionRow[]>;
  readonly count: (tx: Transaction, eventId: number, sectionEventId: number) => Promise<number>;
  readonly add: (tx: Transaction, section: CalendarSectionRow) => Promise<void>;
  /** False: it was not there. */
  readonly remove: (tx: Transaction, eventId: number, calendarSectionId: string) => Promise<boolean>;
};
export const CalendarSections: Token<CalendarSections> = token<CalendarSections>('CalendarSections');
