import { describe, expect, it } from 'vitest';
import { previewSize } from './preview-image.ts';

describe('the size of a preview image', () => {
  it.each([
    [null, null, 1_200, 630],
    ['600', '315', 600, 315],
    ['200', '2400', 200, 2_400],
    [null, '630', 1_200, 630],
  ])('asked as %j × %j is %d × %d', (width, height, pixelsWide, pixelsHigh) => {
    expect(previewSize({ width, height })).toEqual({ ok: true, value: { width: pixelsWide, height: pixelsHigh } });
  });

  it.each(['199', '2401', '99999', '', '-600', '6e2', '600.5', ' 600', 'x600', '600px'])('%j is none', (asked) => {
    const refusal = { code: 'IMAGE_SIZE', min: 200, max: 2_400 };
    expect(previewSize({ width: asked, height: null })).toEqual({ ok: false, refusal: { ...refusal, side: 'width' } });
    expect(previewSize({ width: null, height: asked })).toEqual({ ok: false, refusal: { ...refusal, side: 'height' } });
  });
});
