import { searchableTexts, type TransferTexts } from './match-transfer.ts';
import { isTransferCode, TRANSFER_CODE_LENGTH, TRANSFER_CODE_PREFIX } from './transfer-code.ts';

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
