import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Unsubscribe } from '#application/event/mailing/unsubscribe.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useLinkSecret } from '#ui/screens/link-secret.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

/** Not at once: mail programs open links by themselves. */
export function useUnsubscribe() {
  const { t } = useLingui();
  const locale = useLocale();
  const unsubscribe = useUseCase(Unsubscribe);
  const secret = useLinkSecret('opt-out-link');
  const [state, setState] = useState<'ASKED' | 'BUSY' | 'DONE' | 'WRONG_LINK'>('ASKED');
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    state: secret === '' ? ('WRONG_LINK' as const) : state,
    /** An invitation's link, as the server writes it. */
    isOfOrganiser: secret?.startsWith('2.') === true,
    isReading: secret === null,
    trouble,
    end: async (): Promise<void> => {
      setState('BUSY');
      setTrouble(null);
      const ended = await unsubscribe(secret ?? '');
      if (ended.ok) return setState('DONE');
      if (ended.refusal.code === 'LINK_EXPIRED') return setState('WRONG_LINK');
      setState('ASKED');
      setTrouble(
        ended.refusal.code === 'UNREACHABLE'
          ? t`We could not reach Vemoi. Check your connection and try again.`
          : refusalSentence(ended.refusal, locale),
      );
    },
  };
}
