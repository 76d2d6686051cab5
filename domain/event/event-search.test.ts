import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { holdsSearch, SEARCH_PAGE, SEARCH_PAUSE, SUGGESTIONS_MAX, searchQuery, searchTerms } from './event-search.ts';
import { PLACE_NAMES } from './place-names.ts';

describe('the event search', () => {
  it.each([
    ['', null],
    ['  \n', null],
    [' nhạc Trịnh ', 'nhạc Trịnh'],
  ])('turns %j into the query %j', (typed, text) => {
    expect(searchQuery(typed)).toBe(text);
  });

  it('ignores blank input and surrounding blanks', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ' ', '\t ', '\n'), (typed, blank) => {
        expect(searchQuery(blank + typed + blank)).toBe(searchQuery(typed));
        expect(searchQuery(typed)).not.toBe('');
      }),
    );
  });

  it('waits half a second, pages by 20 and suggests 12', () => {
    expect([SEARCH_PAUSE, SEARCH_PAGE, SUGGESTIONS_MAX]).toEqual([500, 20, 12]);
  });
});

describe('what a search finds', () => {
  const EVENTS = [
    'Hanoi Rock Night · Trịnh',
    'Đêm nhạc · Nhà hát Lớn, Hà Nội',
    'Hoà nhạc · (Hà-Nội)',
    'Nhà Nội trợ · Huế',
    'Nội thất mùa hạ',
    'Giảm 50% · Cần Thơ',
    'Ngày hội · TP. Hồ Chí Minh, Việt Nam',
  ];
  const found = (search: string) => EVENTS.filter((event) => holdsSearch(event, search));

  it.each(['Hanoi', 'ha noi', 'Hà Nội', 'HÀ NỘI', 'ha  noi', 'hà-nội', 'Hà Nội,', 'Hà Nội'.normalize('NFD')])(
    '%j finds all that is in Hà Nội, however it is written, and nothing else',
    (search) => {
      expect(found(search)).toEqual(EVENTS.slice(0, 3));
      expect(found(`nhac ${search}`)).toEqual(EVENTS.slice(1, 3));
    },
  );

  it('finds every place written together, apart or with diacritics left out, and its terms are the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACE_NAMES), (name) => {
        expect(searchTerms(name.replaceAll(' ', ''))).toEqual(searchTerms(name));
        expect(holdsSearch(`Lễ hội ${name.replaceAll(' ', '')}`, name.toUpperCase())).toBe(true);
        expect(holdsSearch(`Lễ hội ở ${name}`, name.replaceAll(' ', ''))).toBe(true);
      }),
    );
  });

  it.each([
    ['50%', ['Giảm 50% · Cần Thơ']],
    ['5_%', []],
    ['_', []],
    ['%', []],
    ['\\', []],
  ])('%j is taken as written', (search, events) => {
    expect(found(search)).toEqual(events);
  });

  it.each([
    ['ig', []],
    ['ro', ['Hanoi Rock Night · Trịnh']],
    ['igh', ['Hanoi Rock Night · Trịnh']],
  ])('%j is found inside words only from three letters on', (search, events) => {
    expect(found(search)).toEqual(events);
  });

  it('every place name is plain syllables', () => {
    expect(PLACE_NAMES.filter((name) => name !== plainWords(name) || !/^[a-z]+( [a-z]+)+$/.test(name))).toEqual([]);
  });
});
