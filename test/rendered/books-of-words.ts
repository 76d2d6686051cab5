import { globSync, readFileSync } from 'node:fs';

export const AREAS = ['shell', 'event', 'buying', 'desk', 'people', 'house'] as const;
type WordsArea = (typeof AREAS)[number];

const joined = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text.replaceAll('\\n', '\n').replaceAll('\\"', '"').replaceAll('\\\\', '\\'))
    .join('');

/** A catalogue as its translator wrote it: what is missing in it is missing here, and not filled in from English. */
export function book(locale: 'en' | 'vi', area: WordsArea): ReadonlyMap<string, string> {
  const blocks = readFileSync(`ui/locales/${locale}/${area}.po`, 'utf8').split(/\n\n/).slice(1);
  return new Map(
    blocks.flatMap((block) => {
      const id = /^msgid ((?:".*"\n?)+)/m.exec(block)?.[1];
      const text = /^msgstr ((?:".*"\n?)+)/m.exec(block)?.[1];
      return id === undefined || text === undefined ? [] : [[joined(id), joined(text)] as const];
    }),
  );
}

const LITERAL = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60)`;
const TEXT = String.raw`(${LITERAL}(?:\s*\+\s*${LITERAL})*)`;
const SAID = new RegExp(String.raw`said\(\s*${TEXT},\s*${TEXT}`, 'g');

/** The pieces of a text that stands on several lines, put together. */
const whole = (text: string): string =>
  [...text.matchAll(new RegExp(LITERAL, 'g'))].map(([piece]) => piece.slice(1, -1)).join('');

/** Every sentence of words/ that both sides say, as it is written there. */
export const sentencesOfWords = (): readonly (readonly [en: string, vi: string])[] =>
  globSync('words/**/*.ts')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(SAID)].map(([, en = '', vi = '']) => [whole(en), whole(vi)] as const),
    );
