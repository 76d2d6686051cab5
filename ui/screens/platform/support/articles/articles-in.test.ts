import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { ARTICLE_IDS } from '#domain/people/articles.ts';
import { type Article, type Block, SECTION_IDS } from '#ui/screens/platform/support/article.ts';
import { inlinePieces } from '#ui/screens/platform/support/inline-text.view.ts';
import { searchArticles } from '#ui/screens/platform/support/support.view.ts';
import { articlesIn } from './articles-in.ts';

const english = await articlesIn('en');
const vietnamese = await articlesIn('vi');
const shape = ({ id, section, blocks }: Article) => ({
  id,
  section,
  blocks: blocks.map((block) => [block.kind, 'items' in block ? block.items.length : 1]),
});
const lines = (blocks: readonly Block[]) => blocks.flatMap((block) => ('items' in block ? block.items : [block.text]));
const linksOf = (article: Article) =>
  lines(article.blocks).flatMap((line) =>
    inlinePieces(line).flatMap((piece) => (piece.kind === 'LINK' ? [piece.to] : [])),
  );

describe('the articles', () => {
  it('have the same parts and links in both languages', () => {
    expect(vietnamese.map(shape)).toEqual(english.map(shape));
    expect(vietnamese.map(linksOf)).toEqual(english.map(linksOf));
  });

  it('fill every section, each with an address', () => {
    expect(new Set(english.map(({ section }) => section))).toEqual(new Set(SECTION_IDS));
    expect(english.map(({ id }) => id)).toEqual([...ARTICLE_IDS]);
  });

  it.each(LOCALES)('have no broken link, leftover mark or repeated line, in %s', async (locale) => {
    const articles = await articlesIn(locale);
    const known = new Set(articles.map(({ id }) => `/support/${id}`));
    for (const article of articles) {
      for (const to of linksOf(article)) if (to.startsWith('/support/')) expect(known).toContain(to);
      const all = lines(article.blocks);
      expect(new Set(all).size).toBe(all.length);
      for (const line of all) for (const { text } of inlinePieces(line)) expect(text).not.toMatch(/\*\*|\]\(/);
    }
  });

  it('are found with and without accents', () => {
    const first = (articles: readonly Article[], query: string): string | undefined =>
      searchArticles(articles, query)[0]?.id;
    expect(first(english, 'refund')).toBe('refund-policy');
    expect(first(english, 'late transfer')).toBe('late-transfers');
    expect(first(english, 'cookies')).toBe('cookies-and-services');
    expect(first(vietnamese, 'hoan tien')).toBe('refund-policy');
    expect(first(vietnamese, 'soát vé')).toBe(first(vietnamese, 'soat ve'));
    expect(first(vietnamese, 'cccd')).toBeUndefined();
    expect(first(vietnamese, 'căn cước')).toBe('identity-and-payouts');
    expect(searchArticles(vietnamese, 'bop tham')[0]).toBeUndefined();
    expect(searchArticles(english, 'phone camera')[0]?.answer).toMatch(/camera/);
  });
});
