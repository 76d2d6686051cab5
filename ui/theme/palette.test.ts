import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from './palette.ts';

/** WCAG 2.2, relative luminance and contrast ratio. */
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

type Tone = keyof Palette;
const TEXT: readonly (readonly [Tone, Tone])[] = [
  ...(['ink', 'ash', 'link', 'jade', 'clay', 'sky', 'danger'] as const).flatMap((text) =>
    (['paper', 'card'] as const).map((ground) => [text, ground] as const),
  ),
  ['ink', 'sunken'],
  ['ash', 'sunken'],
  ['onVermilion', 'vermilion'],
  ['onVermilion', 'vermilionDeep'],
  ['paper', 'ink'],
  ['onGoldWash', 'goldWash'],
  ['jadeDeep', 'jadeWash'],
  ['ink', 'jadeWash'],
  ['ink', 'skyWash'],
  ['ink', 'clayWash'],
  ['ink', 'dangerWash'],
  ['clay', 'clayWash'],
  ['link', 'vermilionWash'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (_name, palette) => {
  it.each(TEXT)('has AA contrast of %s on %s (4.5 to 1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'card'] as const)('has field outlines visible on %s (3 to 1)', (ground) => {
    expect(contrast(palette.outline, palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(['paper', 'card'] as const)('has the filled button and other vermilion marks visible on %s', (ground) => {
    expect(contrast(palette.vermilion, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the dark palette', () => {
  it('fills its one primary action with #CE3D26 under white text, and keeps the lighter #FF8A73 for links', () => {
    expect([dark.vermilion, dark.onVermilion, dark.link]).toEqual(['#CE3D26', '#FFFFFF', '#FF8A73']);
  });
});
