import { useEffect, useState } from 'react';
import type { TicketTerms } from '#application/ticket/ports/ticket-self-service.ts';
import { SelfService } from '#application/ticket/self-service.ts';
import { NO_SELF_SERVICE } from '#domain/event/self-service-policy.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { COLLECTED_AT_VENUE, policySentences } from '#words/ticket/self-service-policy.ts';

const NOTHING: TicketTerms = { ...NO_SELF_SERVICE, ticketsAtVenue: false };

/** Empty until it is known. */
export function usePolicyWords(eventId: number): readonly string[] {
  const { policy } = useUseCase(SelfService);
  const locale = useLocale();
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    let open = true;
    void policy(eventId)
      .catch(() => null)
      .then((answer) => {
        if (open && answer?.ok === true) setKnown(answer.value);
      });
    return () => {
      open = false;
    };
  }, [policy, eventId]);
  const sentences = [...(known.ticketsAtVenue ? [COLLECTED_AT_VENUE] : []), ...policySentences(known)];
  return sentences.map((sentence) => sentence[locale]);
}
