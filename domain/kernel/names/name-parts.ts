import { familyNameFirst } from './likely-order.ts';
import type { WithNameOrder } from './name-order.ts';

type NameParts = WithNameOrder & { readonly firstName: string; readonly lastName: string };

/**
 * The parts of a name that was written as one: the family name is its first or its last word, in the order that a name
 * like it is usually written in. Null: of one word nobody can tell which part it is. [design]
 */
export function nameParts(whole: string): NameParts | null {
  const words = whole
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const [first, last] = [words.at(0), words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return null;
  const asVietnamese = { lastName: first, firstName: words.slice(1).join(' ') };
  return familyNameFirst(asVietnamese)
    ? { ...asVietnamese, nameOrder: 'FAMILY_FIRST' }
    : { lastName: last, firstName: words.slice(0, -1).join(' '), nameOrder: 'GIVEN_FIRST' };
}
