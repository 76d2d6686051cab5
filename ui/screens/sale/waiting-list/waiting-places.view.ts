import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WaitingPlace } from '#application/sale/ports/waiting-places.ts';
import { WaitingPlaces } from '#application/sale/ports/waiting-places.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

type Places = {
  /** Null: not known yet. */
  readonly places: readonly WaitingPlace[] | null;
  readonly busy: boolean;
  /** Null when it is done, else why not, in words. */
  readonly join: (ticketId: string, tickets: number) => Promise<string | null>;
  readonly leave: (placeId: string, done: string) => Promise<void>;
};

/** `changeKey`: whenever it changes, so may the list. */
export function useWaitingPlaces(eventId: number, changeKey: string): Places {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const waiting = useUseCase(WaitingPlaces);
  const [places, setPlaces] = useState<readonly WaitingPlace[] | null>(null);
  const [busy, setBusy] = useState(false);
  const read = useEffectEvent(async (id: number, _changeKey: string, isAway: () => boolean) => {
    const answer = await waiting.mine(id).catch(() => null);
    if (answer?.ok === true && !isAway()) setPlaces(answer.value);
  });
  useEffect(() => {
    let away = false;
    void read(eventId, changeKey, () => away);
    return () => {
      away = true;
    };
  }, [eventId, changeKey]);
  const act = async <T>(asked: Promise<Result<T, Refusal>>): Promise<string | null> => {
    setBusy(true);
    const answer = await asked.catch(() => null);
    const known = await waiting.mine(eventId).catch(() => null);
    if (known?.ok === true) setPlaces(known.value);
    setBusy(false);
    if (answer === null) return t`Can’t reach the server. Please try again.`;
    return answer.ok ? null : refusalSentence(answer.refusal, locale);
  };
  return {
    places,
    busy,
    join: (ticketId, tickets) => act(waiting.join(ticketId, tickets)),
    leave: async (placeId, done) => {
      const trouble = await act(waiting.leave(placeId));
      if (trouble === null) toast.success(done);
      else toast.error(trouble);
    },
  };
}
