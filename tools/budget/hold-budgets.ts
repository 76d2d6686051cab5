import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { CommandResult } from '../test/run-command.ts';
import { PAGE_BUDGETS } from './budgets.ts';
import { Manifest, Modules, weigh } from './page-bytes.ts';

const DIST = 'dist/client';
const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

export function holdBudgets(): CommandResult {
  const started = performance.now();
  const manifest = Manifest.parse(JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')));
  const modules = Modules.parse(JSON.parse(readFileSync(`${DIST}/.vite/modules.json`, 'utf8')));
  const known = new Map<string, number>();
  const bytesOf = (file: string): number => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(`${DIST}/${file}`)).length;
    known.set(file, bytes);
    return bytes;
  };
  const pages = weigh(manifest, modules, PAGE_BUDGETS, bytesOf);
  const lines = pages.flatMap(({ page, bytes, files, most, unwanted }) => [
    `  ${page.padEnd(20)} ${kB(bytes)} of ${kB(most)} in ${files} files${bytes > most ? '  TOO MUCH' : ''}`,
    ...unwanted.map((name) => `    ${name}  NOT HERE`),
  ]);
  return {
    name: 'bytes of pages',
    code: pages.some(({ bytes, most, unwanted }) => bytes > most || unwanted.length > 0) ? 1 : 0,
    output: lines.join('\n'),
    ms: performance.now() - started,
  };
}
