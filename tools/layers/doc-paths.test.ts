import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGES = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'README.md', 'docs/*.md'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n');
const PATH = /`((?:domain|words|application|adapters|ui|server|test|tools|docs)\/[\w./{},*-]+)`/g;
/** Written by codegen, a name that a reader fills in, or a media type. */
const isPattern = (path: string): boolean => /\.gen\.ts$|00NN|^application\/json$/.test(path);

it('every path that a page names is there', () => {
  const named = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(PATH)].map(([, path = '']) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(200);
  const gone = named.filter(({ path }) => !isPattern(path) && globSync(path.replace(/\/$/, '')).length === 0);
  expect(gone).toEqual([]);
});
