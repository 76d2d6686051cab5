import { signInTarget } from '#domain/people/sign-in-target.ts';

const NAME = 'signIn';

/** [D4] */
export const signInAddress = (goOnTo: string): string => `/?${NAME}=${encodeURIComponent(goOnTo)}`;

/** null: the address does not ask for signing in. `rest` is the query without the question. */
export function readSignInAddress(search: string): { readonly goOnTo: string; readonly rest: string } | null {
  const query = new URLSearchParams(search);
  if (!query.has(NAME)) return null;
  const goOnTo = signInTarget(query.get(NAME));
  query.delete(NAME);
  const rest = query.toString();
  return { goOnTo, rest: rest === '' ? '' : `?${rest}` };
}
