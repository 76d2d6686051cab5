import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_TEXT_FILE_BYTES, textFileProblem } from './text-file.ts';

it('refuses a text file over 5 MB and no smaller one, and names the limit', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat({ max: 2 ** 31 - 1 }), fc.constantFrom(0, 5_242_880, 5_242_881)), (bytes) => {
      expect(textFileProblem(bytes)).toEqual(
        bytes > 5_242_880 ? { kind: 'FILE_TOO_LARGE', maxBytes: MAX_TEXT_FILE_BYTES } : null,
      );
    }),
  );
});
