declare const transaction: unique symbol;

/**
 * One open database transaction. Use cases hand it on from store to store; only adapters know what stands behind it.
 */
export type Transaction = { readonly [transaction]: true };
