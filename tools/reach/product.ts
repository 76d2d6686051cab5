import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { type ModuleShape, readModuleShape } from './module-shape.ts';
import type { Program } from './reach.ts';

/** Processes and pages, the build, and what `npm run` starts. */
export const ENTRIES: readonly string[] = [
  'server/main/main.ts',
  'server/main/migrate.ts',
  'ui/main/entry-client.tsx',
  'ui/main/entry-server.tsx',
  'vite.config.ts',
  'tools/tasks.mjs',
  'tools/codegen/generate.ts',
  'tools/staging/main.ts',
];

/** Code reached only from these is not part of the product. */
const ASIDE = [
  /^test\/|\.test\.tsx?$/,
  /^server\/[^/]+\/memory\//,
  /^tools\/(?:bench|layers|lighthouse|pictures|reach|requirements|test)\//,
];
const isAside = (path: string): boolean => ASIDE.some((pattern) => pattern.test(path));

const isSource = (path: string): boolean => /\.(?:tsx?|mjs)$/.test(path);

function resolveImport(specifier: string, from: string): string | null {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? normalize(join(from, '..', specifier))
      : null;
  return path !== null && isSource(path) && existsSync(path) ? path : null;
}

export function makeProgram(isSeen: (path: string) => boolean): Program {
  const shapes = new Map<string, ModuleShape | null>();
  return {
    shapeOf: (file) => {
      const known = shapes.get(file);
      if (known !== undefined) return known;
      const shape = isSeen(file) ? readModuleShape(readFileSync(file, 'utf8'), file) : null;
      shapes.set(file, shape);
      return shape;
    },
    resolve: resolveImport,
  };
}

export const productProgram = (): Program => makeProgram((path) => !isAside(path));

export const measuredFiles = (): readonly string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'domain', 'words', 'server', 'application'],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((path) => isSource(path) && !/\.gen\.ts$/.test(path) && !isAside(path) && existsSync(path));
