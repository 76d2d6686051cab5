import { globSync, readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { AREAS, book, entriesOf, type Place, sentencesOfWords } from '#test/rendered/books-of-words.ts';
import {
  EXACT_TEXTS,
  EXACT_TEXTS_FILLED_IN,
  FILLED_IN_BY_WORDS,
  NO_MESSAGES,
  SENTENCES,
} from '#test/rendered/exact-texts.ts';
import { textsOnScreens } from '#test/rendered/texts-on-screens.ts';
import { readProductReach } from '#tools/reach/product-reach.ts';
import { catalogues } from '#ui/main/catalogues.ts';
import { downloadLabel } from '#words/platform/downloads.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[},]|<\/?(\d+)/g)].map(([, name, tag]) => name ?? `<${tag}>`))].sort();

describe.each(AREAS)('the catalogue of %s', (area) => {
  const [english, vietnamese] = [book('en', area), book('vi', area)];

  it('is complete in both languages, with the same placeholders', () => {
    expect([...vietnamese.keys()]).toEqual([...english.keys()]);
    expect([...vietnamese].filter(([, text]) => text === '').map(([id]) => id)).toEqual([]);
    for (const [id, text] of vietnamese) {
      // What English says may be left out; what it does not say has nothing to be filled with.
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

/** In quotation marks; translations for the reader only are left out. */
const quotedTexts = (): readonly string[] =>
  readFileSync('docs/requirements.tsv', 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => (row.split('\t')[4] ?? '').replaceAll(/\([^()]*meaning '[^()]*'\)|\([a-z ,]*'[^()']*'\)/g, ''))
    .flatMap((requirement) =>
      [...requirement.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+?)'(?!\w)/g)].map(([, text = '']) => text.trim()),
    );

const { reached } = readProductReach();

const requirements: ReadonlyMap<string, string> = new Map(
  readFileSync('docs/requirements.tsv', 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([id = '', , , , requirement = '']) => [id, requirement]),
);

const isReached = ({ file, declaration }: Place): boolean => reached.isReached(file, declaration);

/** With where their sentences are used. */
const loaded = await Promise.all(
  AREAS.map(async (area) => {
    const [en, vi] = await Promise.all([catalogues.en[area](), catalogues.vi[area]()]);
    const said = { en: setupI18n(), vi: setupI18n() };
    said.en.loadAndActivate({ locale: 'en', messages: en.messages });
    said.vi.loadAndActivate({ locale: 'vi', messages: vi.messages });
    return { said, ids: Object.keys(en.messages), entries: entriesOf('en', area) };
  }),
);
const words = sentencesOfWords();

/** By the tests of their screens, which show the row together: this test says that they leave none out. */
const onScreens = globSync('ui/**/*.test.tsx').flatMap((file) => textsOnScreens(readFileSync(file, 'utf8'), file));

const placeholders = (text: string): Record<string, string> =>
  Object.fromEntries(placesIn(text).map((name) => [name, `{${name}}`]));

/** In Vietnamese: what pages that can be reached show for an English text. */
const shownFor = (en: string): ReadonlySet<string> => {
  const values = placeholders(en);
  const onPages = loaded
    .filter(({ entries }) => entries.some(({ text, places }) => text === en && places.some(isReached)))
    .flatMap(({ said, ids }) => ids.filter((id) => said.en._(id, values) === en).map((id) => said.vi._(id, values)));
  return new Set([...onPages, ...words.filter((one) => one.en === en && isReached(one.place)).map(({ vi }) => vi)]);
};

describe('an exact text', () => {
  it.each(EXACT_TEXTS)('of %s stands there in %s: %s, %s', (rows, written, en, vi) => {
    const forms = written === 'en' ? [en, SENTENCES[en] ?? en] : [vi];
    const absent = rows.split(' ').filter((row) => !forms.some((form) => requirements.get(row)?.includes(form)));
    expect(absent).toEqual([]);
  });

  it.each(EXACT_TEXTS_FILLED_IN)('of %s stands there: %s', (rows, written) => {
    for (const row of rows.split(' ')) expect(requirements.get(row)).toContain(written);
  });

  it('of the requirements is listed here with its translation', () => {
    const known = new Set([
      ...EXACT_TEXTS.flatMap(([, , en, vi]) => [SENTENCES[en] ?? en, en, vi]),
      ...EXACT_TEXTS_FILLED_IN.map(([, written]) => written),
      ...FILLED_IN_BY_WORDS,
      ...NO_MESSAGES,
    ]);
    const quoted = quotedTexts();
    expect(quoted.length).toBeGreaterThan(200);
    expect([...new Set(quoted.filter((text) => !known.has(text)))]).toEqual([]);
  });

  it.each(EXACT_TEXTS)('of %s, written in %s, is shown in both languages: %s, %s', (_rows, _written, en, vi) => {
    expect([...shownFor(en)]).toEqual([vi]);
  });

  it.each(EXACT_TEXTS_FILLED_IN)('of %s, %s, is filled in both languages: %s, %s', (_rows, _written, en, vi) => {
    expect([...shownFor(en)]).toEqual([vi]);
  });

  it('is shown on its screen in both languages, and none is left out', () => {
    const shown = new Set(onScreens.map(({ text, language }) => `${language}: ${text}`));
    const wanted = [...EXACT_TEXTS, ...EXACT_TEXTS_FILLED_IN].flatMap(([, , en]) => [`en: ${en}`, `vi: ${en}`]);
    expect(wanted.length).toBeGreaterThan(320);
    expect([...new Set(wanted)].filter((one) => !shown.has(one))).toEqual([]);
  });

  it('with a field or a limit is filled in by words that both sides say', () => {
    const problem = (one: Parameters<typeof inputProblemSentence>[1]) => inputProblemSentence('quantity', one);
    expect(problem({ kind: 'REQUIRED' })).toEqual({ en: 'Quantity is required', vi: 'Vui lòng nhập số lượng' });
    expect(problem({ kind: 'NOT_A_NUMBER' })).toEqual({ en: 'Quantity must be a number', vi: 'Số lượng phải là số' });
    expect(problem({ kind: 'TOO_SMALL', min: 1 })).toEqual({
      en: 'Quantity must be at least 1',
      vi: 'Số lượng phải từ 1 trở lên',
    });
    expect(problem({ kind: 'TOO_LARGE', max: 5 })).toEqual({
      en: 'Quantity must be no more than 5',
      vi: 'Số lượng không được vượt quá 5',
    });
    const tooLong = { code: 'DONATION_MESSAGE_TOO_LONG', max: 500 } as const;
    expect([refusalSentence(tooLong, 'en'), refusalSentence(tooLong, 'vi')]).toEqual([
      'The message may not exceed 500 characters',
      'Lời nhắn không được quá 500 ký tự',
    ]);
    expect(downloadLabel('guests')).toEqual({ en: 'Download guests', vi: 'Tải xuống guests' });
    const said = [
      ['words/platform/input-problems.ts', 'inputProblemSentence'],
      ['words/platform/refusals.ts', 'refusalSentence'],
      ['words/platform/downloads.ts', 'downloadLabel'],
    ] as const;
    expect(said.filter(([file, declaration]) => !isReached({ file, declaration }))).toEqual([]);
  });
});
