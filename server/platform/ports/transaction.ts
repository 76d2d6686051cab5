declare const transaction: unique symbol;

export type Transaction = { readonly [transaction]: true };
