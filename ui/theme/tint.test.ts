import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TINT, tintOf } from '#domain/event/plate/tint.ts';
import { dark, light } from './palette.ts';

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the tint of an event’s page', () => {
  it('keeps AA contrast of ink and ash, whatever the picture’s colour, in both schemes', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        for (const [scheme, palette] of [
          ['light', light],
          ['dark', dark],
        ] as const)
          for (const text of [palette.ink, palette.ash])
            expect(contrast(tintOf(color, scheme), text)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is what the base style sheet says', () => {
    const css = readFileSync('ui/theme/base.css', 'utf8');
    for (const { lightness, chroma } of [TINT.light, TINT.dark])
      expect(css).toMatch(new RegExp(`--tint-lightness: ${lightness};\\s+--tint-chroma: ${chroma};`));
  });
});
