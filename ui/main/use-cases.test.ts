import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Token } from '#domain/kernel/token.ts';
import type { Area } from '#ui/routes/area.ts';
import { browserBindings } from './browser.bindings.ts';
import { compose } from './container.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const AREAS: readonly Area[] = ['shell', 'discovery', 'event', 'buying', 'desk', 'people', 'house'];

const isToken = (thing: unknown): thing is Token<unknown> =>
  typeof thing === 'object' && thing !== null && 'key' in thing && typeof thing.key === 'symbol';

it('a browser can build every use case', async () => {
  const { use } = await compose(browserBindings('en'), AREAS);
  const files = globSync(['application/*/*.ts', 'application/*/!(ports)/*.ts'], { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(resolve(ROOT, file)).href)) as Record<string, unknown>;
      return Object.entries(module).flatMap(([name, thing]) =>
        isToken(thing) ? [{ name: `${file}#${name}`, token: thing }] : [],
      );
    }),
  );
  const tokens = modules.flat();
  expect(tokens.length).toBeGreaterThan(60);
  const wrong = tokens.flatMap(({ name, token }) => {
    try {
      use(token);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(wrong).toEqual([]);
});
