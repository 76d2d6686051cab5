import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';
import { isTransferCode, TRANSFER_CODE_LENGTH, TRANSFER_CODE_PREFIX } from './transfer-code.ts';

/** The texts that a bank's notice carries. `code` is what the feed itself took for the code, and may be cut short. */
export type TransferTexts = { readonly code: string | null; readonly content: string; readonly description: string };

export type TransferMatch =
  | { readonly kind: 'MATCHED'; readonly code: string }
  | { readonly kind: 'AMBIGUOUS'; readonly codes: readonly string[] }
  | { readonly kind: 'UNKNOWN' };

/** What is left of a text once everything that banks change is taken out of it: marks, case, dots, dashes, spaces. */
export const normaliseForMatching = (text: string): string =>
  withoutDiacritics(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** The texts of a notice, ready to be searched, in the order in which they are trusted. */
export const searchableTexts = ({ code, content, description }: TransferTexts): readonly string[] =>
  (code === null ? [content, description] : [code, content, description]).map(normaliseForMatching);

/**
 * Finds which of the known codes a transfer names. Only known codes are looked for, never what merely looks like one;
 * the first text that names any decides, and two different codes in it are for a person to judge. (standards 4.5, rules
 * 3 and 4)
 */
export function matchTransfer(texts: TransferTexts, knownCodes: readonly string[]): TransferMatch {
  for (const text of searchableTexts(texts)) {
    const found = [...new Set(knownCodes)].filter((code) => text.includes(code));
    const [code, ...others] = found;
    if (code !== undefined)
      return others.length === 0 ? { kind: 'MATCHED', code } : { kind: 'AMBIGUOUS', codes: found };
  }
  return { kind: 'UNKNOWN' };
}

/**
 * Everything in a transfer's texts that has the shape of a code: what to look up before matching. Few, however long the
 * texts.
 */
export const transferCodeCandidates = (texts: TransferTexts): string[] => [
  ...new Set(searchableTexts(texts).flatMap(shapesIn)),
];

function shapesIn(normalised: string): string[] {
  const found: string[] = [];
  for (
    let at = normalised.indexOf(TRANSFER_CODE_PREFIX);
    at >= 0;
    at = normalised.indexOf(TRANSFER_CODE_PREFIX, at + 1)
  ) {
    const shape = normalised.slice(at, at + TRANSFER_CODE_LENGTH);
    if (isTransferCode(shape)) found.push(shape);
  }
  return found;
}
