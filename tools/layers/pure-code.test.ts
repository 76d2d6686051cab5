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
const serverCases = files.filter(
  (path) =>
    /^server\/(?!main\/)(?:platform\/(?:files|mail)|[^/]+)\/(?:ports\/)?[^/]+\.ts$/.test(path) &&
    !isTest(path) &&
    !path.endsWith('bindings.ts'),
);
const hits = (paths: readonly string[], pattern: RegExp): readonly string[] =>
  paths.filter((path) => pattern.test(code(path)));

/** What follows an opening bracket, never past its closing one. */
const ARGUMENT = String.raw`(?:[^()]|\((?:[^()]|\([^()]*\))*\)|\()*?`;
const MONEY = String.raw`[Pp]rice|[Aa]mount|[Tt]otal|[Dd]onation|[Dd]iscount|[Ff]ee\b|[Tt]ax\b|[Mm]oney|[Dd]ong\b`;
const COMPUTED_MONEY = new RegExp(
  String.raw`\bas Dong\b|\bdong\(${ARGUMENT}(?:Math\.(?:round|floor|ceil|trunc)| [*/%] )`,
);
const ROUNDED_MONEY = new RegExp(
  String.raw`Math\.(?:round|floor|ceil|trunc)\(${ARGUMENT}(?:${MONEY})|\(${ARGUMENT}(?:${MONEY})${ARGUMENT}\)\.toFixed`,
);

describe('pure code', () => {
  it('takes time and randomness as arguments in domain/ and in both application/', () => {
    expect(
      hits(
        [...within('domain/', 'application/'), ...serverCases],
        /Date\.now\(|new Date\(\)|Math\.random|\bcrypto\.|performance\.now/,
      ),
    ).toEqual([]);
  });

  it('reads a chosen file by application/platform/read-text-file.ts only, which looks at its size first', () => {
    expect(hits(within('ui/screens/', 'ui/components/', 'application/'), /\.text\(\)/)).toEqual([
      'application/platform/read-text-file.ts',
    ]);
  });

  // Math.round of a Dong does not type-check (domain/kernel/money/dong.ts); these find what has lost its type.
  describe('money', () => {
    const elsewhere = within('domain/', 'application/', 'server/', 'adapters/', 'ui/', 'words/').filter(
      (path) => !path.startsWith('domain/kernel/money/'),
    );

    it('is computed in domain/kernel/money only', () => {
      expect(hits(elsewhere, COMPUTED_MONEY)).toEqual([]);
    });

    it('is rounded in domain/kernel/money only', () => {
      expect(hits(elsewhere, ROUNDED_MONEY)).toEqual([]);
    });

    it.each(['x as Dong', 'dong(Math.round(tax))', 'dong(price * 2)', 'dong(sum(lines) / 3)', 'dong(of(a, b) % 1000)'])(
      'is found where it is computed: %s',
      (text) => expect(text).toMatch(COMPUTED_MONEY),
    );

    it.each(['Math.round(price * 0.1)', 'Math.floor(\n (line.unitPrice * 3) / 2)', '(total / 3).toFixed(0)'])(
      'is found where it is rounded: %s',
      (text) => expect(text).toMatch(ROUNDED_MONEY),
    );

    it.each([
      'dong(row.price)',
      'dong(-line.change)',
      'dong(Math.min(most, Number(text)))',
      'Math.floor(now / SECOND)',
    ])('is neither in %s', (text) => {
      expect(text).not.toMatch(COMPUTED_MONEY);
      expect(text).not.toMatch(ROUNDED_MONEY);
    });
  });

  it('throws in domain/ only for a value outside its union', () => {
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
