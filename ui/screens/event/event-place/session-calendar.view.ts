import { useState } from 'react';
import type { CalendarItem } from '#application/event/ports/session-calendars.ts';
import { KeepCalendars } from '#application/event/session-calendar/keep-calendars.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { sessionTimeRange } from '#domain/time/session-time-range.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import type { DeskEvent, DeskSession } from './event-place.view.ts';

export { LONGEST_SECTION_TITLE } from '#domain/event/calendar-section.ts';

export type WrittenItem = { readonly title: string; readonly begin: string; readonly end: string };
export type CalendarField = keyof WrittenItem;

export const itemTime = (item: CalendarItem, timezone: string, locale: Locale): string =>
  sessionTimeRange(item, timezone, locale);

/** An entry that its session, shortened since, no longer holds. */
export const isOutside = (item: CalendarItem, session: DeskSession): boolean => item.endAt > session.endAt;

const FIELDS: Readonly<Record<string, CalendarField>> = { title: 'title', begin_at: 'begin', end_at: 'end' };

/** The wrong field, or a sentence of what failed elsewhere; null: it is done. */
type Added = { readonly field: CalendarField } | { readonly trouble: string } | null;

export function useSessionCalendar({ timezone }: DeskEvent, session: DeskSession) {
  const keep = useUseCase(KeepCalendars);
  const [key, setKey] = useState(keep.newKey);
  const { busy, act, tell } = useDeskAct();
  return {
    busy,
    add: async ({ title, begin, end }: WrittenItem, done: string): Promise<Added> => {
      const [beginAt, endAt] = [begin, end].map((written) => instantOfWallClock(written, timezone));
      if (beginAt == null) return { field: 'begin' };
      if (endAt == null) return { field: 'end' };
      let field: CalendarField | undefined;
      const asked = keep.add(session, { title, beginAt, endAt }, key).then((answer) => {
        if (!answer.ok && answer.refusal.code === 'INVALID_INPUT')
          field = FIELDS[answer.refusal.field.replace(/^input\./, '')];
        return answer;
      });
      const trouble = await act(asked, done);
      if (trouble === null) setKey(keep.newKey());
      if (field !== undefined) return { field };
      return trouble === null ? null : { trouble };
    },
    remove: ({ id }: CalendarItem, done: string) => tell(keep.remove(id), done),
  };
}
