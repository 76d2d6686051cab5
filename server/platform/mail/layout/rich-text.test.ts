import { describe, expect, it } from 'vitest';
import { makeSanitizeOrganiserHtml } from '#server/event/html/sanitize-organiser-html.ts';
import { hasLinks, richHtml, richParagraphs } from './rich-text.ts';

const { clean } = makeSanitizeOrganiserHtml();
const body = clean(
  '<h2>Mở cửa</h2><p>Lúc <strong>18:00</strong><br />ở <a href="https://evil.test/a?b=1&amp;c=2">Vemoi</a></p>' +
    '<ul><li>CMND</li><li>Vé &amp; nước</li></ul><img src="/files/0b9f2f6e-aaaa/event.webp" alt="Sơ đồ" />',
);

describe('the body of an email to guests', () => {
  it('says where each link leads, as text and as HTML', () => {
    expect(richParagraphs(body)).toEqual([
      'Mở cửa',
      'Lúc 18:00\nở Vemoi (https://evil.test/a?b=1&c=2)',
      '- CMND\n- Vé & nước',
    ]);
    expect(richHtml(body, 'https://vemoi.test')).toContain('>Vemoi (https://evil.test/a?b=1&amp;c=2)</a>');
    expect(richParagraphs(clean('<p><a href="https://vemoi.vn">https://vemoi.vn</a></p>'))).toEqual([
      'https://vemoi.vn',
    ]);
  });

  it('gives pictures their full address and every block its style', () => {
    const html = richHtml(body, 'https://vemoi.test');
    expect(html).toContain('src="https://vemoi.test/files/0b9f2f6e-aaaa/event.webp"');
    expect(html).not.toMatch(/<(h1|h2|p|ul|ol|img|a)(?! style=)\b[^>]*>/);
  });

  it('knows whether it has links', () => {
    expect([hasLinks(body), hasLinks(clean('<p>https://vemoi.vn</p><a href="javascript:x">y</a>'))]).toEqual([
      true,
      false,
    ]);
  });
});
