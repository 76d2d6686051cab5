declare const brand: unique symbol;

/** A primitive that cannot be confused with another of the same shape; made only by its smart constructor. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
