import type { Token } from './token.ts';

export type Needs = Readonly<Record<string, Token<unknown>>>;

export type Provided<N extends Needs> = { readonly [Name in keyof N]: N[Name] extends Token<infer T> ? T : never };

/** A token that knows how to build what it names. */
export type UseCase<T, N extends Needs = Needs, Make = (ports: never) => T> = Token<T> & {
  readonly needs: N;
  readonly make: Make;
};

/**
 * Declares a use case, once: `defineUseCase('CloseDoor', { door: Door }, ({ door }): CloseDoor => ...)`. A container
 * that is asked for it builds it from what is bound to its needs, so no binding names it. A test may hand in less than
 * a whole port where `make` says so in its parameter's type.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineUseCase<const N extends Needs, Make extends (ports: Provided<N>) => unknown>(
  name: string,
  needs: N,
  make: Make,
): UseCase<ReturnType<Make>, N, Make> {
  return { key: Symbol(name), needs, make } as UseCase<ReturnType<Make>, N, Make>;
}

export const isUseCase = <T>(token: Token<T>): token is UseCase<T> => 'make' in token;

/** Builds a use case; `use` gives what is bound to each of its needs. */
export function makeUseCase<T>({ needs, make }: UseCase<T>, use: (token: Token<unknown>) => unknown): T {
  const ports = Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, use(need)]));
  return make(ports as never);
}
