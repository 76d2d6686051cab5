import { type Area, wordsOf } from './words-of.ts';

/**
 * What an area’s pages say where they say `english` in English, for a sentence with blanks: its values filled in, of
 * its plural forms the one for many, its marks taken off.
 */
export function sentenceIn(
  locale: 'en' | 'vi',
  area: Area = 'buying',
): (english: string, values: Readonly<Record<string, string | number>>) => string {
  const say = wordsOf(locale, area);
  return (english, values) =>
    say(english)
      .replace(/\{(\w+), plural, (?:one \{[^{}]*\} )?other \{([^{}]*)\}\}/g, (_, name: string, many: string) =>
        many.replaceAll('#', String(values[name] ?? '')),
      )
      .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
      .replace(/<\/?\d+>/g, '');
}
