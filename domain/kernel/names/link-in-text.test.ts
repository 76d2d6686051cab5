import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsLink } from './link-in-text.ts';

describe('a link in a plain text', () => {
  it.each([
    ['Xem https://evil.example/login nhé', true],
    ['www.evil', true],
    ['vào evil.com/x', true],
    ['Evil.COM', true],
    ['tặng quà tại vcb-khuyenmai.vn.', true],
    ['t.me/abc', true],
    ['ht\u200Btps://x', true],
    ['evil。com', true],
    ['mailto:a@b', true],
    ['Lúc 18.30, ngày 20.11.2026, giá 1.250.000đ', false],
    ['TP.HCM, Q.Bình Thạnh, ThS.Mai', false],
    ['Chào {name},\n\n{link}\n\n{organiser}.', false],
    ['Hẹn gặp bạn.Thân mến', false],
    ['và/hoặc', false],
  ])('in %j: %s', (text, found) => {
    expect(holdsLink(text)).toBe(found);
  });

  it('is found anywhere in a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom('https://a.b', 'evil.com', 'x.vn'), (a, b, link) => {
        expect(holdsLink(`${a} ${link} ${b}`)).toBe(true);
      }),
    );
  });
});
