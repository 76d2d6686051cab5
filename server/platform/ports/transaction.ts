declare const transaction: unique symbol;

/** An open database transaction. Use cases pass it between stores; only adapters look inside. */
export type Transaction = { readonly [transaction]: true };
