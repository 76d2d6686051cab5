import { ActOnEvent } from '#application/event/act-on-event.ts';
import type { DeskEvent, DeskSession } from '#application/event/ports/event-desk.ts';
import { PLAN_SALES } from '#domain/event/event.ts';
import { MOVE_PAUSE } from '#domain/event/session-move.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { instantOfWallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';

export type { DeskEvent, DeskSession };

export const MOVE_MINUTES = MOVE_PAUSE / MINUTE;

export type WrittenPlace = { readonly begin: string; readonly end: string; readonly address: string };

export const writtenPlace = ({ beginAt, endAt, address }: DeskSession, timezone: string): WrittenPlace => ({
  begin: wallClockOf(beginAt, timezone),
  end: wallClockOf(endAt, timezone),
  address: address ?? '',
});

export const sessionTitle = ({ name, beginAt }: DeskSession, timezone: string, locale: Locale): string =>
  name === '' ? showMoment(beginAt, locale, timezone) : name;

/** Holders of these tickets are told of a change. */
export const takenInAll = ({ sessions }: DeskEvent): number =>
  sessions.flatMap(({ ticketTypes }) => ticketTypes).reduce((sum, { sold, held }) => sum + sold + held, 0);

/** Each act answers null when it is done, else why not. */
export function usePlace({ id, timezone }: DeskEvent) {
  const acts = useUseCase(ActOnEvent);
  const { busy, act } = useDeskAct();
  return {
    busy,
    address: (address: string, done: string) => act(acts.changeAddress(id, address.trim()), done),
    /** `wrong`: what to say of an invalid time. */
    session: async (session: DeskSession, written: WrittenPlace, wrong: string, done: string) => {
      const [beginAt, endAt] = [written.begin, written.end].map((at) => instantOfWallClock(at, timezone));
      if (beginAt == null || endAt == null || endAt <= beginAt) return wrong;
      const planSale = PLAN_SALES.find((plan) => plan === session.planSale) ?? null;
      const { name, urls, recording } = session;
      const address = written.address.trim() === '' ? null : written.address.trim();
      return act(acts.moveSession(session.id, { name, urls, recording, planSale, address, beginAt, endAt }), done);
    },
  };
}
