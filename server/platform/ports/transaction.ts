declare const transaction: unique symbol;

/** Only adapters look inside. */
export type Transaction = { readonly [transaction]: true };
