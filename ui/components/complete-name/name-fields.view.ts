import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { nameParts } from '#domain/kernel/names/name-parts.ts';
import { sameEmail } from '#domain/people/email-address.ts';

export { typedInto, writtenOrder } from '#domain/kernel/names/name-order.ts';
export { NAME_LONGEST } from '#domain/people/profile-name.ts';

export type WrittenName = WithNameOrder & { readonly firstName: string; readonly lastName: string };

export const isMissing = (part: string): boolean => part.trim() === '';

export const isWhole = ({ firstName, lastName }: WrittenName): boolean => !isMissing(firstName) && !isMissing(lastName);

/** Empty for anybody else, and where nobody said the name. */
export function nameOf(expected: { readonly email: string; readonly name: string } | null, email: string): WrittenName {
  const known = expected !== null && sameEmail(expected.email, email) ? nameParts(expected.name) : null;
  return known ?? { firstName: '', lastName: '' };
}
