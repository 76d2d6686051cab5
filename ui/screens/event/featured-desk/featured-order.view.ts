import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CurateFeatured } from '#application/event/curate-featured.ts';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { featuredOrder, movedInOrder } from '#domain/event/featured-order.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export const whenWords = ({ beginAt, timezone }: EventCard, locale: Locale): string =>
  showMoment(instant(beginAt), locale, timezone);

/** Shown at once; each move is sent after the one before it. */
export function useOrdering(order: readonly EventCard[]) {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { putInOrder } = useUseCase(CurateFeatured);
  const [wished, setWished] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useRef(Promise.resolve());
  const ids = featuredOrder(
    wished,
    order.map(({ id }) => id),
  );
  async function save(next: readonly number[]): Promise<void> {
    const done = await putInOrder(next).catch(() => null);
    if (done?.ok === true) return;
    setWished([]);
    setProblem(done === null ? t`Can’t reach the server. Please try again.` : refusalSentence(done.refusal, locale));
    await revalidate();
  }
  return {
    shown: ids.flatMap((id) => order.find((event) => event.id === id) ?? []),
    said,
    problem,
    move: ({ id, name }: EventCard, step: -1 | 1) => {
      const next = movedInOrder(ids, id, step);
      if (next === ids) return;
      const place = next.indexOf(id) + 1;
      setWished(next);
      setProblem(null);
      setSaid(t`${name} is now number ${place}`);
      saving.current = saving.current.then(() => save(next));
    },
  };
}
