import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A dynamic import is another chunk: only what is imported statically comes with the first view. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

function reachedFrom(entries: readonly string[]): {
  readonly packages: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
} {
  const packages = new Set<string>();
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      if (target.startsWith('.')) visit(normalize(join(dirname(file), target)));
      else if (target.startsWith('#')) visit(target.slice(1));
      else packages.add(target);
    }
  };
  for (const entry of entries) visit(relative(process.cwd(), entry));
  return { packages, files };
}

const HEAVY =
  /^(?:inversify$|reflect-metadata$|@apollo\/|graphql$|zod$|zod\/v4$|sharp$|@mui\/x-|@mui\/material\/(?:Dialog|Menu|TextField|Select|Autocomplete)$)/;

describe('the first load', () => {
  it.each([
    ['the start page', ['ui/screens/event/home/Home.tsx', 'ui/screens/event/home/home.loader.ts']],
    ['the list of events', ['ui/screens/event/events/Events.tsx', 'ui/screens/event/events/events.loader.ts']],
  ])('of %s contains no Apollo, graphql, full zod, dialog or menu', (_name, screen) => {
    const { packages, files } = reachedFrom([
      'ui/main/entry-client.tsx',
      'ui/main/bindings/shell.bindings.ts',
      ...screen,
    ]);
    expect([...packages].filter((name) => HEAVY.test(name))).toEqual([]);
    expect(files.size).toBeGreaterThan(60);
  });

  it('has every file that a route names for preloading', () => {
    const named = globSync('ui/routes/*.routes.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/modules:\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
      ),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const path of named) expect(() => readFileSync(path)).not.toThrow();
  });
});
