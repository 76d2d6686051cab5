import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import { LOCALES, type Locale } from '#domain/kernel/locale/locale.ts';
import { BANK_TRANSFER_SHOWN, CART_HOLD } from '#domain/money/payment/hold-times.ts';
import { ARTICLE_IDS, type ArticleId } from '#domain/people/articles.ts';
import { LEAD_KEPT_FOR } from '#domain/people/contact-lead.ts';
import { CODE_LIFE } from '#domain/people/one-time-code.ts';
import { LATE_MONEY_KEPT_FOR } from '#domain/sale/refund/owed-money.ts';
import { REFUND_WINDOW } from '#domain/sale/refund/refund.ts';
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

const wordsOf = async (locale: Locale, id: ArticleId): Promise<string> =>
  lines((await articlesIn(locale)).find((article) => article.id === id)?.blocks ?? []).join('\n');

/** The catalogues and the sentences of both sides. */
const said = (locale: Locale): string =>
  [...globSync(`ui/locales/${locale}/*.po`), ...globSync('words/**/*.ts')]
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll("'", '’');

/** In bold, but no name of a control. */
const EMPHASISED = /[.:]$/;
const NO_CONTROL: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'the email address you ordered with',
    'only after you agree',
    'The event’s own regulations',
    'Contact the organiser',
    'Contact us',
    'Your messages',
  ],
  vi: [
    'địa chỉ email đã đặt vé',
    'chỉ được tải sau khi bạn đồng ý',
    'Quy định riêng của sự kiện',
    'Liên hệ ban tổ chức',
    'Liên hệ với chúng tôi',
    'Lời nhắn',
  ],
};

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

  it.each(LOCALES)('name buttons, tabs and statuses as the product does, in %s', async (locale) => {
    const product = said(locale);
    const named = (await articlesIn(locale))
      .flatMap(({ blocks }) => lines(blocks))
      .flatMap((line) => [
        ...[...line.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label),
        ...inlinePieces(line).flatMap(({ kind, text }) => (kind === 'BOLD' ? [text] : [])),
      ])
      .filter((label) => !EMPHASISED.test(label) && !NO_CONTROL[locale].includes(label));
    expect(named.length).toBeGreaterThan(12);
    expect(
      named.filter((label) => !['"', '’', '`'].some((mark) => product.includes(`${mark}${label}${mark}`))),
    ).toEqual([]);
  });

  it('state the product’s own times', async () => {
    expect([CODE_LIFE, CART_HOLD, BANK_TRANSFER_SHOWN]).toEqual([5 * MINUTE, 10 * MINUTE, 30 * MINUTE]);
    expect([REFUND_WINDOW, LATE_MONEY_KEPT_FOR, LEAD_KEPT_FOR]).toEqual([7 * DAY, 7 * DAY, 2 * 365 * DAY]);
    const stated: readonly (readonly [ArticleId, en: RegExp, vi: RegExp])[] = [
      [
        'how-to-order',
        /valid for five minutes[\s\S]*for 10 minutes while you choose/,
        /năm phút[\s\S]*giữ 10 phút khi bạn chọn/,
      ],
      ['bank-transfer', /30 minutes to pay/, /30 phút để thanh toán/],
      ['late-transfers', /refund the money after seven days/, /hoàn sau bảy ngày/],
      ['identity-and-payouts', /seven days after the event/, /bảy ngày sau sự kiện/],
      ['privacy-policy', /two years/, /hai năm/],
    ];
    for (const [id, en, vi] of stated) {
      expect(await wordsOf('en', id)).toMatch(en);
      expect(await wordsOf('vi', id)).toMatch(vi);
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
