import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';

export { typedInto, writtenOrder } from '#domain/kernel/names/name-order.ts';
export { NAME_LONGEST } from '#domain/people/profile-name.ts';

export type WrittenName = WithNameOrder & { readonly firstName: string; readonly lastName: string };

export const isMissing = (part: string): boolean => part.trim() === '';

export const isWhole = ({ firstName, lastName }: WrittenName): boolean => !isMissing(firstName) && !isMissing(lastName);
