import { describe, expect, it } from 'vitest';
import { apartFromLists } from './preload-lists.ts';

/** As Vite writes it. */
const head = (files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;
const calls = [[0, 1], [1], [0, 1]].map((list) => `load(__vite__mapDeps(${JSON.stringify(list)}))`);

describe('preload lists', () => {
  it('stand in a file of their own, each once, and the entry names them by number', () => {
    const apart = apartFromLists(`${head(['a.js', 'b.js'])}${calls.join(';')}`);
    expect(apart?.code).toMatch(
      /^const __vite__mapDeps=.*\nload\(__vite__mapDeps\(0\)\);load\(__vite__mapDeps\(1\)\);load\(__vite__mapDeps\(0\)\)$/,
    );
    new Function(apart?.lists ?? '')();
    const preloaded = new Function(`const load=x=>x;${apart?.code.replace('load(', 'return load(')}`)();
    expect(preloaded).toEqual(['a.js', 'b.js']);
    Reflect.deleteProperty(globalThis, 'preloadLists');
    expect(new Function(`const load=x=>x;${apart?.code.replace('load(', 'return load(')}`)()).toEqual([]);
  });

  it('are not looked for where Vite writes none', () => {
    expect(apartFromLists('load()')).toBeNull();
  });
});
