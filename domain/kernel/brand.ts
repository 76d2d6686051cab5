declare const brand: unique symbol;

/** A primitive that cannot be confused with another of the same shape. Made by its smart constructor only. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
