declare const provides: unique symbol;

/** Identifies a port or use case in the composition root and carries its type. */
export type Token<T> = symbol & { readonly [provides]: T };

/** `name` is for messages only. */
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
