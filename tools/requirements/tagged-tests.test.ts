import { describe, expect, it } from 'vitest';
import { readTestFile } from './tagged-tests.ts';

// Ids are put together so that this file's own tests claim no row.
const tag = (id: string) => `[S1-${id}]`;
const read = (source: string) => readTestFile(source, 'x.test.tsx');
const first = (source: string) => read(source).tests[0];

describe('tests that name rows', () => {
  it('are found by their title, their group and the table of their cases', () => {
    const source = `
      const cases = [['a ${tag('03')}']];
      describe('group ${tag('01')}', () => {
        it('one ${tag('02')}', () => {});
        it.each(cases)('%s', () => {});
      });`;
    expect(read(source).tests.map(({ tags }) => [...tags])).toEqual([
      ['S1-01', 'S1-02'],
      ['S1-01', 'S1-03'],
    ]);
  });

  it('use what the helpers of their file use', () => {
    const names = first('const open = () => render(Screen);\nit("x", () => open());')?.names;
    expect(names).toContain('Screen');
    expect(first('const open = () => render(Screen);\nit("x", () => other());')?.names).not.toContain('Screen');
  });

  it.each([
    ['a component of its own', 'const Page = () => <Header />;\nit("x", () => render(Page));', true],
    ['props for an element', 'it("x", () => render(<a href="/">x</a>));', true],
    ['a plain element in place of another page', 'it("x", () => render(<p>Elsewhere</p>));', false],
    ['no element', 'it("x", () => render(Header));', false],
  ])('with %s', (_what, source, writesJsx) => {
    expect(first(source)?.writesJsx).toBe(writesJsx);
  });

  it('tell which use cases and which screens they hand in', () => {
    const test = first('it("x", () => show([given(KeepCart, cart)], { handle: { screens } }));');
    expect([[...(test?.given ?? [])], test?.setsHandle]).toEqual([['KeepCart'], true]);
  });
});
