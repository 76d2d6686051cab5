import { expect, it } from 'vitest';
import { renderPage } from '#test/rendered/render-page.tsx';
import { About } from './About.tsx';

const page = (locale: 'en' | 'vi') => renderPage([{ path: '*', Component: About }], { locale, at: '/about-us' });
const shown = (): string => document.body.textContent ?? '';

it.each([
  ['en', { conferences: '3,000+', users: '500,000+', organisers: '1,000+' }],
  ['vi', { 'hội nghị': '3.000+', 'người dùng': '500.000+', 'ban tổ chức': '1.000+' }],
] as const)(
  'the about page shows its text and figures, in %s [S2.1-37] [S2.15-05] [S9-50]',
  async (locale, figures) => {
    await page(locale);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const told = [...document.querySelectorAll('dd')].map(({ parentElement, textContent }) => [
      parentElement?.querySelector('dt')?.textContent,
      textContent,
    ]);
    expect(Object.fromEntries(told)).toEqual(figures);
    expect(shown()).toContain('vé mời');
  },
);

it.each([
  ['en', /an LMS with an AI assistant/],
  ['vi', /hệ thống LMS cùng trợ lý AI/],
] as const)('the about page mentions an LMS with an AI assistant, in %s [S1-54]', async (locale, words) => {
  await page(locale);
  expect(shown()).toMatch(words);
});

it.each([
  [
    'en',
    /Online events take up to 100,000 attendees at a time\. Onsite capacity is unlimited\./,
    /10,000 people|only with/,
  ],
  ['vi', /tối đa 100\.000 người/, /10\.000 người cùng mua|chỉ được chia sẻ/],
] as const)(
  'the about page names capacities as they are specified and promises no figure of its own, in %s',
  async (locale, specified, own) => {
    await page(locale);
    expect(shown()).toMatch(specified);
    expect(shown()).not.toMatch(own);
  },
);
