import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hueOf, tintOf } from './tint.ts';

const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the tint of a picture', () => {
  it('takes the hue of known colours, and gold’s for greys', () => {
    // CSS Color 4: red 29.23, lime 142.5, blue 264.05.
    expect([hueOf('#ff0000'), hueOf('#00ff00'), hueOf('#0000ff')]).toEqual([29, 142, 264]);
    expect([hueOf('#ffffff'), hueOf('#000000'), hueOf('#808080')]).toEqual([78, 78, 78]);
  });

  it('keeps the picture’s hue, within what eight bits of a dark colour can say', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom('light' as const, 'dark' as const, 'email' as const), (color, scheme) => {
        const tint = tintOf(color, scheme);
        expect(tint).toMatch(/^#[\da-f]{6}$/);
        const apart = Math.abs(hueOf(tint) - hueOf(color));
        expect(Math.min(apart, 360 - apart)).toBeLessThanOrEqual(8);
      }),
      { numRuns: 1_000 },
    );
  });
});
