import type { BindToFluentSyntax, ServiceIdentifier } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';

/** Maps our tokens to the container's identifiers. */
export const identify = <T>(name: Token<T>): ServiceIdentifier<T> => name as symbol as ServiceIdentifier<T>;

type Bind = <T>(identifier: ServiceIdentifier<T>) => BindToFluentSyntax<T>;
type Tokens<Deps extends readonly unknown[]> = { readonly [K in keyof Deps]: Token<Deps[K]> };

/**
 * Binds a token to a factory over other tokens, once per container. `bindTo(bind, SettlePayment, [PaymentStore, Clock],
 * (payments, clock) => makeSettlePayment({ payments, clock }))`
 */
export function bindTo<T, const Deps extends readonly unknown[]>(
  bind: Bind,
  name: Token<T>,
  dependencies: Tokens<Deps>,
  factory: (...dependencies: Deps) => T,
): void {
  bind(identify(name))
    .toResolvedValue(
      (...given: unknown[]) => factory(...(given as unknown as Deps)),
      dependencies.map((dependency) => identify(dependency as Token<unknown>)),
    )
    .inSingletonScope();
}

export function bindValue<T>(bind: Bind, name: Token<T>, value: T): void {
  bind(identify(name)).toConstantValue(value);
}
