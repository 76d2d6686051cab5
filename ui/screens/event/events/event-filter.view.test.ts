import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITIES } from '#domain/event/city.ts';
import { EVENT_FORMATS } from '#domain/event/event.ts';
import { EVENT_SORTS } from '#domain/event/event-sort.ts';
import { TIME_FILTERS } from '#domain/time/time-window.ts';
import { anyEvent, narrowedBy, readEventFilter, writeEventFilter } from './event-filter.view.ts';

const filters = fc.record({
  search: fc.option(
    fc
      .string({ maxLength: 100 })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    { nil: null },
  ),
  time: fc.constantFrom(...TIME_FILTERS, null),
  categoryId: fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: null }),
  format: fc.constantFrom(...EVENT_FORMATS, null),
  free: fc.boolean(),
  mostPrice: fc.option(fc.integer({ min: 1, max: 9_999_999_999_999 }), { nil: null }),
  city: fc.constantFrom(...CITIES, null),
  sort: fc.constantFrom(...EVENT_SORTS, null),
});

describe('the filter in the address', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readEventFilter(new URLSearchParams(writeEventFilter(filter)))).toEqual(filter);
      }),
    );
  });

  it.each([
    '?time=tomorrow',
    '?format=onsite',
    '?category=-1',
    '?category=1e9',
    '?free=yes',
    '?q=%20',
    '?unknown=1',
    '?city=PARIS',
    '?price=0',
    '?price=1e5',
    '?sort=x',
  ])('ignores %s', (query) => {
    expect(readEventFilter(new URLSearchParams(query))).toEqual(anyEvent);
  });

  it('writes no query without a filter', () => {
    expect(writeEventFilter(anyEvent)).toBe('');
    expect(narrowedBy(anyEvent)).toBe(0);
  });

  it('keeps the filter on the next page', () => {
    expect(writeEventFilter({ ...anyEvent, free: true }, { after: 'abc' })).toBe('?free=1&after=abc');
  });
});
