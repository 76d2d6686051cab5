import { expect, it } from 'vitest';
import { hasTag, pageTag } from './page-tag.ts';

const page = (now: number, left = 5) => Buffer.from(`<p>${left} chỗ</p><script>{"now":${now},"left":${left}}</script>`);
const NOON = 1_795_176_000_000;

it('gives renderings of the same few seconds the same tag when only their time differs', () => {
  expect(pageTag(page(NOON))).toBe(pageTag(page(NOON + 4_999)));
  expect(pageTag(page(NOON))).not.toBe(pageTag(page(NOON + 5_000)));
  expect(pageTag(page(NOON))).not.toBe(pageTag(page(NOON, 4)));
});

it('recognises a tag in any form that a proxy sends', () => {
  const tag = 'W/"abc"';
  for (const given of ['W/"abc"', '"abc"', '"x", W/"abc"', '*']) expect(hasTag(given, tag)).toBe(true);
  for (const given of ['"x"', 'abc', '', undefined]) expect(hasTag(given, tag)).toBe(false);
});
