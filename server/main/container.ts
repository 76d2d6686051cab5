import { Container, type ContainerModule } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import { identify } from './bind.ts';
import { catalogueBindings } from './bindings/catalogue.bindings.ts';
import { checkoutBindings } from './bindings/checkout.bindings.ts';
import { identityBindings } from './bindings/identity.bindings.ts';
import { type PlatformParts, platformBindings } from './bindings/platform.bindings.ts';

export type Use = <T>(token: Token<T>) => T;

export type Composition = {
  readonly use: Use;
  /** Everything that areas bound to a list token; empty when nobody did. */
  readonly all: <T>(token: Token<T>) => readonly T[];
  readonly isBound: (token: Token<unknown>) => boolean;
};

/** Each area's wiring: a new area adds its line. */
const areaModules: readonly ContainerModule[] = [catalogueBindings, checkoutBindings, identityBindings];

/** Wires the server. `instead` replaces bindings, for tests. */
export async function compose(parts: PlatformParts, instead?: ContainerModule): Promise<Composition> {
  const container = new Container();
  await container.load(platformBindings(parts), ...areaModules);
  if (instead !== undefined) await container.load(instead);
  return {
    use: (token) => container.get(identify(token)),
    all: (token) => (container.isBound(identify(token)) ? container.getAll(identify(token)) : []),
    isBound: (token) => container.isBound(identify(token)),
  };
}
