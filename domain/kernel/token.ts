declare const provides: unique symbol;

/** Names a port or use case in the composition root and remembers its type. */
export type Token<T> = { readonly key: symbol; readonly [provides]?: T };

/**
 * A new token; `name` is only for messages.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function token<T>(name: string): Token<T> {
  return { key: Symbol(name) };
}
