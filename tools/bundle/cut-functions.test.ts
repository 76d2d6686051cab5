import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutFunctions } from './cut-functions.ts';
import { CUT_OUT } from './left-out.ts';

const CODE = `function makeRouter(init) {
  function fetch(key) { return init.fetch(key); }
  function kept() { return 'kept'; }
  if (init.fetchers) return fetch('a');
  return kept() + (fetch('b') ?? 'nothing');
}
return makeRouter`;

const cut = (parts: Parameters<typeof cutFunctions>[1]) => cutFunctions(CODE.replace('\nreturn makeRouter', ''), parts);

describe('functions cut out of a package', () => {
  it('answer what we say, and the rest is as it was', () => {
    expect(cut({ functions: { fetch: "return 'cut';" }, never: [] })).toContain(
      "function fetch(key) { return 'cut'; }",
    );
    expect(cut({ functions: { fetch: '' }, never: [] })).toContain("function kept() { return 'kept'; }");
  });

  it('leaves out a statement that never comes true', () => {
    expect(cut({ functions: {}, never: ['if (init.fetchers)'] })).toContain('if (false) if (init.fetchers)');
  });

  it.each([
    ['a function that is not there', { functions: { gone: '' }, never: [] }],
    ['a statement that is not there', { functions: {}, never: ['if (gone)'] }],
    ['a text that is there twice', { functions: {}, never: ['return'] }],
  ])('refuses %s', (_name, parts) => {
    expect(() => cut(parts)).toThrow('Not exactly once');
  });

  it.each(CUT_OUT.map((each) => [each.file, each] as const))('%s still has them all', (file, each) => {
    const code = readFileSync(`node_modules/${file}`, 'utf8');
    const cut = cutFunctions(code, each);
    for (const text of each.never) expect(cut).toContain(`if (false) ${text}`);
    for (const body of Object.values(each.functions)) expect(cut).toContain(`{ ${body} }`);
    expect(cut).not.toBe(code);
  });
});
