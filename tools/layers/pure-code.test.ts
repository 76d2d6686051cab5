import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const code = (path: string): string => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const isTest = (path: string): boolean => /\.test\.tsx?$|\.arbitraries\.ts$/.test(path);
const within = (...roots: readonly string[]) =>
  files.filter((path) => roots.some((root) => path.startsWith(root)) && !isTest(path) && !path.endsWith('.gen.ts'));
/** Use cases and ports of the server: an area's own files, not its layers of technology. */
const serverCases = files.filter(
  (path) =>
    /^server\/(?!main\/)(?:platform\/(?:files|mail)|[^/]+)\/(?:ports\/)?[^/]+\.ts$/.test(path) &&
    !isTest(path) &&
    !path.endsWith('bindings.ts'),
);
const hits = (paths: readonly string[], pattern: RegExp): readonly string[] =>
  paths.filter((path) => pattern.test(code(path)));

describe('pure code', () => {
  it('takes time and randomness as arguments in domain/ and in both application/', () => {
    expect(
      hits(
        [...within('domain/', 'application/'), ...serverCases],
        /Date\.now\(|new Date\(\)|Math\.random|\bcrypto\.|performance\.now/,
      ),
    ).toEqual([]);
  });

  it('rounds in domain/money only', () => {
    const elsewhere = within('domain/', 'application/', 'server/').filter(
      (path) => !path.startsWith('domain/kernel/money/'),
    );
    expect(hits(elsewhere, /Math\.(round|floor|ceil|trunc)|\/ 100\b/)).toEqual([]);
  });

  it('throws nothing in domain/ but a value from outside its union', () => {
    expect(hits(within('domain/'), /\bthrow\b/)).toEqual(['domain/kernel/never.ts']);
  });

  it('keeps inversify to the composition roots', () => {
    expect(
      hits(within('server/', 'ui/', 'adapters/', 'application/', 'domain/'), /from 'inversify'/).filter(
        (path) => !/\/main\/|bindings\.ts$|^server\/platform\/wiring\//.test(path),
      ),
    ).toEqual([]);
  });

  it('has a property in every rule of money, pricing and quantity', () => {
    const rules = within('domain/kernel/money/', 'domain/sale/pricing/', 'domain/sale/quantity/').filter((path) =>
      /export (const|function)/.test(code(path)),
    );
    const without = rules.filter((path) => {
      const test = path.replace(/\.ts$/, '.test.ts');
      return !files.includes(test) || !/fc\.(property|asyncProperty)/.test(code(test));
    });
    expect(without).toEqual([]);
  });

  it('tests every port that has two adapters with one contract', () => {
    const memory = files.filter(
      (path) => /^(adapters\/memory\/[a-z-]+|server\/[a-z-]+\/memory)\/memory-[a-z-]+\.ts$/.test(path) && !isTest(path),
    );
    const contracts = files
      .filter((path) => path.startsWith('test/contracts/'))
      .map(code)
      .join('\n');
    const without = memory.filter((path) => !contracts.includes(`'#${path}'`));
    expect(without).toEqual([]);
  });
});
