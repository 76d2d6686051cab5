import type { Locale } from '#domain/kernel/locale/locale.ts';

/** Which part of a name its owner writes first. */
export const NAME_ORDERS = ['FAMILY_FIRST', 'GIVEN_FIRST'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** The order in which a name was written; absent or null: nobody said, so the name itself is asked. */
export type WithNameOrder = { readonly nameOrder?: NameOrder | null | undefined };

/** The order as a part of a name; nothing where nobody said it. */
export const saidOrder = ({ nameOrder }: WithNameOrder): WithNameOrder => (nameOrder == null ? {} : { nameOrder });

/** The order in which a form of this language asks for a name: Vietnamese names start with the family. [design] */
export const writtenOrder = (locale: Locale): NameOrder => (locale === 'vi' ? 'FAMILY_FIRST' : 'GIVEN_FIRST');

type TypedName = WithNameOrder & { readonly firstName: string; readonly lastName: string };

/**
 * A name after a part of it was typed in a form of this order. It gets that order when it is written anew, the other
 * part being empty; who corrects one part keeps the owner's. [design]
 */
export function typedInto<Name extends TypedName>(
  name: Name,
  part: 'firstName' | 'lastName',
  text: string,
  order: NameOrder,
): Name {
  const other = part === 'firstName' ? name.lastName : name.firstName;
  return { ...name, [part]: text, ...(other.trim() === '' ? { nameOrder: order } : {}) };
}
