import { globSync, readFileSync } from 'node:fs';

type Words = ReadonlyMap<string, string>;

const joined = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replace(/\\n/g, '\n').replace(/\\"/g, '"')).join('');

function read(locale: 'en' | 'vi'): Words {
  const words = new Map<string, string>();
  for (const path of globSync(`ui/locales/${locale}/*.po`)) {
    for (const block of readFileSync(path, 'utf8').split(/\n\n/)) {
      const id = /^msgid ((?:".*"\n?)+)/m.exec(block)?.[1];
      const text = /^msgstr ((?:".*"\n?)+)/m.exec(block)?.[1];
      if (id !== undefined && text !== undefined) words.set(joined(id), joined(text));
    }
  }
  return words;
}

const books: Partial<Record<'en' | 'vi', Words>> = {};

/** What the interface says in a language where it says `english` in English; a journey then reads the same in both. */
export function wordsOf(locale: 'en' | 'vi'): (english: string) => string {
  books[locale] ??= read(locale);
  const book = books[locale];
  return (english) => {
    const text = book.get(english);
    if (text === undefined || text === '') throw new Error(`The ${locale} catalogue has no words for '${english}'`);
    return text;
  };
}
