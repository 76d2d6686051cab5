import { wordsOf } from './words-of.ts';

/**
 * What the buyers’ pages say where they say `english` in English, for a sentence with blanks: its values filled in, of
 * its plural forms the one for many, its marks taken off.
 */
export function sentenceIn(
  locale: 'en' | 'vi',
): (english: string, values: Readonly<Record<string, string | number>>) => string {
  const say = wordsOf(locale, 'buying');
  return (english, values) =>
    say(english)
      .replace(/\{(\w+), plural, (?:one \{[^{}]*\} )?other \{([^{}]*)\}\}/g, (_, name: string, many: string) =>
        many.replaceAll('#', String(values[name] ?? '')),
      )
      .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
      .replace(/<\/?\d+>/g, '');
}
