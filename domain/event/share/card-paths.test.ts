import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { previewCardPath, thanksCardPath } from './card-paths.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://vemoi.test').searchParams);

it('the preview of an event is asked for by its title, cover and number', () => {
  const path = previewCardPath({ id: 1012, title: 'Đêm nhạc & hơn thế', imageUrl: '/files/a/full.webp', locale: 'vi' });
  expect(path.startsWith('/api/generate-meta-image?')).toBe(true);
  expect(queryOf(path)).toEqual({
    title: 'Đêm nhạc & hơn thế',
    imageUrl: '/files/a/full.webp',
    id: '1012',
    locale: 'vi',
  });
  expect(queryOf(previewCardPath({ id: 1, title: 'a', imageUrl: null, locale: 'en' }))).toEqual({
    title: 'a',
    id: '1',
    locale: 'en',
  });
});

it('the card of thanks is asked for by who thanks whom for what', () => {
  const thanks = {
    name: 'Lan',
    eventName: 'Đêm nhạc',
    companyName: 'Gốm Việt',
    isDonate: true,
    isPrivate: false,
    locale: 'vi',
  } as const;
  const said = { name: 'Lan', eventName: 'Đêm nhạc', isDonate: 'true', isPrivate: 'false', locale: 'vi' };
  expect(queryOf(thanksCardPath(thanks))).toEqual({ ...said, companyName: 'Gốm Việt' });
  expect(queryOf(thanksCardPath({ ...thanks, companyName: '' }))).toEqual(said);
});

it('whatever a title is, it stays one parameter', () => {
  fc.assert(
    fc.property(anyNastyText, (title) => {
      expect(queryOf(previewCardPath({ id: 1, title, imageUrl: null, locale: 'en' }))).toEqual({
        title: title.toWellFormed(),
        id: '1',
        locale: 'en',
      });
    }),
  );
});
