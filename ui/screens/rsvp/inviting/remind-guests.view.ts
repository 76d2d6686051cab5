import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Reminders } from '#application/rsvp/ports/inviting-desk.ts';
import { SendReminders } from '#application/rsvp/send-reminders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { RSVP_FAILED } from '#words/rsvp/rsvp.ts';

export type Reminding =
  | { readonly kind: 'COUNTING' }
  | { readonly kind: 'AWAY'; readonly sentence: string }
  | { readonly kind: 'COUNTED'; readonly reminders: Reminders }
  | { readonly kind: 'SENDING'; readonly sent: number; readonly due: number }
  /** `sentence`: why it ended early. */
  | { readonly kind: 'SENT'; readonly sent: number; readonly sentence: string | null };

/** Counts when it opens. The list is read again once letters were sent. */
export function useReminding(eventId: number, sessionId: number | null) {
  const { count, remind } = useUseCase(SendReminders);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const goesOn = useRef(true);
  const [state, setState] = useState<Reminding>({ kind: 'COUNTING' });

  const sentenceOf = (refusal: Trouble): string =>
    refusal.code === 'UNREACHABLE' ? RSVP_FAILED[locale] : refusalSentence(refusal, locale);

  useEffect(() => {
    let here = true;
    const away = (sentence: string) => here && setState({ kind: 'AWAY', sentence });
    count({ eventId, sessionId }).then(
      (told) => {
        if (!here) return;
        if (told.ok) setState({ kind: 'COUNTED', reminders: told.value });
        else away(refusalSentence(told.refusal, locale));
      },
      () => away(RSVP_FAILED[locale]),
    );
    return () => {
      here = false;
    };
  }, [count, eventId, sessionId, locale]);

  async function send(due: number): Promise<void> {
    setState({ kind: 'SENDING', sent: 0, due });
    const { sent, refusal } = await remind({ eventId, sessionId }, (soFar) => {
      setState({ kind: 'SENDING', sent: soFar, due });
      return goesOn.current;
    });
    setState({ kind: 'SENT', sent, sentence: refusal === null ? null : sentenceOf(refusal) });
    void revalidate();
  }
  return {
    state,
    send: (due: number) => void send(due),
    /** After the letters of the request under way. */
    stop: () => {
      goesOn.current = false;
    },
  };
}
