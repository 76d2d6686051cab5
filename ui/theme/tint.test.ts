import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dark, light } from './palette.ts';
import { hueOf, TINT } from './tint.ts';

/** oklch to linear sRGB, after Björn Ottosson's inverse matrices. */
function luminanceOf({ lightness, chroma }: { lightness: number; chroma: number }, hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number): number => Math.min(1, Math.max(0, value));
  const red = shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminanceOfHex = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the tint of an event’s page', () => {
  it('keeps AA contrast of ink and ash, whatever the picture’s colour, in both schemes', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const hue = hueOf(color);
        for (const [scheme, palette] of [
          ['light', light],
          ['dark', dark],
        ] as const)
          for (const text of [palette.ink, palette.ash])
            expect(contrast(luminanceOf(TINT[scheme], hue), luminanceOfHex(text))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes the hue of known colours, and gold’s for greys', () => {
    // CSS Color 4: red 29.23, lime 142.5, blue 264.05.
    expect([hueOf('#ff0000'), hueOf('#00ff00'), hueOf('#0000ff')]).toEqual([29, 142, 264]);
    expect([hueOf('#ffffff'), hueOf('#000000'), hueOf('#808080')]).toEqual([78, 78, 78]);
  });

  it('is what the base style sheet says', () => {
    const css = readFileSync('ui/theme/base.css', 'utf8');
    for (const { lightness, chroma } of [TINT.light, TINT.dark])
      expect(css).toMatch(new RegExp(`--tint-lightness: ${lightness};\\s+--tint-chroma: ${chroma};`));
  });
});
