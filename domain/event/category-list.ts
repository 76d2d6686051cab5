import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** A kind of event, as the platform keeps it. `retired`: no longer offered; its events keep it. [S3-77] */
export type ListedCategory = {
  readonly name: Readonly<Record<Locale, string>>;
  /** '#RRGGBB'. */
  readonly color: string;
  readonly retired: boolean;
};

/** More would hide each other in the filter. [design] */
export const MOST_CATEGORIES = 40;
const CATEGORY_NAME_LENGTH = 40;
/** Offered to choose from. [design] */
export const CATEGORY_COLORS = [
  '#b8321f',
  '#a65a3c',
  '#8a6414',
  '#5f6b35',
  '#1c6e5d',
  '#22506f',
  '#3b4a8c',
  '#6a4c93',
  '#5b2148',
  '#5e5963',
] as const;
const COLOR = /^#[0-9a-f]{6}$/iu;
/** WCAG AA for text. */
const LEAST_CONTRAST = 4.5;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
/** To white, in which the name is written on it. */
export function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('vi') === other.trim().toLocaleLowerCase('vi');

/** What is wrong with a category beside the others, by its field; null: nothing. [S3-77] */
export function categoryProblem(
  { name, color }: ListedCategory,
  others: readonly Pick<ListedCategory, 'name'>[],
): InvalidInput | null {
  const empty =
    textProblem('name_en', name.en, CATEGORY_NAME_LENGTH, 'REQUIRED') ??
    textProblem('name_vi', name.vi, CATEGORY_NAME_LENGTH, 'REQUIRED');
  if (empty !== null) return empty;
  for (const [field, language] of [
    ['name_en', 'en'],
    ['name_vi', 'vi'],
  ] as const)
    if (others.some((other) => sameWords(other.name[language], name[language])))
      return invalid(field, { kind: 'MALFORMED' });
  const isReadable = COLOR.test(color) && contrastToWhite(color) >= LEAST_CONTRAST;
  return isReadable ? null : invalid('color', { kind: 'MALFORMED' });
}

/** The places of all, first to last; refused where the list named others than there are. [S3-77] */
export function categoriesInOrder(
  known: readonly number[],
  wanted: readonly number[],
): Result<readonly number[], { readonly code: 'CHANGED_MEANWHILE' }> {
  const all = new Set(known);
  const isWhole = wanted.length === known.length && new Set(wanted).size === wanted.length;
  return isWhole && wanted.every((id) => all.has(id)) ? ok(wanted) : refused({ code: 'CHANGED_MEANWHILE' });
}

/** One place up (-1) or down (1); the list as it was at its ends. [S3-77] */
export function movedCategory(order: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const at = order.indexOf(id);
  const to = at + by;
  if (at === -1 || to < 0 || to >= order.length) return order;
  return order.toSpliced(at, 1).toSpliced(to, 0, id);
}
