import type { Trouble } from '#application/platform/trouble.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { CODE_INVALID, codeMended } from '#words/sale/promotions.ts';

export const CODE_IN_LINK = 'code';

/** How to go on after that sentence. */
export const codeMend = (trouble: Trouble, locale: Locale): string =>
  codeMended(trouble.code === 'PROMOTION_NOT_APPLIED' ? trouble.why : null)[locale];

/** The server's own sentence; any other failure says that the code is not valid. [S8-14] [S8-15] */
export const codeSentence = (trouble: Trouble, locale: Locale): string =>
  trouble.code === 'UNREACHABLE' || trouble.code === 'NOT_FOUND'
    ? CODE_INVALID[locale]
    : refusalSentence(trouble, locale);
