import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

type SessionNameProps = {
  readonly session: DeskEvent['sessions'][number];
  readonly locale: Locale;
  readonly timezone: string;
};

export const SessionName = ({ session, locale, timezone }: SessionNameProps) =>
  [session.name, showMoment(session.beginAt, locale, timezone)].filter((part) => part !== '').join(' · ');
