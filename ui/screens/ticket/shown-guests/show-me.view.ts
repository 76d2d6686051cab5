import { useEffect, useState } from 'react';
import { GuestShowing } from '#application/ticket/ports/guest-showing.ts';
import type { OwnShowing } from '#domain/ticket/shown-guests.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { SHOW_ME } from '#words/ticket/shown-guests.ts';

export type ShowMeOnScreen = {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => Promise<void>;
};

/** Null: there is nothing to agree to, or it is not known. The switch moves at once, and back where it is refused. */
export function useShowMe(eventId: number): ShowMeOnScreen | null {
  const showing = useUseCase(GuestShowing);
  const locale = useLocale();
  const toast = useToast();
  const [own, setOwn] = useState<OwnShowing | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    showing
      .own(eventId)
      .then((answer) => (gone ? undefined : setOwn(answer.ok ? answer.value : null)))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [showing, eventId]);
  if (own === null) return null;
  const turn = async (on: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setOwn({ ...own, shown: on });
    const answer = await showing.show(eventId, on).catch(() => null);
    setBusy(false);
    if (answer?.ok === true) return toast.success(SHOW_ME[on ? 'shown' : 'hidden'][locale]);
    setOwn(own);
    toast.error(answer === null ? SHOW_ME.lost[locale] : refusalSentence(answer.refusal, locale));
  };
  const text = own.shownAs === null ? SHOW_ME.nameless : SHOW_ME.text(own.shownAs);
  return { title: SHOW_ME.title[locale], text: text[locale], on: own.shown, turn };
}
