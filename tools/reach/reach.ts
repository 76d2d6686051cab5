import type { Foreign, Mentions, ModuleShape } from './module-shape.ts';

/** `resolve`: null for a package or an asset. */
export type Program = {
  readonly shapeOf: (file: string) => ModuleShape | null;
  readonly resolve: (specifier: string, from: string) => string | null;
};

export type Reached = {
  readonly isReached: (file: string, exported: string) => boolean;
  readonly files: ReadonlySet<string>;
};

/** Follows declarations, not whole modules. A type that reached code names is reached. */
export function reach(entries: readonly string[], { shapeOf, resolve }: Program): Reached {
  const declarations = new Set<string>();
  const exported = new Set<string>();
  const loaded = new Set<string>();
  const pending: (() => void)[] = [];

  const mention = ({ names, foreign }: Mentions, file: string, shape: ModuleShape): void => {
    for (const name of names) {
      const imported = shape.imports.get(name);
      if (imported !== undefined) follow(imported, file);
      else if (shape.declarations.has(name)) visitDeclaration(file, shape, name);
    }
    for (const one of foreign) follow(one, file);
  };
  const follow = ({ specifier, name }: Foreign, from: string): void => {
    const file = resolve(specifier, from);
    if (file !== null) visitExport(file, name);
  };
  const visitDeclaration = (file: string, shape: ModuleShape, name: string): void => {
    const key = `${file}#${name}`;
    const mentions = shape.declarations.get(name);
    if (mentions === undefined || declarations.has(key)) return;
    declarations.add(key);
    pending.push(() => mention(mentions, file, shape));
  };
  const load = (file: string): void => {
    const shape = loaded.has(file) ? null : shapeOf(file);
    if (shape === null) return;
    loaded.add(file);
    pending.push(() => {
      mention(shape.effects, file, shape);
      for (const specifier of shape.loads) {
        const other = resolve(specifier, file);
        if (other !== null) load(other);
      }
    });
  };
  const visitExport = (file: string, name: string): void => {
    const key = `${file}#${name}`;
    const shape = shapeOf(file);
    if (shape === null || exported.has(key)) return;
    exported.add(key);
    load(file);
    if (name === '*') {
      for (const one of shape.exports.keys()) visitExport(file, one);
      for (const specifier of shape.starExports) follow({ specifier, name: '*' }, file);
      return;
    }
    const source = shape.exports.get(name);
    if (source === undefined) for (const specifier of shape.starExports) follow({ specifier, name }, file);
    else if (typeof source !== 'string') follow(source, file);
    else mention({ names: new Set([source]), foreign: [] }, file, shape);
  };

  for (const entry of entries) visitExport(entry, '*');
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) next();

  return {
    isReached: (file, name) => exported.has(`${file}#${name}`) || declarations.has(`${file}#${name}`),
    files: loaded,
  };
}
