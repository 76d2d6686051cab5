import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SLIDE_MS, slideAfter, slideBefore } from './carousel.ts';

it('a carousel advances every three seconds and wraps both ways', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, any) => {
      const slide = any % count;
      expect(slideAfter(slide, count)).toBe((slide + 1) % count);
      expect(slideBefore(slideAfter(slide, count), count)).toBe(slide);
    }),
  );
  expect([SLIDE_MS, slideAfter(0, 0)]).toEqual([3_000, 0]);
});
