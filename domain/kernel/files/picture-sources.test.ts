import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_EDGE, PICTURE_VARIANTS, pictureSources, widthIn } from './picture-sources.ts';

const folder = '/files/01997b3a-0000-7000-8000-0000000000a1';
const url = `${folder}/full.webp`;
const edge = fc.integer({ min: 1, max: LONGEST_EDGE.full });

describe('picture sizes', () => {
  it('are offered by distinct widths, smallest first', () => {
    expect(pictureSources({ url, width: 1600, height: 900 })).toEqual([
      { url: `${folder}/card.webp`, width: 768 },
      { url: `${folder}/large.webp`, width: 1080 },
      { url, width: 1600 },
    ]);
    expect(pictureSources({ url, width: 900, height: 1200 })).toEqual([
      { url: `${folder}/card.webp`, width: 576 },
      { url: `${folder}/large.webp`, width: 810 },
      { url, width: 900 },
    ]);
    expect(pictureSources({ url, width: 600, height: 400 })).toEqual([{ url, width: 600 }]);
  });

  it.each(['https://elsewhere.test/a.webp', '/files/photo.webp', `${folder}/card.webp`, `${folder}/full.jpg`])(
    'are not guessed for %s',
    (address) => {
      expect(pictureSources({ url: address, width: 1600, height: 900 })).toEqual([{ url: address, width: 1600 }]);
    },
  );

  it('increase up to the picture’s own width', () => {
    fc.assert(
      fc.property(edge, edge, (width, height) => {
        const sources = pictureSources({ url, width, height });
        expect(sources.at(-1)).toEqual({ url, width });
        for (const [index, source] of sources.entries())
          expect(source.width).toBeGreaterThan(sources[index - 1]?.width ?? 0);
      }),
    );
  });

  it('never exceed the picture or their edge', () => {
    fc.assert(
      fc.property(edge, edge, fc.constantFrom(...PICTURE_VARIANTS), (width, height, size) => {
        const wide = widthIn(size, { width, height });
        expect(wide).toBeLessThanOrEqual(Math.min(width, LONGEST_EDGE[size]));
      }),
    );
  });
});
