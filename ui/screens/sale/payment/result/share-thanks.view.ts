import { packText } from '#domain/event/share/packed-text.ts';
import { thanksPath } from '#domain/event/share/share-links.ts';
import type { ThanksData } from '#domain/event/share/thanks-data.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { paths } from '#ui/routes/paths.ts';

export const eventAddress = (baseUrl: string, slug: string, locale: Locale): string =>
  `${baseUrl}${localisedPath(paths.event(slug), locale)}`;

/** [S2.11-32] */
export const thanksAddress = (baseUrl: string, slug: string, thanks: ThanksData, locale: Locale): string =>
  `${baseUrl}${localisedPath(thanksPath(slug, thanks, packText), locale)}`;
