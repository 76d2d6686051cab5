import { useEffect, useState } from 'react';
import { ServeOneself } from '#application/ticket/serve-oneself.ts';
import { NO_SELF_SERVICE } from '#domain/event/self-service-policy.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { policySentences } from '#words/ticket/self-service-policy.ts';

/** Empty until it is known. */
export function usePolicyWords(eventId: number): readonly string[] {
  const { policy } = useUseCase(ServeOneself);
  const locale = useLocale();
  const [known, setKnown] = useState(NO_SELF_SERVICE);
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
  return policySentences(known).map((sentence) => sentence[locale]);
}
