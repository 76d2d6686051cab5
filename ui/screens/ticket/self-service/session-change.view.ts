import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { SelfService } from '#application/ticket/self-service.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { SELF_SERVICE_PANEL as WORDS } from '#words/ticket/self-service-panel.ts';
import { sentenceOf } from './self-service.view.ts';

type Choices =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'READY'; readonly sessions: readonly { readonly id: number; readonly label: string }[] }
  | { readonly kind: 'REFUSED'; readonly sentence: string };

export function useSessionChange(ticket: TicketOnScreen) {
  const { otherSessions, changeSession } = useUseCase(SelfService);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [choices, setChoices] = useState<Choices>({ kind: 'LOADING' });
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let open = true;
    void otherSessions(ticket.id)
      .catch(() => null)
      .then((answer) => {
        if (!open) return;
        if (answer?.ok !== true)
          return setChoices({
            kind: 'REFUSED',
            sentence: answer === null ? WORDS.lost[locale] : sentenceOf(answer.refusal, locale),
          });
        const sessions = answer.value.map(({ id, name, beginAt, timezone }) => ({
          id,
          label: [name, showMoment(beginAt, locale, timezone)].filter(Boolean).join(', '),
        }));
        setChoices({ kind: 'READY', sessions });
      });
    return () => {
      open = false;
    };
  }, [otherSessions, ticket.id, locale]);
  return {
    choices,
    busy,
    act: async (sessionId: number): Promise<void> => {
      setBusy(true);
      const answer = await changeSession(ticket.id, sessionId);
      await revalidate();
      setBusy(false);
      if (answer.ok) toast.success(WORDS.changed[locale]);
      else toast.error(sentenceOf(answer.refusal, locale));
    },
  };
}
