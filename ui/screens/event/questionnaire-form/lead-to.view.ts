import type { RefObject } from 'react';
import type { Trouble } from '#application/platform/trouble.ts';
import { SCROLL_AFTER } from '#domain/event/questionnaire/check-answers.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { troubleSentence } from '#ui/screens/sale/payment/trouble/trouble-sentence.view.ts';

/** Once rendered. [S9-19] */
export function leadTo(content: RefObject<HTMLElement | null>): () => void {
  const timer = setTimeout(() => {
    content.current?.scrollTo({ top: 0, behavior: 'smooth' });
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
  }, SCROLL_AFTER);
  return () => clearTimeout(timer);
}

/** The same for a form that lies on a page. [S9-19] */
export function leadToFirstError(content: RefObject<HTMLElement | null>): () => void {
  const timer = setTimeout(() => {
    const wrong = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
    (wrong ?? content.current)?.scrollIntoView({ behavior: 'smooth', block: wrong === null ? 'start' : 'center' });
    wrong?.focus({ preventScroll: true });
  }, SCROLL_AFTER);
  return () => clearTimeout(timer);
}

export const questionnaireTrouble = (trouble: Trouble, locale: Locale): string =>
  troubleSentence(trouble, 'PAY', locale);
