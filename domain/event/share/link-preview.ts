import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { ThanksData } from './thanks-data.ts';

/** What social networks show beside a link, in pixels. */
const PREVIEW_SIZE = { width: 1_200, height: 630 } as const;

const SMALLEST = 200;
const LARGEST = 2_400;

export type PreviewSize = { readonly width: number; readonly height: number };
export type PreviewSizeRefusal = {
  readonly code: 'IMAGE_SIZE';
  readonly side: keyof PreviewSize;
  readonly min: number;
  readonly max: number;
};

/**
 * The size that the query of an image asks for (null: not asked): whole pixels from 200 to 2,400, the usual 1200×630
 * where a side is left out. The bounds keep anybody from having us draw pictures that fill the memory. [S7.8-01]
 */
export function previewSize(asked: {
  readonly width: string | null;
  readonly height: string | null;
}): Result<PreviewSize, PreviewSizeRefusal> {
  const width = side(asked.width, PREVIEW_SIZE.width);
  if (width === null) return refused({ code: 'IMAGE_SIZE', side: 'width', min: SMALLEST, max: LARGEST });
  const height = side(asked.height, PREVIEW_SIZE.height);
  if (height === null) return refused({ code: 'IMAGE_SIZE', side: 'height', min: SMALLEST, max: LARGEST });
  return ok({ width, height });
}

function side(asked: string | null, usual: number): number | null {
  if (asked === null) return usual;
  const pixels = /^\d{3,4}$/.test(asked) ? Number(asked) : 0;
  return pixels >= SMALLEST && pixels <= LARGEST ? pixels : null;
}

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

/**
 * What a picture of an invitation says; empty where the address says nothing. Anybody can write such an address: it is
 * shown, never believed.
 */
export type InvitationCard = {
  readonly headline: string;
  readonly name: string;
  readonly eventName: string;
  readonly time: string;
  readonly place: string;
  readonly organiser: string;
  /** An uploaded picture of ours; null for any other. */
  readonly imageUrl: string | null;
};

/** As many characters as each has room for. */
const LONGEST = { headline: 80, name: 80, eventName: 160, time: 80, place: 120, organiser: 80 } as const;

const UPLOADED = /^\/files\/[0-9a-f-]{36}\/(?:full|card)\.webp$/;

/** The invitation in an address, one line each, without control and mark of direction. [S2.1-40] */
export function readInvitationCard(query: (name: string) => string | null): InvitationCard {
  const line = (name: keyof typeof LONGEST): string => oneLine(query(name) ?? '', LONGEST[name]);
  const imageUrl = query('imageUrl') ?? '';
  return {
    headline: line('headline'),
    name: line('name'),
    eventName: line('eventName'),
    time: line('time'),
    place: line('place'),
    organiser: line('organiser'),
    imageUrl: UPLOADED.test(imageUrl) ? imageUrl : null,
  };
}

/** The address of such a picture. */
export const invitationCardPath = ({ imageUrl, ...words }: InvitationCard): string =>
  `/image-rsvp-template?${Object.entries({ ...words, imageUrl: imageUrl ?? '' })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;
