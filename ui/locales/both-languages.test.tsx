import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { AREAS, book, sentencesOfWords } from '#test/rendered/books-of-words.ts';
import { EXACT_TEXTS, EXACT_TEXTS_FILLED_IN, NO_MESSAGES } from '#test/rendered/exact-texts.ts';
import { downloadLabel } from '#words/platform/downloads.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[},]|<\/?(\d+)/g)].map(([, name, tag]) => name ?? `<${tag}>`))].sort();

async function shown(
  locale: 'en' | 'vi',
  messages: Readonly<Record<string, string>>,
  id: string,
): Promise<string | null> {
  const host = document.createElement('div');
  const root = createRoot(host);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
        <Trans id={id} />
      </I18nProvider>,
    ),
  );
  const text = host.textContent;
  await act(async () => root.unmount());
  return text;
}

describe.each(AREAS)('the catalogue of %s', (area) => {
  const [english, vietnamese] = [book('en', area), book('vi', area)];

  it('is complete in both languages, with the same placeholders', () => {
    expect([...vietnamese.keys()]).toEqual([...english.keys()]);
    expect([...vietnamese].filter(([, text]) => text === '').map(([id]) => id)).toEqual([]);
    for (const [id, text] of vietnamese) {
      // What English says may be left out, such as a name that stands beside it; what it does not say has nothing to be
      // filled with.
      for (const name of placesIn(text)) expect(placesIn(english.get(id) || id), text).toContain(name);
    }
  });
});

describe('an English message', () => {
  it('has one Vietnamese translation across all catalogues', () => {
    const said = new Map<string, Set<string>>();
    for (const [id, text] of AREAS.flatMap((area) => [...book('vi', area)]))
      said.set(id, (said.get(id) ?? new Set()).add(text));
    expect([...said].filter(([, texts]) => texts.size > 1).map(([id, texts]) => [id, ...texts])).toEqual([]);
  });
});

const plain = (text: string): string => text.trim().toLowerCase().replace(/[.…]$/, '');

/**
 * What stands between quotation marks in the requirements. What only tells the reader the meaning of a Vietnamese text
 * is none of ours.
 */
const quotedTexts = (): readonly string[] =>
  readFileSync('docs/requirements.tsv', 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => (row.split('\t')[4] ?? '').replaceAll(/\([^()]*meaning '[^()]*'\)|\([a-z ,]*'[^()']*'\)/g, ''))
    .flatMap((requirement) =>
      [...requirement.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+?)'(?!\w)/g)].map(([, text = '']) => text.trim()),
    );

const FILLED_IN = [
  ['shell', 'Sign in with {name}', 'Đăng nhập bằng {name}'],
  ['shell', 'Resend code after {wait} s', 'Gửi lại mã sau {wait} giây'],
  ['shell', 'From {price} đ', 'Từ {price} đ'],
  ['buying', 'Questionnaire for ticket {0} (Online ticket)', 'Bảng câu hỏi cho vé {0} (Vé online)'],
  ['buying', 'Questionnaire for ticket {0} (Onsite ticket)', 'Bảng câu hỏi cho vé {0} (Vé tại chỗ)'],
] as const;

describe('an exact text', () => {
  const catalogues = AREAS.map(
    (area) => [Object.fromEntries(book('en', area)), Object.fromEntries(book('vi', area))] as const,
  );
  const words = sentencesOfWords();

  it.each(EXACT_TEXTS)('%s is shown in English, and in Vietnamese %s', async (en, vi) => {
    const places = catalogues.filter(([english]) => en in english);
    const inWords = words.filter(([english, vietnamese]) => english === en && vietnamese === vi);
    expect(places.length + inWords.length).toBeGreaterThan(0);
    for (const [english, vietnamese] of places)
      expect([await shown('en', english, en), await shown('vi', vietnamese, en)]).toEqual([en, vi]);
  });

  it('of the requirements is listed here with its translation', () => {
    const known = new Set([...EXACT_TEXTS.flat(), ...EXACT_TEXTS_FILLED_IN, ...NO_MESSAGES].map(plain));
    const quoted = quotedTexts();
    expect(quoted.length).toBeGreaterThan(200);
    expect([...new Set(quoted.filter((text) => !known.has(plain(text))))]).toEqual([]);
  });

  it('with a field or number matches the message that fills it in', () => {
    const tooMuch = { kind: 'TOO_LARGE', max: 5 } as const;
    expect(inputProblemSentence('quantity', { kind: 'REQUIRED' }).en).toBe('Quantity is required');
    expect(inputProblemSentence('quantity', { kind: 'NOT_A_NUMBER' }).en).toBe('Quantity must be a number');
    expect(inputProblemSentence('quantity', { kind: 'TOO_SMALL', min: 1 }).en).toBe('Quantity must be at least 1');
    expect(inputProblemSentence('quantity', tooMuch)).toEqual({
      en: 'Quantity must be no more than 5',
      vi: 'Số lượng không được vượt quá 5',
    });
    const tooLong = { code: 'DONATION_MESSAGE_TOO_LONG', max: 500 } as const;
    expect([refusalSentence(tooLong, 'vi'), refusalSentence(tooLong, 'en')]).toEqual([
      'Lời nhắn không được quá 500 ký tự',
      'The message may not exceed 500 characters',
    ]);
    expect(book('vi', 'buying').get('The maximum number of tickets is {0}')).toBe('Số lượng vé tối đa là {0}');
    expect(downloadLabel('guests')).toEqual({ en: 'Download guests', vi: 'Tải xuống guests' });
    for (const [area, en, vi] of FILLED_IN) expect(book('vi', area).get(en)).toBe(vi);
    expect(book('vi', 'shell').get('HTTP error! status: {status}')).toBe('Lỗi HTTP! Mã trạng thái: {status}');
  });
});
