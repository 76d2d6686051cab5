import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ModuleShape, readModuleShape } from './module-shape.ts';
import { reach } from './reach.ts';

function reachedIn(sources: Readonly<Record<string, string>>, entry = 'main.ts'): readonly string[] {
  const shapes = new Map<string, ModuleShape>(
    Object.entries(sources).map(([file, source]) => [file, readModuleShape(source, file)]),
  );
  const { isReached } = reach([entry], {
    shapeOf: (file) => shapes.get(file) ?? null,
    resolve: (specifier, from) => {
      const file = posix.join(posix.dirname(from), specifier);
      return shapes.has(file) ? file : null;
    },
  });
  return [...shapes].flatMap(([file, { exports }]) =>
    file === entry ? [] : [...exports.keys()].filter((name) => isReached(file, name)).map((name) => `${file}#${name}`),
  );
}

const TWO = 'export const one = 1;\nexport const two = 2;\n';

describe('reach', () => {
  it('takes an export for reached when reached code uses it, not when it is only imported', () => {
    expect(reachedIn({ 'main.ts': "import { one, two } from './a.ts';\nconsole.log(one);", 'a.ts': TWO })).toEqual([
      'a.ts#one',
    ]);
  });

  it('follows imports of the declarations that are used, and of no others in their module', () => {
    expect(
      reachedIn({
        'main.ts': "import { used } from './a.ts';\nused();",
        'a.ts': "import { one, two } from './b.ts';\nexport const used = () => one;\nexport const unused = () => two;",
        'b.ts': TWO,
      }),
    ).toEqual(['a.ts#used', 'b.ts#one']);
  });

  it('counts an export that only its own module uses', () => {
    expect(
      reachedIn({
        'main.ts': "import { f } from './a.ts';\nf();",
        'a.ts': 'export const LIMIT = 3;\nexport const f = () => LIMIT;',
      }),
    ).toEqual(['a.ts#LIMIT', 'a.ts#f']);
  });

  it.each([
    ['a type', "import type { One } from './a.ts';\nexport const x: One = 1;", 'a.ts#One'],
    ['a type inside a function', "import type { One } from './a.ts';\nexport const f = (x: One) => x;", 'a.ts#One'],
    ['an import type', "export type X = import('./a.ts').One;", 'a.ts#One'],
  ])('counts %s that reached code names', (_what, main, expected) => {
    expect(reachedIn({ 'main.ts': main, 'a.ts': 'export type One = 1;\nexport type Two = 2;' })).toEqual([expected]);
  });

  it.each([
    ['a namespace', "import * as a from './a.ts';\nconsole.log(a.one);"],
    ['then with a member', "import('./a.ts').then((m) => m.one);"],
    ['then with a pattern', "import('./a.ts').then(({ one }) => one);"],
    ['await with a member', "(await import('./a.ts')).one;"],
    ['await with a pattern', "const { one } = await import('./a.ts');\nexport { one };"],
    ['a renamed export', "export { one as uno } from './a.ts';"],
    ['an element', "import { one } from './a.ts';\nexport const x = <one />;", 'main.tsx'],
  ])('sees which name %s takes', (_what, main, entry = 'main.ts') => {
    expect(reachedIn({ [entry]: main, 'a.ts': TWO }, entry)).toEqual(['a.ts#one']);
  });

  it.each([
    ['a namespace that is handed on', "import * as a from './a.ts';\nconsole.log(a);"],
    ['a dynamic import that is handed on', "export const load = () => import('./a.ts');"],
    ['a worker', "new Worker(new URL('./a.ts', import.meta.url));"],
    ['a star', "export * from './a.ts';"],
  ])('takes everything for reached by %s', (_what, main) => {
    expect(reachedIn({ 'main.ts': main, 'a.ts': TWO })).toEqual(['a.ts#one', 'a.ts#two']);
  });

  it('reads what a module does when it is loaded', () => {
    expect(
      reachedIn({ 'main.ts': "import './a.ts';", 'a.ts': "import { one } from './b.ts';\none();", 'b.ts': TWO }),
    ).toEqual(['b.ts#one']);
  });

  it('takes no property, attribute or member for a reference', () => {
    const main = "import { one, two } from './a.ts';\nexport const x = { two: one, y: z.two };";
    expect(reachedIn({ 'main.ts': main, 'a.ts': TWO })).toEqual(['a.ts#one']);
  });
});
