import { describe, expect, it } from 'vitest';
import { filesOf, type Manifest, weigh } from './page-bytes.ts';

const manifest: Manifest = {
  'entry.ts': { file: 'entry.js', imports: ['_base.js'] },
  '_base.js': { file: 'base.js', imports: ['entry.ts'] },
  'screen.tsx': { file: 'screen.js', imports: ['_base.js'], css: ['screen.css'] },
  'words.po': { file: 'words.js' },
};

describe('the bytes of a page', () => {
  it('counts what comes along once, also in a circle', () => {
    expect([...filesOf(manifest, ['entry.ts', 'screen.tsx'])].toSorted()).toEqual(['base.js', 'entry.js', 'screen.js']);
    const [page] = weigh(manifest, [{ page: 'start', sources: ['entry.ts', 'screen.tsx', 'words.po'], most: 10 }], (file) => file.length);
    expect(page).toMatchObject({ files: 4, bytes: 'entry.jsbase.jsscreen.jswords.js'.length });
  });

  it('does not pass over a source that the build does not know', () => {
    expect(() => filesOf(manifest, ['gone.tsx'])).toThrow('The build knows no gone.tsx');
  });
});
