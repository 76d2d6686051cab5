import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_VIEW, heldInside, mostZoom, movedBy, partOf } from './crop.ts';

const edge = fc.integer({ min: 1, max: 12_000 });
const picture = fc.record({ width: edge, height: edge });
const ratio = fc.constantFrom(null, 1, 4 / 3, 16 / 9);
const share = fc.double({ min: -3, max: 3, noNaN: true });
const view = fc.record({ x: share, y: share, zoom: fc.double({ min: -2, max: 50, noNaN: true }) });

describe('the part of a picture that is kept', () => {
  it('is inside the picture and has at least one pixel', () => {
    fc.assert(
      fc.property(picture, ratio, view, view, (size, wanted, seen, by) => {
        const { left, top, width, height } = partOf(size, wanted, movedBy(size, wanted, seen, by));
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(size.width);
        expect(top + height).toBeLessThanOrEqual(size.height);
      }),
    );
  });

  it('is at first the largest of its ratio, in the middle', () => {
    expect(partOf({ width: 1600, height: 900 }, 1, FIRST_VIEW)).toEqual({ left: 350, top: 0, width: 900, height: 900 });
    expect(partOf({ width: 900, height: 1600 }, 4 / 3, FIRST_VIEW)).toEqual({
      left: 0,
      top: 463,
      width: 900,
      height: 675,
    });
    expect(partOf({ width: 1600, height: 900 }, null, FIRST_VIEW)).toEqual({
      left: 0,
      top: 0,
      width: 1600,
      height: 900,
    });
  });

  it('stays where it is when a view without an enlargement is not moved', () => {
    const size = { width: 1600, height: 900 };
    const still = { x: 0, y: 0 };
    expect(partOf(size, null, movedBy(size, null, { ...FIRST_VIEW, zoom: 0 }, still))).toEqual({
      left: 0,
      top: 0,
      width: 1600,
      height: 900,
    });
  });

  it('gets smaller when enlarged, and stops at the edges', () => {
    const size = { width: 2000, height: 1000 };
    expect(partOf(size, 1, { x: 0.5, y: 0.5, zoom: 2 })).toEqual({ left: 750, top: 250, width: 500, height: 500 });
    expect(partOf(size, 1, movedBy(size, 1, { ...FIRST_VIEW, zoom: 2 }, { x: 0.1, y: 0 })).left).toBe(800);
    expect(partOf(size, 1, movedBy(size, 1, { ...FIRST_VIEW, zoom: 2 }, { x: 9, y: -9 }))).toEqual({
      left: 1500,
      top: 0,
      width: 500,
      height: 500,
    });
  });

  it.each([
    [{ width: 1, height: 1 }, 1],
    [{ width: 640, height: 640 }, 2],
    [{ width: 9_000, height: 9_000 }, 8],
  ])('of %o is enlarged at most %d times', (size, most) => {
    expect(mostZoom(size, 1)).toBe(most);
    expect(heldInside(size, 1, { ...FIRST_VIEW, zoom: 99 }).zoom).toBe(most);
  });
});
