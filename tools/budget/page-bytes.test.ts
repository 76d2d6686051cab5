import { describe, expect, it } from 'vitest';
import { filesOf, type Manifest, type Modules, weigh } from './page-bytes.ts';

const manifest: Manifest = {
  'entry.ts': { file: 'entry.js', imports: ['_base.js'] },
  '_base.js': { file: 'base.js', imports: ['entry.ts'] },
  'screen.tsx': { file: 'screen.js', imports: ['_base.js'], css: ['screen.css'] },
  'words.po': { file: 'words.js' },
};
const modules: Modules = {
  'entry.js': ['ui/entry.ts'],
  'base.js': ['react', 'zod/v4/classic'],
  'screen.js': ['graphql-tag'],
  'words.js': [],
};
const length = (file: string): number => file.length;

describe('the bytes of a page', () => {
  it('counts a shared chunk once, also in a cycle', () => {
    expect([...filesOf(manifest, ['entry.ts', 'screen.tsx'])].toSorted()).toEqual(['base.js', 'entry.js', 'screen.js']);
    const [page] = weigh(
      manifest,
      modules,
      [{ page: 'start', sources: ['entry.ts', 'screen.tsx', 'words.po'], most: 10 }],
      length,
    );
    expect(page).toMatchObject({ files: 4, bytes: 'entry.jsbase.jsscreen.jswords.js'.length });
  });

  it('does not count what the previous page loaded', () => {
    const [page] = weigh(
      manifest,
      modules,
      [{ page: 'next', after: ['entry.ts'], sources: ['entry.ts', 'screen.tsx'], most: 10 }],
      length,
    );
    expect(page).toMatchObject({ files: 1, bytes: 'screen.js'.length });
  });

  it('names a forbidden package by its whole name', () => {
    const [page] = weigh(
      manifest,
      modules,
      [{ page: 'start', sources: ['screen.tsx'], most: 10, without: ['graphql', 'zod/v4/classic'] }],
      length,
    );
    expect(page?.unwanted).toEqual(['zod/v4/classic in base.js']);
  });

  it('fails for a source or file that the build does not know', () => {
    expect(() => filesOf(manifest, ['gone.tsx'])).toThrow('The build knows no gone.tsx');
    expect(() => weigh(manifest, {}, [{ page: 'start', sources: ['words.po'], most: 10 }], length)).toThrow(
      'Nobody noted what is in words.js',
    );
  });
});
