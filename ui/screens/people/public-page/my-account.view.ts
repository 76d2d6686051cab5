import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ManageSessions } from '#application/people/manage-sessions.ts';
import type { OpenSession } from '#application/people/ports/open-sessions.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { deviceName } from '#domain/people/device-name.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { clockTime, longDate } from '#ui/screens/event-time.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { useAnswer } from './answer.view.ts';

export function useSessions() {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const sessions = useUseCase(ManageSessions);
  const { answer, again, replace } = useAnswer(useCallback(() => sessions.list(), [sessions]));
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (sessionId: string): Promise<void> => {
    setEnding(sessionId);
    try {
      const ended = await sessions.end(sessionId);
      if (!ended.ok) return toast.error(refusalSentence(ended.refusal, locale));
      if (answer.kind === 'READY') replace(answer.value.filter(({ id }) => id !== sessionId));
      toast.success(t`Signed out on that device`);
    } catch {
      toast.error(t`We could not reach Vemoi. Check your connection and try again.`);
    } finally {
      setEnding(null);
    }
  };
  return { answer, again, end, ending };
}

/** Null if unknown. */
export function deviceWords({ userAgent }: OpenSession): string | null {
  const { browser, system } = deviceName(userAgent);
  const known = [browser, system].filter((part) => part !== null);
  return known.length === 0 ? null : known.join(' · ');
}

/** In this device's time zone. */
export function lastUsedWords({ lastUsedAt }: OpenSession, locale: Locale): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${clockTime(lastUsedAt, zone)}, ${longDate(lastUsedAt, zone, locale)}`;
}
