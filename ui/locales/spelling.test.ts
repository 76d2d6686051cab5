import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS, book } from '#test/rendered/books-of-words.ts';

type Refused = readonly (readonly [word: string, pattern: RegExp])[];

const ENGLISH: Refused = [
  ['organizer', /\borganiz/i],
  ['canceled', /\bcancel(?:ed|ing)\b/i],
  ['color', /(?<![.-])\bcolors?\b(?![:-])/i],
  ['program', /\bprograms?\b/i],
  ['e-mail', /\be-mail/i],
  ['eticket', /\beticket/i],
  ['e ticket', /\be ticket/i],
  ['log in', /\blog(?:ged)? in\b/i],
  ['login', /\blogin\b/i],
  ['scan in', /\bscan(?:ned)? in\b/i],
  ['ticket class', /\bticket class/i],
  ['kind of ticket', /\bkinds? of ticket/i],
  ['occurrence', /\boccurrence/i],
  ['spots', /\bspots?\b/i],
  ['slots', /\bslots?\b/i],
  ['somebody', /\bsomebody\b/i],
  ['everybody', /\beverybody\b/i],
  ['nobody', /\bnobody\b/i],
  ["it's", /[a-z]'(?:d|ll|m|re|s|t|ve)\b/i],
];

const VIETNAMESE: Refused = [
  ['e-mail', /\be-mail/i],
  ['quý khách', /quý khách/i],
  ['nhà tổ chức', /nhà tổ chức/i],
  ['phiếu', /phiếu/i],
  ['suất diễn', /suất diễn(?! ra)/i],
  ['chỗ ngồi tiếp cận', /chỗ ngồi tiếp cận/i],
];

const QUOTED: readonly (readonly [row: string, words: string])[] = [
  ['S2.4-21', 'Organizer Approval'],
  ['S2.6-10', 'Organized by'],
  ['S2.11-28', 'check your e-mail for the ticket'],
  ['S8-20', 'please log in'],
  ['S8-29', "You're not registered for this event/session"],
  ['S8-32', "You've already submitted a withdrawal request"],
  ['S8-33', "the banner image wasn't uploaded"],
];

type Text = readonly [place: string, text: string];

const textsOfCatalogues = (locale: 'en' | 'vi'): readonly Text[] =>
  AREAS.flatMap((area) => [...book(locale, area).values()].map((text) => [`${locale}/${area}.po`, text] as const));

const [english, vietnamese] = [textsOfCatalogues('en'), textsOfCatalogues('vi')];

/** Without comments; both languages stand side by side. */
const textsOfSources: readonly Text[] = globSync([
  'words/**/*.ts',
  'server/**/*.ts',
  'ui/screens/platform/support/articles/**/*.ts',
])
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file): Text => [file, readFileSync(file, 'utf8')])
  .filter(([file, source]) => !file.startsWith('server/') || source.includes('#words/platform/said.ts'))
  .flatMap(([file, source]) =>
    source
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      .map((line): Text => [file, line.trim()]),
  );

const withoutQuotes = (text: string): string =>
  QUOTED.reduce((rest, [, words]) => rest.replaceAll(new RegExp(words, 'gi'), ''), text);

const breaches = (texts: readonly Text[], refused: Refused): readonly string[] =>
  texts.flatMap(([place, text]) =>
    refused
      .filter(([, pattern]) => pattern.test(withoutQuotes(text)))
      .map(([word]) => `${place} says '${word}': ${text}`),
  );

describe('the spelling that the glossary chose', () => {
  it('is that of every screen, in both languages', () => {
    expect(english.length).toBeGreaterThan(1_500);
    expect(breaches(english, ENGLISH)).toEqual([]);
    expect(breaches(vietnamese, VIETNAMESE)).toEqual([]);
  });

  it('is that of shared words, emails and support articles', () => {
    const files = new Set(textsOfSources.map(([file]) => file));
    expect([...files].filter((file) => file.includes('/emails/')).length).toBeGreaterThan(30);
    expect(breaches(textsOfSources, [...ENGLISH, ...VIETNAMESE])).toEqual([]);
  });

  it('names no word that the glossary does not refuse', () => {
    const table = readFileSync('docs/glossary.md', 'utf8').split('\n## ')[1] ?? '';
    const refused = table.split('\n').map((row) => row.split('|')[2] ?? '');
    const unknown = [...ENGLISH, ...VIETNAMESE].filter(([word]) => !refused.some((cell) => cell.includes(word)));
    expect(unknown.map(([word]) => word)).toEqual([]);
  });

  it.each(QUOTED)('yields to the specification: %s says %s', (row, words) => {
    const rows = readFileSync('docs/requirements.tsv', 'utf8').split('\n');
    expect(rows.find((line) => line.startsWith(`${row}\t`))?.toLowerCase()).toContain(words.toLowerCase());
    const texts = [...english, ...textsOfSources].map(([, text]) => text.toLowerCase());
    expect(texts.some((text) => text.includes(words.toLowerCase()))).toBe(true);
  });
});
