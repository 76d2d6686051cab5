import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSanitizeOrganiserHtml } from './sanitize-organiser-html.ts';

const html = makeSanitizeOrganiserHtml();

describe("an organiser's HTML", () => {
  it('keeps what the editor makes', () => {
    const text =
      '<h1>Đêm nhạc</h1><h2>Hai</h2><p>Một <strong>hai</strong> <em>ba</em><br />bốn</p><blockquote>Năm</blockquote><ul><li>sáu</li></ul><ol><li>bảy</li></ol>';
    expect(html.clean(text)).toBe(text);
  });

  it('keeps web and mail links, and opens them apart from the page', () => {
    expect(html.clean('<a href="https://example.com/x" onclick="steal()">x</a>')).toBe(
      '<a href="https://example.com/x" rel="noopener nofollow ugc" target="_blank">x</a>',
    );
    expect(html.clean('<a href="mailto:a@b.vn">x</a>')).toContain('mailto:a@b.vn');
  });

  it('drops scripts, styles, frames, handlers and foreign addresses', () => {
    for (const [given, kept] of [
      ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
      ['<p style="position:fixed" onload="x()">a</p>', '<p>a</p>'],
      ['<iframe src="https://evil.example"></iframe>', ''],
      ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
      ['<a href="//evil.example">a</a>', '<a>a</a>'],
      ['<img src="https://evil.example/p.gif">', ''],
      ['<img src="/files/../../etc" onerror="x()">', ''],
      ['<img src="/files/../oauth2/logout">', ''],
      ['<img src="/files/private/0190a1b2-0000-7000-8000-000000000000?s=x">', ''],
      ['<img src="/static/a.png">', ''],
      ['<img src="data:image/png;base64,AAAA">', ''],
      ['<svg><script>1</script></svg>', ''],
    ] as const)
      expect(html.clean(given)).toBe(kept);
  });

  it("shows pictures of the site's own file store", () => {
    expect(html.clean('<img src="/files/0190a1b2/full.webp" alt="Sân khấu">')).toBe(
      '<img src="/files/0190a1b2/full.webp" alt="Sân khấu" />',
    );
  });

  it('keeps the alternative text of a picture, whatever it says', () => {
    const signs = fc.constantFrom('<', '>', '&', '"', "'", 'Bàn xoay', ' ', '&lt;', 'onerror=x', 'á');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 8 }), (parts) => {
        const alt = parts.join('');
        const escaped = alt
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;');
        const picture = `<img src="/files/0190a1b2/full.webp" alt="${escaped}" />`;
        expect(html.clean(picture)).toBe(picture);
      }),
    );
  });

  it('is idempotent, and lets no other element or handler through', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<script>',
        '</script>',
        '<p>',
        '</p>',
        '<img src=x onerror=y>',
        '<a href="javascript:x">',
        '<<',
        '<!--',
        '-->',
        '<svg/onload=x>',
        '&lt;script&gt;',
        '"><b>',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = html.clean(pieces.join(''));
        expect(html.clean(once)).toBe(once);
        expect(once.replaceAll(/<\/?(h1|h2|p|br|strong|em|blockquote|ul|ol|li|a|img)\b[^<>]*>/g, '')).not.toMatch(
          /<[a-z!/]/i,
        );
        expect(once).not.toMatch(/<[^<>]*\son\w+\s*=/i);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the summary as plain text, cut between words', () => {
    expect(html.summary('<h1>Đêm nhạc</h1><p>Trịnh &amp; bạn</p><ul><li>một</li><li>hai</li></ul>', 200)).toBe(
      'Đêm nhạc Trịnh & bạn một hai',
    );
    expect(html.summary('<p>một hai ba bốn năm</p>', 12)).toBe('một hai ba…');
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 10, max: 200 }), (text, most) => {
        expect(html.summary(text, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
