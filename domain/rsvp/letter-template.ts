import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** What the text of a letter may name, each written in braces. [S1-35] [design] */
export const LETTER_FIELDS = ['name', 'event', 'time', 'place', 'organiser', 'link'] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

export const LONGEST_LETTER = 5_000;

export type LetterRefusal =
  | { readonly code: 'LETTER_EMPTY' }
  | { readonly code: 'LETTER_TOO_LONG'; readonly max: number }
  /** As it was written, without its braces. */
  | { readonly code: 'UNKNOWN_FIELD'; readonly field: string }
  /** Nobody could answer. */
  | { readonly code: 'LINK_MISSING' };

const FIELD = /\{([^{}]*)\}/g;

const isField = (name: string): name is LetterField => (LETTER_FIELDS as readonly string[]).includes(name);

/** Takes the organiser's text of a letter. Only braces that close are fields; case and blanks in them do not matter. */
export function readLetterTemplate(typed: string): Result<string, LetterRefusal> {
  const text = typed.trim();
  if (text === '') return refused({ code: 'LETTER_EMPTY' });
  if (text.length > LONGEST_LETTER) return refused({ code: 'LETTER_TOO_LONG', max: LONGEST_LETTER });
  const tidy = text.replace(FIELD, (_written, name: string) => `{${name.trim().toLowerCase()}}`);
  const named = [...tidy.matchAll(FIELD)].map(([, name = '']) => name);
  const unknown = named.find((name) => !isField(name));
  if (unknown !== undefined) return refused({ code: 'UNKNOWN_FIELD', field: unknown });
  return named.includes('link') ? ok(tidy) : refused({ code: 'LINK_MISSING' });
}

/** The letter to one person. What stands in braces in a name is the name's own and is not filled. */
export const fillLetter = (template: string, values: Readonly<Record<LetterField, string>>): string =>
  template.replace(FIELD, (written, name: string) => (isField(name) ? values[name] : written));
