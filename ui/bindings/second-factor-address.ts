import { signInTarget } from '#domain/people/sign-in-target.ts';

const NAME = 'goOnTo';

/** My account, where a second factor is given or set up; it then continues to `goOnTo`. */
export const secondFactorAddress = (goOnTo: string): string => `/profile?${new URLSearchParams({ [NAME]: goOnTo })}`;

/** Null: stay. Only our own paths. */
export const goOnTarget = (query: URLSearchParams): string | null =>
  query.has(NAME) ? signInTarget(query.get(NAME)) : null;

export const accountQuery = (goOnTo: string): string => `?${new URLSearchParams({ tab: 'ACCOUNT', [NAME]: goOnTo })}`;
