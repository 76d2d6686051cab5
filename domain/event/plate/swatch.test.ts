import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swatchOf } from './swatch.ts';
import { oklabOf } from './tint.ts';

type Pixel = readonly [number, number, number];
const picture = (...parts: readonly (readonly [pixel: Pixel, count: number])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()));
const byte = fc.integer({ min: 0, max: 255 });
const anyPixel = fc.tuple(byte, byte, byte);
const bytesOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

describe('the colour that stands for a picture', () => {
  it('is its most chromatic swatch, not its largest; a speck is no swatch', () => {
    const sky: Pixel = [214, 222, 230];
    const coat: Pixel = [184, 50, 31];
    const neon: Pixel = [0, 255, 0];
    expect(swatchOf(picture([sky, 900], [coat, 90], [neon, 10]))).toBe('#b8321f');
  });

  it('is a plain picture’s only colour', () => {
    fc.assert(
      fc.property(anyPixel, fc.integer({ min: 1, max: 60 }), (pixel, count) => {
        expect(bytesOf(swatchOf(picture([pixel, count])))).toEqual(pixel);
      }),
    );
  });

  it('is a colour of six digits, no more chromatic than the most chromatic pixel of any picture', () => {
    fc.assert(
      fc.property(fc.array(anyPixel, { minLength: 1, maxLength: 400 }), (pixels) => {
        const color = swatchOf(picture(...pixels.map((pixel) => [pixel, 1] as const)));
        expect(color).toMatch(/^#[\da-f]{6}$/);
        const most = Math.max(...pixels.map((pixel) => oklabOf(pixel).chroma));
        // The mean of a swatch is rounded to bytes.
        expect(oklabOf(bytesOf(color)).chroma).toBeLessThanOrEqual(most + 0.01);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the most chromatic colour of a picture in which none fills a swatch', () => {
    const steps = [0, 64, 128, 192] as const;
    const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue): Pixel => [red, green, blue])));
    const color = swatchOf(picture(...all.map((pixel) => [pixel, 1] as const)));
    const chroma = (pixel: readonly number[]): number => oklabOf(pixel).chroma;
    expect(chroma(bytesOf(color))).toBe(Math.max(...all.map(chroma)));
  });
});
