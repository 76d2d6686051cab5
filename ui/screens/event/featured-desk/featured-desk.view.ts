import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CurateFeatured } from '#application/event/curate-featured.ts';
import type { AdminEvent } from '#application/event/ports/featured-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type { AdminEvent } from '#application/event/ports/featured-desk.ts';

/** Only published events that everybody sees can be featured. */
export const mayFeature = ({ status, feature, featured }: AdminEvent): boolean =>
  featured || (status === 'PUBLISHED' && feature === 'PUBLIC');

export function useCurating() {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { setFeatured } = useUseCase(CurateFeatured);
  const [changing, setChanging] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function toggle(event: AdminEvent): Promise<void> {
    if (changing !== null) return;
    setChanging(event.id);
    setProblem(null);
    const done = await setFeatured(event.id, !event.featured).catch(() => null);
    if (done === null) setProblem(t`Can’t reach the server. Please try again.`);
    else if (!done.ok) setProblem(refusalSentence(done.refusal, locale));
    else {
      toast.success(event.featured ? t`No longer featured: ${event.name}` : t`Featured: ${event.name}`);
      await revalidate();
    }
    setChanging(null);
  }
  return { changing, problem, toggle };
}
