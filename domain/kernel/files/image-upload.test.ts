import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isImageTooLarge, MAX_IMAGE_BYTES } from './image-upload.ts';

const TWO_MB = 2_097_152;

describe('image size', () => {
  it('is below 2 MB [S5-16]', () => {
    expect([isImageTooLarge(TWO_MB - 1), isImageTooLarge(TWO_MB)]).toEqual([false, true]);
    expect(MAX_IMAGE_BYTES).toBe(TWO_MB - 1);
  });

  it('a smaller image is never refused if a larger one is accepted', () => {
    fc.assert(
      fc.property(fc.nat(3 * TWO_MB), fc.nat(TWO_MB), (bytes, less) => {
        if (!isImageTooLarge(bytes)) expect(isImageTooLarge(Math.max(0, bytes - less))).toBe(false);
        else expect(isImageTooLarge(bytes + less)).toBe(true);
      }),
    );
  });
});
