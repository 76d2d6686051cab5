import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CancelEvent } from '#application/event/cancel-event.ts';
import type { CancellationPreview, EventCancellation } from '#application/event/ports/cancellation-desk.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { CANCELLATION_REASON_MAX, UNDO_WINDOW } from '#domain/event/cancellation.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { isSameName } from '#domain/kernel/names/same-name.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';

export type { EventCancellation } from '#application/event/ports/cancellation-desk.ts';
export { CANCELLATION_REASON_MAX } from '#domain/event/cancellation.ts';

export const UNDO_MINUTES = UNDO_WINDOW / MINUTE;

export const standing = (list: readonly EventCancellation[]): readonly EventCancellation[] =>
  list.filter(({ state }) => state !== 'UNDONE');

/** The share that is done, in per cent: orders first, then people. */
export function progressOf({ state, orders, ordersDone, people, told }: EventCancellation): number {
  if (state === 'DONE') return 100;
  const all = orders + Math.max(people, 1);
  return Math.min(99, Math.floor((100 * (Math.min(ordersDone, orders) + told)) / all));
}

export type Cancelling = ReturnType<typeof useCancelling>;

/** Polls while one is under way; `cancel` and `undo` answer what went wrong, or null. */
export function useCancelling(eventId: number, allowed: boolean) {
  const { watch, cancel, undo } = useUseCase(CancelEvent);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const [list, setList] = useState<readonly EventCancellation[]>([]);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!allowed) return;
    let here = turn >= 0;
    void watch(eventId, () => here, setList);
    return () => {
      here = false;
    };
  }, [watch, eventId, allowed, turn]);

  const settle = async (asked: ReturnType<typeof undo>): Promise<string | null> => {
    const answer = await asked.catch(() => null);
    setTurn((before) => before + 1);
    if (answer?.ok !== true) return answer === null ? bugSentence(locale) : refusalSentence(answer.refusal, locale);
    await revalidate();
    return null;
  };
  const [asked, setAsked] = useState(0);
  return {
    list,
    /** Counts what was cancelled here. */
    asked,
    cancel: async (sessionId: number | null, confirmation: string, reason: string) => {
      const trouble = await settle(cancel({ eventId, sessionId, confirmation, reason }));
      if (trouble === null) setAsked((before) => before + 1);
      return trouble;
    },
    undo: (id: string) => settle(undo(id)),
  };
}

/** It appears above the form that asked for it. */
export function useInSight(acts: number, parts: number) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (acts > 0 && parts > 0) shown.current?.scrollIntoView({ block: 'start' });
  }, [acts, parts]);
  return shown;
}

/** Null while it is read. */
export function usePreview(eventId: number, sessionId: number | null): CancellationPreview | null {
  const { preview } = useUseCase(CancelEvent);
  const [found, setFound] = useState<{ readonly of: number | null; readonly what: CancellationPreview } | null>(null);
  useEffect(() => {
    let here = true;
    void preview(eventId, sessionId).then(
      (told) => {
        if (here && told.ok) setFound({ of: sessionId, what: told.value });
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [preview, eventId, sessionId]);
  return found !== null && found.of === sessionId ? found.what : null;
}

export const wrongFields = (name: string, typed: string, reason: string) => ({
  name: !isSameName(typed, name),
  reason: reason.trim() === '' || reason.trim().length > CANCELLATION_REASON_MAX,
});

/** Whether there is still time to undo. */
export function useUndoable({ state, beginsAt }: EventCancellation): boolean {
  const clock = useUseCase(Clock);
  return state === 'PLANNED' && clock.now() < beginsAt;
}
