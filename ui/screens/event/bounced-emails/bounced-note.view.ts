import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FollowBounces } from '#application/event/mailing/follow-bounces.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

/** The page is read again afterwards. */
export function useTryAgain(eventId: number, email: string, onTried?: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { tryAgain } = useUseCase(FollowBounces);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    tryAgain: async () => {
      setBusy(true);
      const tried = await tryAgain(eventId, email);
      setBusy(false);
      if (!tried.ok) {
        const { refusal } = tried;
        toast.error(
          refusal.code === 'UNREACHABLE'
            ? t`Can’t reach the server. Check the connection and try again.`
            : refusalSentence(refusal, locale),
        );
        return;
      }
      toast.success(t`The next email will go to ${email}`);
      onTried?.();
      void revalidate();
    },
  };
}
