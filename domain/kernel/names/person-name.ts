import { familyNameFirst } from './likely-order.ts';
import type { WithNameOrder } from './name-order.ts';

export type PersonName = WithNameOrder & { readonly firstName: string | null; readonly lastName: string | null };

/** A name in its owner's order, the same for every reader: 'Ngô Lan', 'John Smith'. Empty without a name. [design] */
export function fullName({ firstName, lastName, nameOrder }: PersonName): string {
  const given = firstName?.trim() ?? '';
  const family = lastName?.trim() ?? '';
  if (given === '' || family === '') return `${family}${given}`;
  const familyFirst =
    nameOrder == null ? familyNameFirst({ firstName: given, lastName: family }) : nameOrder === 'FAMILY_FIRST';
  return familyFirst ? `${family} ${given}` : `${given} ${family}`;
}

/** Two letters for a name without a logo or picture: first letters of the first and last word. [S2.6] */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last === '' ? [...first].slice(0, 2) : [...[...first].slice(0, 1), ...[...last].slice(0, 1)];
  return letters.join('').toLocaleUpperCase('vi');
}

/** 'N*** L***': recognisable for those who know the person, unreadable for others. [design] */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
