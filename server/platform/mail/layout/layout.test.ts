import { describe, expect, it } from 'vitest';
import { layOutEmail } from './email-layout.ts';
import { html } from './html.ts';
import { button, facts, paragraph } from './pieces.ts';

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
