/** A decision that may be refused: refusals are values, bugs throw (docs/decisions/0003). */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

/** The decision was taken and this is what came of it. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** The decision was refused, for this reason. */
export const refused = <R>(refusal: R): Result<never, R> => ({ ok: false, refusal });

/** The member of a union of refusals that carries a code. */
export type RefusalIn<Union extends { readonly code: string }, Code extends Union['code']> = Extract<
  Union,
  { readonly code: Code }
>;
