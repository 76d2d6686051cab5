import type { BindToFluentSyntax, ServiceIdentifier } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import { isUseCase, type UseCase } from '#domain/kernel/use-case.ts';

export const identify = <T>({ key }: Token<T>): ServiceIdentifier<T> => key as ServiceIdentifier<T>;

type Binder = {
  readonly bind: <T>(identifier: ServiceIdentifier<T>) => BindToFluentSyntax<T>;
  readonly isBound: (identifier: ServiceIdentifier) => boolean;
};
type Tokens<Deps extends readonly unknown[]> = { readonly [K in keyof Deps]: Token<Deps[K]> };

function bindOnce<T>(
  to: Binder,
  name: Token<T>,
  dependencies: readonly Token<unknown>[],
  make: (given: readonly unknown[]) => T,
): void {
  to.bind(identify(name))
    .toResolvedValue(
      (...given: unknown[]) => make(given),
      dependencies.map((dependency) => identify(dependency)),
    )
    .inSingletonScope();
  for (const dependency of dependencies) if (isUseCase(dependency)) bindUseCase(to, dependency);
}

/** With those that it needs; nothing to do for one that is bound already. */
export function bindUseCase<T>(to: Binder, useCase: UseCase<T>): void {
  if (to.isBound(identify(useCase))) return;
  const names = Object.keys(useCase.needs);
  bindOnce(to, useCase, Object.values(useCase.needs), (given) =>
    useCase.make(Object.fromEntries(names.map((name, index) => [name, given[index]])) as never),
  );
}

/** Once per container. For ports; use cases among the dependencies bind themselves. */
export function bindTo<T, const Deps extends readonly unknown[]>(
  to: Binder,
  name: Token<T>,
  dependencies: Tokens<Deps>,
  factory: (...dependencies: Deps) => T,
): void {
  bindOnce(to, name, dependencies as readonly Token<unknown>[], (given) => factory(...(given as unknown as Deps)));
}

export function bindValue<T>(to: Pick<Binder, 'bind'>, name: Token<T>, value: T): void {
  to.bind(identify(name)).toConstantValue(value);
}
