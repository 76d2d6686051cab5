import { type Area, wordsOf } from './words-of.ts';

/** With its values filled in, plural forms resolved to the one for many, and marks removed. */
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
