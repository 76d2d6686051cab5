import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import type { CorporateLook } from '#application/people/ports/homepage-desk.ts';
import { HomepageDesk } from '#application/people/ports/homepage-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

/** Null when saved, otherwise the problem. */
export function useSaveCorporateLook(corporateId: number): (look: CorporateLook) => Promise<string | null> {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const homepages = useUseCase(HomepageDesk);
  const { revalidate } = useRevalidator();
  return async (look) => {
    const saved = await homepages.saveCorporate(corporateId, look).catch(() => null);
    if (saved === null) return t`We could not reach Vemoi. Check your connection and try again.`;
    if (!saved.ok) return refusalSentence(saved.refusal, locale);
    toast.success(t`Information saved…`);
    await revalidate();
    return null;
  };
}
