import { signInTarget } from '#domain/people/sign-in-target.ts';

const NAME = 'signIn';

/** The start page, with the sign-in dialog over it and where to go after it. [D4] */
export const signInAddress = (goOnTo: string): string => `/?${NAME}=${encodeURIComponent(goOnTo)}`;

/**
 * What an address asks for: where to go after signing in, and the same query without the question. Null: it does not
 * ask.
 */
export function readSignInAddress(search: string): { readonly goOnTo: string; readonly rest: string } | null {
  const query = new URLSearchParams(search);
  if (!query.has(NAME)) return null;
  const goOnTo = signInTarget(query.get(NAME));
  query.delete(NAME);
  const rest = query.toString();
  return { goOnTo, rest: rest === '' ? '' : `?${rest}` };
}
