import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Eight pages read one event by it, and their tests hand in one event instead of a desk. */
const KEPT = ['OpenEvent'];

const MAKE = /defineUseCase\(\s*'(\w+)',\s*\{[^}]*\},\s*\(\{ (\w+) \}\)(?:: \w+)? =>\s*([\s\S]*?),?\s*\);/;

/** `(a, b) => port.act(a, b)` is `port.act`. */
const ofArguments = (body: string): string => /^\(([\w, ]*)\) => ([\w.]+)\(\1\)$/.exec(body)?.[2] ?? body;

/** The name of a use case that is its one port, or one of its acts. */
function handedOn(source: string): string | null {
  const [, name, port, body] = MAKE.exec(source) ?? [];
  if (name === undefined || port === undefined || body === undefined) return null;
  return new RegExp(`^${port}(?:\\.\\w+)?$`).test(ofArguments(body.replaceAll(/\s+/g, ' '))) ? name : null;
}

describe('a use case of the browser', () => {
  it('does more than hand on its port, which a view can ask itself', () => {
    const files = globSync('application/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
    const names = files.flatMap((file) => handedOn(readFileSync(file, 'utf8')) ?? []);
    expect(files.length).toBeGreaterThan(100);
    expect(names).toEqual(KEPT);
  });

  it.each([
    ["defineUseCase('A', { desk: D }, ({ desk }): A => desk.close);", 'A'],
    ["defineUseCase(\n  'A',\n  { desk: D },\n  ({ desk }): A => desk,\n);", 'A'],
    ["defineUseCase('A', { desk: D }, ({ desk }): A =>\n    (id, at) =>\n      desk.close(id, at),\n);", 'A'],
    ["defineUseCase('A', { desk: D }, ({ desk }): A => (id) => retry(() => desk.close(id)));", null],
    ["defineUseCase('A', { desk: D }, ({ desk }): A => (id, at) => desk.close(id, at.trim()));", null],
  ])('is found in %j: %j', (source, name) => {
    expect(handedOn(source)).toBe(name);
  });
});
