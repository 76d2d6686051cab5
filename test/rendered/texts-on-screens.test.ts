import { describe, expect, it } from 'vitest';
import { textsOnScreens } from './texts-on-screens.ts';

// The id is put together so that this file's own tests claim no row.
const tag = `[S1-${58}]`;
const shown = (body: string, title = tag, each = '') =>
  textsOnScreens(`it${each}('${title}', async (locale, text) => { ${body} });`, 'x.test.tsx').map(
    ({ text, language }) => `${text} ${language}`,
  );

describe('texts on screens', () => {
  it('are read from the tests that name the row, and from no others', () => {
    expect(shown("await showsInBothLanguages('Free', 'OK');")).toEqual(['Free en', 'Free vi', 'OK en', 'OK vi']);
    expect(shown("await showsInBothLanguages('Free');", 'another')).toEqual([]);
    expect(shown("expect(text()).toContain('Free');")).toEqual([]);
  });

  it('count for the language that was shown', () => {
    expect(shown("showsIn('vi', 'Free');")).toEqual(['Free vi']);
    expect(shown("showsIn(locale, 'Free');")).toEqual([]);
    expect(shown("showsIn(locale, 'Free');", tag, '.each(LANGUAGES)')).toEqual(['Free en', 'Free vi']);
    expect(shown("showsIn(locale, 'Free');", tag, ".each([['en', 'x'], ['vi', 'y']])")).toEqual(['Free en', 'Free vi']);
  });

  it('stand in the table of their test', () => {
    const each = ".each([['en', 'Free'], ['vi', 'Free']])";
    expect(shown('showsIn(locale, text);', tag, each)).toContain('Free vi');
  });
});
