import { optionalWords } from '#server/platform/graphql/input-parts.ts';

/** Longer than any code, so that a typing error is answered as an unknown code. */
export const typedCode = optionalWords(200);
