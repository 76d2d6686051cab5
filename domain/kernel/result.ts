/** A decision that may be refused. Refusals are values; bugs throw (docs/decisions/0003). */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refused = <R>(refusal: R): Result<never, R> => ({ ok: false, refusal });

export type RefusalIn<Union extends { readonly code: string }, Code extends Union['code']> = Extract<
  Union,
  { readonly code: Code }
>;
