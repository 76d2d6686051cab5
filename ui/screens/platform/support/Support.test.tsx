import { describe, expect, it } from 'vitest';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { ErrorScreen } from '#ui/screens/platform/error/ErrorScreen.tsx';
import { Article } from './Article.tsx';
import { articleLoader } from './article.loader.ts';
import { Support } from './Support.tsx';
import { supportLoader } from './support.loader.ts';

async function page(at: string, locale: 'en' | 'vi' = 'en') {
  const rendered = await renderPage(
    [
      { path: '/support', Component: Support, loader: supportLoader },
      { path: '/support/:articleId', Component: Article, loader: articleLoader, ErrorBoundary: ErrorScreen },
      // A loader takes its language from the address.
      { path: '/vi/support', Component: Support, loader: supportLoader },
    ],
    { at, locale },
  );
  await appears('h1');
  return rendered;
}
const titles = (): string[] => findAll('ol a b', /./).map((title) => title.textContent ?? '');

describe('the support centre', () => {
  it('has a section for each subject, with its articles [S2.1-36] [S2.15-04]', async () => {
    await page('/support');
    expect(findAll('section h2', /./).map((name) => name.textContent)).toEqual([
      'Ordering guide',
      'Refund policy',
      'Organiser scanning app',
      'Verification',
      'Regulations',
      'Privacy policy',
      'Dispute resolution',
      'Still need help?',
    ]);
    for (const section of document.querySelectorAll('section[aria-labelledby]'))
      expect(section.querySelectorAll('a').length).toBeGreaterThan(0);
  });

  it('finds articles while typing and keeps the query in the address [S2.15-03]', async () => {
    const { router } = await page('/support');
    await type(document.querySelector('input[name="q"]'), 'refund');
    await settle(300);
    await appears('h2', /answers? for “refund”/);
    expect(titles()[0]).toBe('When can I get a refund?');
    expect(router.state.location.search).toBe('?q=refund');
    await click(find('ol a', /When can I get a refund/));
    expect((await appears('h1', /refund/)).textContent).toBe('When can I get a refund?');
    expect(router.state.location.pathname).toBe('/support/refund-policy');
  });

  it('clears the search, keeps the focus and shows all topics again', async () => {
    await page('/support?q=zebra');
    await click(find('button', 'Clear search'));
    await settle(300);
    expect(find('h2', 'Ordering guide')).toBeDefined();
    expect(document.activeElement?.getAttribute('name')).toBe('q');
    expect(document.querySelector('[aria-label="Clear search"]')).toBe(null);
  });

  it('finds articles with and without accents [S2.15-03]', async () => {
    await page('/vi/support?q=hoan%20tien', 'vi');
    const bare = titles();
    await page('/vi/support?q=Ho%C3%A0n%20ti%E1%BB%81n', 'vi');
    expect(titles()).toEqual(bare);
    expect(bare[0]).toBe('Khi nào vé được hoàn tiền');
  });

  it('says that nothing was found and links to all topics', async () => {
    await page('/support?q=zebra');
    expect(find('h2', 'No answers for “zebra”')).toBeDefined();
    await click(find('a', 'Show all topics'));
    expect(find('h2', 'Ordering guide')).toBeDefined();
  });

  it('shows an article with steps, own links, related articles and a reply within a day [S9-36]', async () => {
    await page('/support/how-to-order');
    expect(document.querySelectorAll('article ol li').length).toBeGreaterThan(4);
    expect(find('article a', 'My tickets').getAttribute('href')).toBe('/my-ticket');
    expect(findAll('section a b', /./)).toHaveLength(3);
    expect(document.body.textContent).toContain('within 1 business day');
  });

  it.each(['/support/nothing', '/support/__proto__', '/support/%3Cscript%3E'])(
    'answers %s with Page Not Found',
    async (at) => {
      await page(at);
      expect(find('h1', 'Page Not Found')).toBeDefined();
    },
  );
});
