import { expect, it } from 'vitest';
import { renderPage } from '#test/rendered/render-page.tsx';
import { About } from './About.tsx';

const page = (locale: 'en' | 'vi') => renderPage([{ path: '*', Component: About }], { locale, at: '/about-us' });
const shown = (): string => document.body.textContent ?? '';

it.each([
  ['en', ['3,000+', '500,000+', '1,000+']],
  ['vi', ['3.000+', '500.000+', '1.000+']],
] as const)(
  'the about page shows its text and figures, in %s [S2.1-37] [S2.15-05] [S9-50]',
  async (locale, figures) => {
    await page(locale);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect([...document.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual(figures);
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
