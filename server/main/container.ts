import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Container, ContainerModule } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import { identify } from './bind.ts';
import { type PlatformParts, platformBindings } from './bindings/platform.bindings.ts';

export type Use = <T>(token: Token<T>) => T;

export type Composition = {
  readonly use: Use;
  /** Everything that areas bound to a list token; empty when nobody did. */
  readonly all: <T>(token: Token<T>) => readonly T[];
  readonly isBound: (token: Token<unknown>) => boolean;
};

const FOLDER = join(import.meta.dirname, 'bindings');

async function areaModules(): Promise<ContainerModule[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.bindings.ts') && file !== 'platform.bindings.ts');
  const modules = await Promise.all(files.sort().map((file) => import(pathToFileURL(join(FOLDER, file)).href) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) => Object.values(module).filter((thing) => thing instanceof ContainerModule));
}

/** Wires the server. `instead` replaces bindings, for tests. */
export async function compose(parts: PlatformParts, instead?: ContainerModule): Promise<Composition> {
  const container = new Container();
  await container.load(platformBindings(parts), ...(await areaModules()));
  if (instead !== undefined) await container.load(instead);
  return {
    use: (token) => container.get(identify(token)),
    all: (token) => (container.isBound(identify(token)) ? container.getAll(identify(token)) : []),
    isBound: (token) => container.isBound(identify(token)),
  };
}
