import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import {
  type InvitationCard,
  invitationCardPath,
  isTitleOf,
  previewCardPath,
  previewSize,
  readInvitationCard,
  thanksCardPath,
} from './link-preview.ts';

describe('the size of a preview image', () => {
  it.each([
    [null, null, 1_200, 630],
    ['600', '315', 600, 315],
    ['200', '2400', 200, 2_400],
    [null, '630', 1_200, 630],
  ])('requested as %j × %j is %d × %d', (width, height, pixelsWide, pixelsHigh) => {
    expect(previewSize({ width, height })).toEqual({ ok: true, value: { width: pixelsWide, height: pixelsHigh } });
  });

  it.each(['199', '2401', '99999', '', '-600', '6e2', '600.5', ' 600', 'x600', '600px'])('refuses %j', (asked) => {
    const refusal = { code: 'IMAGE_SIZE', min: 200, max: 2_400 };
    expect(previewSize({ width: asked, height: null })).toEqual({ ok: false, refusal: { ...refusal, side: 'width' } });
    expect(previewSize({ width: null, height: asked })).toEqual({ ok: false, refusal: { ...refusal, side: 'height' } });
  });
});

describe('the title of a preview', () => {
  it('is the name of its event and no other words', () => {
    fc.assert(
      fc.property(anyNastyText, fc.string({ minLength: 1 }), (name, more) => {
        expect(isTitleOf(name, name)).toBe(true);
        expect(isTitleOf(` ${name}\n`, name)).toBe(true);
        expect(isTitleOf(`${more} x`, `${more} y`)).toBe(false);
      }),
    );
  });
});

describe('card paths', () => {
  const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://vemoi.test').searchParams);

  it('a preview carries title, cover and id', () => {
    const path = previewCardPath({
      id: 1012,
      title: 'Đêm nhạc & hơn thế',
      imageUrl: '/files/a/full.webp',
      locale: 'vi',
      key: null,
    });
    expect(path.startsWith('/api/generate-meta-image?')).toBe(true);
    expect(queryOf(path)).toEqual({
      title: 'Đêm nhạc & hơn thế',
      imageUrl: '/files/a/full.webp',
      id: '1012',
      locale: 'vi',
    });
    expect(queryOf(previewCardPath({ id: 1, title: 'a', imageUrl: null, locale: 'en', key: null }))).toEqual({
      title: 'a',
      id: '1',
      locale: 'en',
    });
  });

  it('a preview of a private event carries the key of its link', () => {
    const path = previewCardPath({ id: 1, title: 'a', imageUrl: null, locale: 'en', key: 'v1.a-b_c' });
    expect(queryOf(path)).toEqual({ title: 'a', id: '1', locale: 'en', key: 'v1.a-b_c' });
  });

  it('a thank-you card carries name, event and company', () => {
    const thanks = {
      name: 'Lan',
      eventName: 'Đêm nhạc',
      companyName: 'Gốm Việt',
      isDonate: true,
      isPrivate: false,
      locale: 'vi',
    } as const;
    const said = { name: 'Lan', eventName: 'Đêm nhạc', isDonate: 'true', isPrivate: 'false', locale: 'vi' };
    expect(queryOf(thanksCardPath(thanks, null))).toEqual({ ...said, companyName: 'Gốm Việt' });
    expect(queryOf(thanksCardPath({ ...thanks, companyName: '' }, null))).toEqual(said);
    const shown = thanksCardPath({ ...thanks, companyName: '' }, { id: 7, key: null });
    expect(queryOf(shown)).toEqual({ ...said, id: '7' });
    const hidden = thanksCardPath({ ...thanks, companyName: '' }, { id: 7, key: 'v1.k' });
    expect(queryOf(hidden)).toEqual({ ...said, id: '7', key: 'v1.k' });
  });

  it('any title stays a single parameter', () => {
    fc.assert(
      fc.property(anyNastyText, (title) => {
        expect(queryOf(previewCardPath({ id: 1, title, imageUrl: null, locale: 'en', key: null }))).toEqual({
          title: title.toWellFormed(),
          id: '1',
          locale: 'en',
        });
      }),
    );
  });
});

const read = (path: string): InvitationCard => {
  const query = new URL(path, 'https://vemoi.test').searchParams;
  return readInvitationCard((name) => query.get(name));
};
const line = fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());

describe('an invitation picture', () => {
  it('shows what its address contains', () => {
    const card = fc.record({
      headline: line,
      name: line,
      eventName: line,
      time: line,
      place: line,
      organiser: line,
      imageUrl: fc.constant(null),
    });
    fc.assert(fc.property(card, (one) => void expect(read(invitationCardPath(one))).toEqual(one)));
  });

  it('shows uploaded pictures of ours only', () => {
    const own = '/files/01997b3a-0000-7000-8000-0000000000a1/full.webp';
    for (const image of [own, '/api/print/lotus-jade-12.svg'])
      expect(read(`/image-rsvp-template?imageUrl=${image}`).imageUrl).toBe(image);
    for (const other of [
      'https://evil.test/api/print/lotus-jade-12.svg',
      'https://evil.test/a.webp',
      '//evil.test/a.webp',
      'javascript:alert(1)',
      `${own}?x`,
      '/files/private/x',
      'data:image/png,',
    ]) {
      expect(read(`/image-rsvp-template?imageUrl=${encodeURIComponent(other)}`).imageUrl).toBeNull();
    }
  });

  it('keeps each text to one line within its length', () => {
    const { headline, eventName } = read(`/image-rsvp-template?headline=a%0Ab%E2%80%AE&eventName=${'x'.repeat(500)}`);
    expect([headline.includes('\n'), headline.includes('\u202e'), eventName.length <= 161]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
