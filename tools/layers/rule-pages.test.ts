import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLOORS } from './areas.ts';

const PAGES = 'docs/rules';

type Row = { readonly area: string; readonly rule: string; readonly files: readonly string[]; readonly inUse: string };

const rowsOf = (area: string): readonly Row[] =>
  readFileSync(`${PAGES}/${area}.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('.ts`'))
    .map((line) => {
      const [rule = '', , files = '', , inUse = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return {
        area,
        rule,
        inUse,
        files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => `domain/${area}/${file}`),
      };
    });

const rows = FLOORS.flatMap(rowsOf);

/** Files and symbols that wait for a later issue; rows about contract suites are in use. */
const waiting = readFileSync('docs/waiting.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([what = '', why = '']) => what.startsWith('domain/') && !why.startsWith('test/'))
  .map(([what = '']) => what);
const waits = (file: string): boolean => waiting.includes(file);
const waitsInPart = (file: string): boolean => waiting.some((what) => what === file || what.startsWith(`${file}#`));

const inUse = ({ files }: Row): string => {
  if (files.every(waits)) return 'no';
  return files.some(waitsInPart) ? 'partly' : 'yes';
};

describe('pages of rules', () => {
  it('exist for every area, and for nothing else', () => {
    expect(readdirSync(PAGES).sort()).toEqual([...FLOORS.map((area) => `${area}.md`), 'README.md'].sort());
  });

  it('name files that exist', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('tell which rules are in use, as docs/waiting.tsv says', () => {
    const wrong = rows.filter((row) => row.inUse !== inUse(row));
    expect(wrong.map((row) => `${row.area}.md: ${row.rule} Expected: ${inUse(row)}`)).toEqual([]);
  });
});
