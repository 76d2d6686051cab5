import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';

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
