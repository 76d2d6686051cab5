import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '#tools/codegen/icons/drawings.ts';

const screens = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'ui'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('icons', () => {
  it('come from the one set (tools/codegen/icons/drawings.ts) and from no package', () => {
    const foreign = screens.filter(({ text }) => /from '(?:@mui\/icons-material|lucide|react-icons)/.test(text));
    expect(foreign.map(({ path }) => path)).toEqual([]);
  });

  it('are all shown somewhere', () => {
    const named = new Set(
      screens.flatMap(({ text }) => [...text.matchAll(/#ui\/icons\/([a-z0-9-]+)\.gen\.ts/g)].map(([, name]) => name)),
    );
    expect(Object.keys(DRAWINGS).filter((name) => !named.has(name))).toEqual([]);
  });

  it('are drawn with strokes inside 24 × 24', () => {
    for (const [name, drawing] of Object.entries(DRAWINGS)) {
      expect(drawing, name).toMatch(/^M[\dMmLlHhVvCcSsQqTtAaZz.\s,-]+$/);
      const starts = [...drawing.matchAll(/M(-?[\d.]+)[\s,]*(-?[\d.]+)/g)].flatMap(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      expect(
        starts.every((at) => at >= 0 && at <= 24),
        name,
      ).toBe(true);
    }
  });
});
