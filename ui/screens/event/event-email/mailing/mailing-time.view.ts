import { useLingui } from '@lingui/react/macro';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { closedToMailings, scheduleMailing } from '#domain/event/mailing/scheduled-mailing.ts';
import { eventTimes } from '#domain/event/session.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { instantOfWallClock, type WallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { isHalfWritten } from '#ui/components/date-time/half-written.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { WRITTEN_TIME_SAID } from '#words/platform/written-times.ts';

export type TimedEvent = Pick<DeskEvent, 'sessions' | 'timezone' | 'status' | 'archive'>;

/** Scheduled mailings are not sent, as the event stands. */
export function isClosedToMailings({ status: named, archive }: TimedEvent): boolean {
  const status = EVENT_STATUSES.find((one) => one === named);
  return status !== undefined && closedToMailings({ status, archive }) !== null;
}

export const writtenAt = (at: Instant, timezone: string): WallClock => wallClockOf(at, timezone);

/** Reads the time written into `field` for a mailing; null where it is empty. A refusal says what is wrong with it. */
export function useSendTime({
  sessions,
  timezone,
}: Pick<TimedEvent, 'sessions' | 'timezone'>): (
  written: WallClock,
  field: HTMLInputElement | null,
) => Result<Instant | null, string> {
  const { t } = useLingui();
  const locale = useLocale();
  const clock = useUseCase(Clock);
  return (written, field) => {
    if (isHalfWritten(written, field)) return refused(WRITTEN_TIME_SAID.incompleteMoment()[locale]);
    if (written === '') return ok(null);
    const at = instantOfWallClock(written, timezone);
    if (at === null) return refused(t`Choose a date and time`);
    const now = clock.now();
    const may = scheduleMailing(at, eventTimes({ beginAt: now, endAt: now }, sessions), now);
    if (may.ok) return ok(at);
    return refused(
      may.refusal.code === 'INVALID_INPUT' ? t`Choose a time in the future` : refusalSentence(may.refusal, locale),
    );
  };
}
