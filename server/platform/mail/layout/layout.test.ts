import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tintOf } from '#domain/event/plate/tint.ts';
import { layOutEmail } from './email-layout.ts';
import { html } from './html.ts';
import { ASH, INK, VERMILION } from './palette.ts';
import { button, facts, naming, paragraph, unbroken } from './pieces.ts';

/** WCAG 2.2, contrast ratio. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

describe('a mail', () => {
  it('escapes user text', () => {
    const evil = `<img src=x onerror=alert(1)>"'&`;
    const { html: markup } = layOutEmail({
      locale: 'en',
      subject: evil,
      preview: evil,
      body: [paragraph(evil), facts([[evil, evil]]), button(evil, `https://vemoi.test/?q=${evil}`)],
      text: [evil],
    });
    expect(markup).not.toContain('<img');
    expect(markup).not.toMatch(/="[^"]*"'/);
    expect(markup.split('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')).toHaveLength(8);
  });

  it('loads nothing remote and runs no script', () => {
    const { html: markup } = layOutEmail({
      locale: 'vi',
      subject: 'a',
      preview: 'b',
      body: [paragraph('c')],
      text: ['c'],
    });
    expect(markup).not.toMatch(/<(script|link|iframe|object|form)|@import|url\(|src="http/i);
  });

  it('shows the picture of its event above the message, and is tinted by it', () => {
    const evil = `<img src=x onerror=alert(1)>"'&`;
    const { html: markup } = layOutEmail({
      locale: 'vi',
      subject: 'a',
      preview: 'b',
      event: { name: evil, picture: { url: 'https://vemoi.test/api/banner/lotus-jade-7.jpg', color: '#2f9a80' } },
      body: [paragraph('c')],
      text: ['c'],
    });
    expect(markup.match(/<img [^>]*>/g)).toHaveLength(1);
    expect(markup).toContain('<img src="https://vemoi.test/api/banner/lotus-jade-7.jpg"');
    expect(markup).toContain('alt="&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;"');
    expect(markup.split(`background:${tintOf('#2f9a80', 'email')}`)).toHaveLength(3);
  });

  it('keeps AA contrast of its text on the tint of any picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (color) => {
        const tint = tintOf(`#${color.toString(16).padStart(6, '0')}`, 'email');
        for (const text of [INK, ASH, VERMILION]) expect(contrast(tint, text)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is one document in its language with a plain-text part', () => {
    const { html: markup, text } = layOutEmail({
      locale: 'vi',
      subject: 'a',
      preview: 'b',
      body: [],
      text: ['một', 'hai'],
    });
    expect(markup).toMatch(/^<!doctype html>\n<html lang="vi">/);
    expect(text).toMatch(/^một\n\nhai\n\n[\s\S]*\n$/);
  });

  it('is in composed Unicode, so that mailbox searches find its words', () => {
    const apart = 'Đêm nhạc ở Đà Lạt'.normalize('NFD');
    const {
      subject,
      text,
      html: markup,
    } = layOutEmail({ locale: 'vi', subject: apart, preview: apart, body: [paragraph(apart)], text: [apart] });
    for (const part of [subject, text, markup]) {
      expect(part).toBe(part.normalize('NFC'));
      expect(part).toContain('Đêm nhạc ở Đà Lạt'.normalize('NFC'));
    }
  });
});

it('does not escape our own markup, also in lists', () => {
  expect(html`<b>${[html`<i>${'<'}</i>`, html`${1}`]}</b>`.html).toBe('<b><i>&lt;</i>1</b>');
});

describe('a sentence about an event', () => {
  it('has the event’s name in bold, escaped, once', () => {
    const { html: markup } = naming('A & B', 'Tickets for A & B: A & B is on sale');
    expect(markup).toBe('Tickets for <strong style="font-weight:700">A &amp; B</strong>: A &amp; B is on sale');
  });

  it('is as it is where it does not name the event', () => {
    expect(naming('A', 'Nothing <new>').html).toBe('Nothing &lt;new&gt;');
  });
});

describe('a fact of several parts', () => {
  it('breaks at its commas, not inside a city or between the hours', () => {
    const kept = (part: string) => `<span style="white-space:nowrap">${part}</span>`;
    expect(unbroken('7 Công trường Lam Sơn, TP. Hồ Chí Minh').html).toBe(
      `7 Công trường Lam Sơn, ${kept('TP. Hồ Chí Minh')}`,
    );
    expect(unbroken('Thứ Bảy, 19/12/2026, 19:30 – 22:00').html).toBe(`Thứ Bảy, 19/12/2026, ${kept('19:30 – 22:00')}`);
  });

  it('keeps every part that fits a phone on one line, and loses no letter', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', ' ', ',', 'ộ') })), (parts) => {
        const text = parts.join(', ');
        const { html: markup } = unbroken(text);
        expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text);
        for (const [, part = ''] of markup.matchAll(/<span[^>]*>([^<]*)/g)) expect(part.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});
