import { describe, expect, it } from 'vitest';
import { sourcesOf } from './cover-picture.view.ts';

const cover = { url: '/files/a/full.webp', cardUrl: '/files/a/card.webp', color: '#b8321f' };

describe('the files of a cover', () => {
  it.each([
    ['square', 1200, 1200, '/files/a/card.webp 640w, /files/a/full.webp 1200w'],
    ['wide', 1600, 900, '/files/a/card.webp 640w, /files/a/full.webp 1600w'],
    ['high', 900, 1600, '/files/a/card.webp 360w, /files/a/full.webp 900w'],
    ['small, which nobody enlarges', 500, 400, '/files/a/full.webp 500w'],
  ])('each says how wide it is: %s', (_, width, height, sources) => {
    expect(sourcesOf({ ...cover, width, height })).toBe(sources);
  });
});
