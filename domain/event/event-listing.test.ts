import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_TAG, MOST_TAGS, readEventListing, tagId } from './event-listing.ts';

describe('what an organiser asks of those who list the event', () => {
  it('keeps each tag once, as it was written first', () => {
    expect(readEventListing({ tags: [' Nhạc sống ', 'nhac song', '', 'Acoustic'], forbesId: ' vn-2026 ' })).toEqual({
      ok: true,
      value: { tags: ['Nhạc sống', 'Acoustic'], forbesId: 'vn-2026' },
    });
    expect(readEventListing({ tags: [], forbesId: '  ' })).toEqual({ ok: true, value: { tags: [], forbesId: null } });
  });

  it.each([
    ['request_tags', { tags: ['x'.repeat(31)], forbesId: null }],
    ['request_tags', { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`), forbesId: null }],
    ['forbes_id', { tags: [], forbesId: 'a'.repeat(41) }],
    ['forbes_id', { tags: [], forbesId: 'a/b' }],
  ])('refuses its %s', (field, typed) => {
    expect(readEventListing(typed)).toMatchObject({ ok: false, refusal: { field } });
  });

  it('never accepts more than its limits, nor the same tag twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 14 }), (tags) => {
        const read = readEventListing({ tags, forbesId: null });
        const kept = read.ok ? read.value.tags : [];
        expect(new Set(kept.map(tagId)).size).toBe(kept.length);
        expect(kept.length <= MOST_TAGS && kept.every((tag) => tag.length <= LONGEST_TAG)).toBe(true);
        expect(readEventListing({ tags: kept, forbesId: null })).toMatchObject({ value: { tags: kept } });
      }),
    );
  });
});
