import type { Token } from '#domain/kernel/token.ts';

export type Bind = <T>(token: Token<T>, make: (use: Use) => T) => void;
export type Use = <T>(token: Token<T>) => T;

export type Wiring = (bind: Bind) => void;

type Tokens<Args extends readonly unknown[]> = { readonly [Index in keyof Args]: Token<Args[Index]> };

/** From the tokens bound before it. */
export const bindTo = <T, Args extends readonly unknown[]>(
  bind: Bind,
  token: Token<T>,
  needs: readonly [...Tokens<Args>],
  make: (...args: Args) => T,
): void => {
  bind(token, (use) => make(...(needs.map((need) => use(need as Token<unknown>)) as unknown as Args)));
};

export const bindValue = <T>(bind: Bind, token: Token<T>, value: T): void => bind(token, () => value);
