/** The member of a union of refusals that carries a code. */
export type RefusalIn<Union extends { readonly code: string }, Code extends Union['code']> = Extract<
  Union,
  { readonly code: Code }
>;
