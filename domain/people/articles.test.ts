import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { bestSentence, findArticles, isOneTypoApart, queryWords } from './articles.ts';

const refund = {
  title: 'Chính sách hoàn tiền',
  lead: 'Khi nào tiền vé được hoàn lại.',
  text: 'Ban tổ chức quyết định. Vé đã soát không hoàn.',
};
const scan = {
  title: 'Soát vé bằng điện thoại',
  lead: 'Không cần cài ứng dụng.',
  text: 'Mở trang soát vé. Đưa mã QR trước máy ảnh.',
};
const privacy = { title: 'Dữ liệu cá nhân', lead: 'Chúng tôi giữ gì.', text: 'Tên và email đến ban tổ chức.' };
const articles = [refund, scan, privacy];
const found = (query: string) => findArticles(articles, query).map(({ title }) => title);

describe('searching the support centre', () => {
  it('requires every word and ignores diacritics', () => {
    expect(found('hoàn tiền')).toEqual([refund.title]);
    expect(found('HOAN TIEN')).toEqual([refund.title]);
    expect(found('du lieu')).toEqual([privacy.title]);
    expect(found('hoàn email')).toEqual([]);
  });

  it('ranks a matching title above a matching text', () => {
    expect(found('soát vé')).toEqual([scan.title, refund.title]);
  });

  it('matches prefixes, and tolerates one typo in a long word', () => {
    expect(found('chin sac')).toEqual([refund.title]);
    const english = [{ title: 'Refunds', lead: '', text: '' }];
    for (const slip of ['refnds', 'refuunds', 'refubds', 'rfeunds'])
      expect(findArticles(english, slip)).toEqual(english);
    expect(findArticles([{ title: 'QR', lead: '', text: '' }], 'QX')).toEqual([]);
  });

  it.each(['', '   ', '?!', '\u0301'])('finds nothing for a query without words: %j', (query) => {
    expect(found(query)).toEqual([]);
  });

  it('finds every article by any of its words, with or without diacritics', () => {
    fc.assert(
      fc.property(fc.constantFrom(...articles), fc.nat(), fc.boolean(), (article, at, bare) => {
        const words =
          Object.values(article)
            .join(' ')
            .match(/[\p{L}\p{N}]+/gu) ?? [];
        const word = words[at % words.length] ?? '';
        expect(findArticles(articles, bare ? plainWords(word) : word)).toContain(article);
      }),
    );
  });

  it('never throws and never finds missing words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        for (const article of findArticles(articles, query)) expect(articles).toContain(article);
        expect(queryWords(query).length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

it('typos are symmetric, and a missing letter is one', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 2, maxLength: 12 }),
      fc.string({ maxLength: 12 }),
      fc.nat(),
      (word, other, at) => {
        const cut = at % word.length;
        expect(isOneTypoApart(word, word.slice(0, cut) + word.slice(cut + 1))).toBe(true);
        expect(isOneTypoApart(word, other)).toBe(isOneTypoApart(other, word));
      },
    ),
  );
  expect([isOneTypoApart('refund', 'refuse'), isOneTypoApart('ab', 'abcd')]).toEqual([false, false]);
});

it('shows the best matching sentence', () => {
  expect(bestSentence('Ban tổ chức quyết định. Vé đã soát không hoàn.', 'soat')).toBe('Vé đã soát không hoàn.');
  expect(bestSentence('From 25.000 đ on. Below it only transfers.', 'zzz')).toBe('From 25.000 đ on.');
  expect(bestSentence('', 'x')).toBe('');
});
