import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';
import { isTransferCode, TRANSFER_CODE_LENGTH, TRANSFER_CODE_PREFIX } from './transfer-code.ts';

/** The texts of a bank's notice. `code`: as the feed read it; may be truncated. */
export type TransferTexts = { readonly code: string | null; readonly content: string; readonly description: string };

export type TransferMatch =
  | { readonly kind: 'MATCHED'; readonly code: string }
  | { readonly kind: 'AMBIGUOUS'; readonly codes: readonly string[] }
  | { readonly kind: 'UNKNOWN' };

/** A text without everything that banks change: diacritics, case, dots, dashes, spaces. */
export const normaliseForMatching = (text: string): string =>
  withoutDiacritics(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** The texts to search, most trusted first. */
const searchableTexts = ({ code, content, description }: TransferTexts): readonly string[] =>
  (code === null ? [content, description] : [code, content, description]).map(normaliseForMatching);

/** The first text that names a known code decides; two different codes in it are left to a person. [STD 2] */
export function matchTransfer(texts: TransferTexts, knownCodes: readonly string[]): TransferMatch {
  for (const text of searchableTexts(texts)) {
    const found = [...new Set(knownCodes)].filter((code) => text.includes(code));
    const [code, ...others] = found;
    if (code !== undefined)
      return others.length === 0 ? { kind: 'MATCHED', code } : { kind: 'AMBIGUOUS', codes: found };
  }
  return { kind: 'UNKNOWN' };
}

/** Everything shaped like a code in a transfer's texts, to be looked up before matching. */
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
