import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEventName } from '#test/arbitraries/text.arbitraries.ts';
import {
  corporateSlug,
  eventIdFromSlug,
  eventSlug,
  keptEventSlug,
  keyInSlug,
  movedSlug,
  slugWithKey,
  slugWords,
} from './slug.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });

describe('event slugs', () => {
  it.each([
    ['Đêm nhạc ở Đà Lạt', 'dem-nhac-o-da-lat-1012'],
    ['2026: a -- space odyssey!', '2026-a-space-odyssey-1012'],
    ['☃', '1012'],
    ['', '1012'],
  ])('%j becomes %s', (name, slug) => {
    expect(eventSlug(name, 1012)).toBe(slug);
  });

  it.each([
    ['dem-nhac-o-da-lat-1012', 1012],
    ['2026-a-7-1012', 1012],
    ['1012', 1012],
    ['1012-dem-nhac', null],
    ['dem-nhac', null],
  ])('%s has the id %s at its end [S2.6-01]', (slug, eventId) => {
    expect(eventIdFromSlug(slug)).toBe(eventId);
  });

  it('contain the id, whatever the name [S2.6-01]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), id, (name, number) => {
        const slug = eventSlug(name, number);
        expect(eventIdFromSlug(slug)).toBe(number);
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });

  it('keep their words, or take them from the name', () => {
    expect(keptEventSlug({ slugWords: 'dem-nhac', name: 'Đêm hội', eventId: 7 })).toBe('dem-nhac-7');
    expect(keptEventSlug({ slugWords: '', name: 'Đêm hội', eventId: 7 })).toBe('dem-hoi-7');
    expect(keptEventSlug({ slugWords: '', name: '☃', eventId: 7 })).toBe('7');
  });

  it('with other words redirect once to the right slug', () => {
    fc.assert(
      fc.property(anyEventName, anyEventName, id, (name, older, number) => {
        const right = eventSlug(name, number);
        const asked = eventSlug(older, number);
        expect(eventIdFromSlug(asked)).toBe(eventIdFromSlug(right));
        expect(movedSlug(asked, right)).toBe(asked === right ? null : right);
        expect(movedSlug(right, right)).toBeNull();
      }),
    );
  });

  it('are short and cut at a word boundary', () => {
    expect(slugWords(`${'word '.repeat(20)}`)).toBe(Array(16).fill('word').join('-'));
    expect(slugWords('x'.repeat(200))).toHaveLength(80);
    expect(slugWords(`${'x'.repeat(80)} y`)).toBe('x'.repeat(80));
    expect(slugWords('x'.repeat(80))).toHaveLength(80);
    expect(slugWords(`${'x'.repeat(39)} ${'y'.repeat(40)}`)).toHaveLength(80);
    expect(slugWords(`${'x'.repeat(39)} ${'y'.repeat(41)}`)).toBe('x'.repeat(39));
    expect(slugWords(`-- ${'x'.repeat(200)} --`)).toBe('x'.repeat(80));
  });

  it.each([
    '',
    'dem-nhac',
    'dem-nhac-',
    'dem-nhac-0',
    'dem-nhac-012',
    'dem-nhac-1x',
    'dem-nhac-99999999999',
    'dem-nhac-2147483648',
    '-',
    '1.5',
    ' 12',
  ])('%j contains no event id', (slug) => {
    expect(eventIdFromSlug(slug)).toBeNull();
  });

  it('accept other words before the id, even a line break', () => {
    expect(eventIdFromSlug('whatever-it-was-called-1012')).toBe(1012);
    expect(eventIdFromSlug('1012')).toBe(1012);
    expect(eventIdFromSlug('a\n-7')).toBe(7);
  });
});

describe('corporate slugs [S2.3-07]', () => {
  it.each([
    ['Công ty Vé', 12, 'Cong-ty-Ve-12'],
    ['  Đất   Việt ', 7, 'Dat-Viet-7'],
  ])('%j with id %d is %s', (name, number, slug) => {
    expect(corporateSlug(name, number)).toBe(slug);
  });
});

describe('the key of a private event', () => {
  it('rides behind the slug and reads back', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2_147_483_647 }), (name, id) => {
        const slug = eventSlug(name, id);
        const link = slugWithKey(slug, 'k1.abc_DEF-123');
        expect([eventIdFromSlug(link), keyInSlug(link)]).toEqual([id, 'k1.abc_DEF-123']);
        expect([slugWithKey(slug, null), keyInSlug(slug)]).toEqual([slug, null]);
      }),
    );
    expect(keyInSlug('dem-nhac-7~')).toBe(null);
  });
});
