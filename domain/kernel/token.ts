declare const provides: unique symbol;

/** Names a port or use case in the composition root and remembers its type. */
export type Token<T> = symbol & { readonly [provides]: T };

/** A new token; `name` is only for messages. */
export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
