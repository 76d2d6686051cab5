import { type Picture, pictureSources } from '#domain/kernel/files/picture-sources.ts';

/** The attribute that lets a browser choose among a picture's sizes. */
export const srcSetOf = (picture: Picture): string =>
  pictureSources(picture)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
