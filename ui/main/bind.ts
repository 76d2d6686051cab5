import type { Bind, ServiceIdentifier } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';

/** Our tokens know their type themselves; this is the one place where they become inversify's. */
export const identifier = <T>(token: Token<T>): ServiceIdentifier<T> => token as unknown as ServiceIdentifier<T>;

type Tokens<Args extends readonly unknown[]> = { readonly [Index in keyof Args]: Token<Args[Index]> };

/** Binds a token to what `make` builds from the tokens before it, once per container. */
export const bindTo = <T, Args extends readonly unknown[]>(bind: Bind, token: Token<T>, needs: Tokens<Args>, make: (...args: Args) => T): void => {
  const build = (...args: unknown[]): T => make(...(args as unknown as Args));
  bind(identifier(token))
    .toResolvedValue(
      build,
      needs.map((need) => identifier(need as Token<unknown>)),
    )
    .inSingletonScope();
};

export const bindValue = <T>(bind: Bind, token: Token<T>, value: T): void => {
  bind(identifier(token)).toConstantValue(value);
};
