import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

describe('file names', () => {
  it('are kebab-case for .ts and PascalCase or a component’s test for .tsx', () => {
    const parts = (path: string) =>
      basename(path)
        .replace(/\.tsx?$/, '')
        .split('.');
    const wrong = sources.filter((path) => {
      const [name = ''] = parts(path);
      return path.endsWith('.tsx')
        ? !/^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$/.test(name)
        : !/^[a-z0-9][a-z0-9-]*$/.test(name);
    });
    expect(wrong).toEqual([]);
  });

  it('name their content: no barrels, no utils, helpers, common, misc or types', () => {
    const empty = /^(index|utils?|helpers?|common|misc|types?|shared|constants)$/;
    const wrong = sources.filter(
      (path) =>
        empty.test(basename(path).split('.')[0] ?? '') ||
        dirname(path)
          .split('/')
          .some((folder) => /^(utils?|helpers?|common|misc)$/.test(folder)),
    );
    expect(wrong).toEqual([]);
  });

  it('differ between use cases of the browser and of the server', () => {
    const caseFiles = (root: RegExp) =>
      new Set(
        sources.filter((path) => root.test(path) && !/\.test\.|bindings\.ts$/.test(path)).map((path) => basename(path)),
      );
    const browser = caseFiles(/^application\/[^/]+\/[^/]+$/);
    const server = caseFiles(/^server\/(?!main\/)(?:platform\/(?:files|mail)|[^/]+)\/[^/]+$/);
    expect(browser.size).toBeGreaterThan(50);
    expect(server.size).toBeGreaterThan(100);
    expect([...server].filter((name) => browser.has(name))).toEqual([]);
  });
});
