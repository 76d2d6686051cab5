import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import viteConfig from '../../vite.config.ts';

const root = resolve(import.meta.dirname, '../..');
const { imports } = createRequire(import.meta.url)(join(root, 'package.json')) as {
  readonly imports: Readonly<Record<string, string>>;
};

function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const alias = Object.keys(imports).find((name) => specifier.startsWith(name.slice(0, -1)));
  return alias === undefined
    ? null
    : join(root, (imports[alias] ?? '').slice(0, -1), specifier.slice(alias.length - 1));
}

function reachedFrom(entry: string): { readonly files: ReadonlySet<string>; readonly packages: ReadonlySet<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    const code = readFileSync(path, 'utf8');
    for (const [, specifier = ''] of code.matchAll(
      /^\s*(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|import\('([^']+)'\)/gm,
    )) {
      const file = fileOf(specifier, path);
      if (file === null) packages.add(specifier);
      else visit(file);
    }
  };
  visit(join(root, entry));
  return { files, packages };
}

describe('a production process', () => {
  const { files, packages } = reachedFrom('server/main/main.ts');

  it('is followed through its whole code', () => {
    expect(files.size).toBeGreaterThan(100);
  });

  it('loads no simulator, seed, test or tool', () => {
    expect([...files].map((path) => relative(root, path)).filter((path) => /^(tools|test)\//.test(path))).toEqual([]);
    expect(
      [...packages].filter((name) => ['smtp-server', 'playwright', 'vitest', 'fast-check'].includes(name)),
    ).toEqual([]);
  });

  it('loads nothing of the browser', () => {
    expect(
      [...files].map((path) => relative(root, path)).filter((path) => /^(ui|adapters|application)\//.test(path)),
    ).toEqual([]);
  });
});

describe('a production page', () => {
  const config = (profile: string): string => {
    const before = process.env['PROFILE'];
    process.env['PROFILE'] = profile;
    const made = viteConfig({ command: 'build', mode: 'production' });
    if (before === undefined) delete process.env['PROFILE'];
    else process.env['PROFILE'] = before;
    return String(made.define?.['import.meta.env.SIMULATORS']);
  };

  it('is built without simulators, and the demo with them', () => {
    expect([config('production'), config('demo')]).toEqual(['false', 'true']);
  });

  it('names a simulated adapter in one place, behind that setting', () => {
    const naming = globSync('{ui,application,adapters}/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
      readFileSync(join(root, path), 'utf8').includes("'#adapters/simulated/"),
    );
    expect(naming).toEqual(['ui/main/card-provider.ts']);
    const code = readFileSync(join(root, 'ui/main/card-provider.ts'), 'utf8');
    expect(code.indexOf('if (import.meta.env.SIMULATORS &&')).toBeLessThan(
      code.indexOf("import('#adapters/simulated/"),
    );
    expect(code).toContain('if (import.meta.env.SIMULATORS &&');
  });
});
