import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { ThanksData } from './thanks-data.ts';

const pathWith = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;

/** The picture that networks show beside an event's link. `imageUrl`: the event's cover; null: none. [S7.8-03] */
export const previewCardPath = (event: {
  readonly id: number;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly locale: Locale;
}): string =>
  pathWith('/api/generate-meta-image', {
    title: event.title,
    ...(event.imageUrl === null ? {} : { imageUrl: event.imageUrl }),
    id: String(event.id),
    locale: event.locale,
  });

/** The picture of thanks. [S7.8-01] */
export const thanksCardPath = ({ name, eventName, companyName, isDonate, isPrivate, locale }: ThanksData): string =>
  pathWith('/api/generate-thanks-buy-ticket-image', {
    name,
    eventName,
    ...(companyName === '' ? {} : { companyName }),
    isDonate: String(isDonate),
    isPrivate: String(isPrivate),
    locale,
  });
