import { useEffect, useState } from 'react';
import type { Rehearsal } from '#application/waiting-room/ports/rehearsal-desk.ts';
import { RehearseSale } from '#application/waiting-room/rehearse-sale.ts';
import type { RehearsalReport } from '#domain/waiting-room/rehearsal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';

export type { RehearsalReport } from '#domain/waiting-room/rehearsal.ts';
export { REHEARSED_BUYERS } from '#domain/waiting-room/rehearsal.ts';

/** `trouble`: why one did not start. */
export function useRehearsal(eventId: number) {
  const { begin, over, newest } = useUseCase(RehearseSale);
  const locale = useLocale();
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = rehearsal?.state === 'RUNNING';

  useEffect(() => {
    let here = true;
    void newest(eventId).then(
      (found) => {
        if (here && found.ok) setRehearsal(found.value);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [newest, eventId]);

  useEffect(() => {
    if (!running) return;
    let here = true;
    void over(eventId, () => here).then((ended) => {
      if (here) setRehearsal(ended);
    });
    return () => {
      here = false;
    };
  }, [running, over, eventId]);

  const start = async (buyers: number): Promise<void> => {
    setTrouble(null);
    setBusy(true);
    const begun = await begin(eventId, buyers).catch(() => null);
    setBusy(false);
    if (begun?.ok) setRehearsal(begun.value);
    else setTrouble(begun === null ? bugSentence(locale) : refusalSentence(begun.refusal, locale));
  };
  return { rehearsal, running, busy, trouble, start };
}

/** Requests, not people: a buyer who tries three sold-out ticket types is refused three times. */
export const refusedAttempts = ({ refusals }: RehearsalReport): number =>
  refusals.reduce((sum, { count }) => sum + count, 0);

const MS_IN_A_SECOND = 1_000;
/** '4.2' or '4,2': seconds with one decimal below ten. */
export function secondsText(ms: number, locale: 'en' | 'vi'): string {
  const seconds = ms / MS_IN_A_SECOND;
  return seconds.toLocaleString(locale, { maximumFractionDigits: seconds < 10 ? 1 : 0 });
}
