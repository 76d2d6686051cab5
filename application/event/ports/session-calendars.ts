import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type CalendarFields = { readonly title: string; readonly beginAt: Instant; readonly endAt: Instant };
/** What happens within a session, and when. */
export type CalendarItem = CalendarFields & { readonly id: string };

type Answer<T> = Promise<Result<T, Refusal>>;

/** The calendars of an event's sessions, as its team keeps them. */
export type SessionCalendars = {
  /** By time. */
  readonly list: (sessionId: number) => Answer<readonly CalendarItem[]>;
  readonly add: (sessionId: number, fields: CalendarFields, key: string) => Answer<null>;
  readonly remove: (itemId: string) => Answer<null>;
};
export const SessionCalendars: Token<SessionCalendars> = token('SessionCalendars');
