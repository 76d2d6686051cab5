import { readFileSync } from 'node:fs';

type Words = ReadonlyMap<string, string>;

const joined = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text.replace(/\\n/g, '\n').replace(/\\"/g, '"'))
    .join('');

export type Area = 'shell' | 'discovery' | 'buying' | 'desk' | 'people' | 'house';

const CATALOGUES: Readonly<Record<Area, readonly string[]>> = {
  shell: ['shell'],
  discovery: ['shell', 'discovery'],
  buying: ['shell', 'event', 'buying'],
  desk: ['shell', 'desk'],
  people: ['shell', 'people'],
  house: ['shell', 'house'],
};

function read(locale: 'en' | 'vi', area: Area): Words {
  const words = new Map<string, string>();
  for (const catalogue of CATALOGUES[area]) {
    for (const block of readFileSync(`ui/locales/${locale}/${catalogue}.po`, 'utf8').split(/\n\n/)) {
      // The same English in another sense, which no journey names.
      if (/^msgctxt /m.test(block)) continue;
      const id = /^msgid ((?:".*"\n?)+)/m.exec(block)?.[1];
      const text = /^msgstr ((?:".*"\n?)+)/m.exec(block)?.[1];
      if (id !== undefined && text !== undefined) words.set(joined(id), joined(text));
    }
  }
  return words;
}

/** Takes the English text, so that a journey reads the same in both languages. */
export function wordsOf(locale: 'en' | 'vi', area: Area): (english: string) => string {
  const book = read(locale, area);
  return (english) => {
    const text = book.get(english);
    if (text === undefined || text === '') throw new Error(`The ${locale} words of ${area} have none for '${english}'`);
    return text;
  };
}
