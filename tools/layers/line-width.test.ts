import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WIDEST = 120;
const FOLDERS = ['domain', 'words', 'application', 'adapters', 'ui', 'server'];
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|gen)\.tsx?$/.test(path));

it(`lines of the source are at most ${WIDEST} columns wide`, () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const wide = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > WIDEST ? [`${path}:${at + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
