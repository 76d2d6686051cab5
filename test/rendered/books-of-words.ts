import { globSync, readFileSync } from 'node:fs';

export const AREAS = ['shell', 'discovery', 'event', 'buying', 'desk', 'people', 'house'] as const;
type WordsArea = (typeof AREAS)[number];

const joined = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text.replaceAll('\\n', '\n').replaceAll('\\"', '"').replaceAll('\\\\', '\\'))
    .join('');

export type Place = { readonly file: string; readonly declaration: string };

type Entry = { readonly id: string; readonly text: string; readonly places: readonly Place[] };

const DECLARED = /^(?:export )?(?:async )?(?:const|function) (\w+)/gm;

const declaredBefore = (source: string, at: number): string =>
  [...source.slice(0, at).matchAll(DECLARED)].at(-1)?.[1] ?? '';

const startOfLine = (source: string, line: number): number => source.split('\n').slice(0, line).join('\n').length;

function placeOf(origin: string): Place {
  const [, file = '', line = ''] = /^(.+):(\d+)$/.exec(origin) ?? [];
  const source = readFileSync(file, 'utf8');
  return { file, declaration: declaredBefore(source, startOfLine(source, Number(line))) };
}

/** With the places that use its sentences. */
export const entriesOf = (locale: 'en' | 'vi', area: WordsArea): readonly Entry[] =>
  readFileSync(`ui/locales/${locale}/${area}.po`, 'utf8')
    .split(/\n\n/)
    .slice(1)
    .flatMap((block) => {
      const id = /^msgid ((?:".*"\n?)+)/m.exec(block)?.[1];
      const text = /^msgstr ((?:".*"\n?)+)/m.exec(block)?.[1];
      const origins = [...block.matchAll(/^#: (.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
      return id === undefined || text === undefined
        ? []
        : [{ id: joined(id), text: joined(text), places: origins.map(placeOf) }];
    });

export const book = (locale: 'en' | 'vi', area: WordsArea): ReadonlyMap<string, string> =>
  new Map(entriesOf(locale, area).map(({ id, text }) => [id, text]));

const LITERAL = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60)`;
const TEXT = String.raw`(${LITERAL}(?:\s*\+\s*${LITERAL})*)`;
const SAID = new RegExp(String.raw`said\(\s*${TEXT},\s*${TEXT}`, 'g');

const whole = (text: string): string =>
  [...text.matchAll(new RegExp(LITERAL, 'g'))].map(([piece]) => piece.slice(1, -1)).join('');

export type Sentence = { readonly en: string; readonly vi: string; readonly place: Place };

export const sentencesOfWords = (): readonly Sentence[] =>
  globSync('words/**/*.ts')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(SAID)].map(({ 1: en = '', 2: vi = '', index }) => ({
        en: whole(en),
        vi: whole(vi),
        place: { file, declaration: declaredBefore(source, index) },
      }));
    });
