import type { Trouble } from '#application/platform/trouble.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { CANNOT_PAY } from '#words/sale/checkout-problems.ts';
import { CONNECTION_LOST, type TroublePlace } from './trouble.view.ts';

/** A missing checkout means that no money has moved. [S8-09] */
export function troubleSentence(trouble: Trouble, asked: TroublePlace, locale: Locale): string {
  if (trouble.code === 'UNREACHABLE') return CONNECTION_LOST[locale];
  return trouble.code === 'NOT_FOUND' && asked === 'PAY' ? CANNOT_PAY[locale] : refusalSentence(trouble, locale);
}
