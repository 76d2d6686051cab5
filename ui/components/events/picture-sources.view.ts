import { type Picture, pictureSources } from '#domain/kernel/files/picture-sources.ts';

export const srcSetOf = (picture: Picture): string =>
  pictureSources(picture)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
