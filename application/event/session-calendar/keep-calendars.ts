import {
  type CalendarFields,
  type CalendarItem,
  SessionCalendars,
} from '#application/event/ports/session-calendars.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { readCalendarSection } from '#domain/event/calendar-section.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type Session = { readonly id: number; readonly beginAt: Instant; readonly endAt: Instant };

export type KeepCalendars = {
  readonly list: (
    sessions: readonly Session[],
  ) => Promise<Result<ReadonlyMap<number, readonly CalendarItem[]>, Refusal>>;
  readonly newKey: NewKey;
  /** INVALID_INPUT names the field that does not lie within the session. */
  readonly add: (session: Session, typed: CalendarFields, key: string) => Promise<Result<null, Refusal>>;
  readonly remove: SessionCalendars['remove'];
};

export const KeepCalendars = defineUseCase(
  'KeepCalendars',
  { calendars: SessionCalendars, newKey: NewKey },
  ({ calendars, newKey }): KeepCalendars => ({
    newKey,
    async list(sessions) {
      const found = await Promise.all(sessions.map(async ({ id }) => ({ id, answer: await calendars.list(id) })));
      const known = new Map<number, readonly CalendarItem[]>();
      for (const { id, answer } of found) {
        if (!answer.ok) return answer;
        known.set(id, answer.value);
      }
      return ok(known);
    },
    add: async (session, typed, key) => {
      const read = readCalendarSection(typed, session);
      return read.ok ? calendars.add(session.id, typed, key) : read;
    },
    remove: calendars.remove,
  }),
);
