import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { ThanksData } from './thanks-data.ts';

/** In pixels, as social networks show it. */
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

/** 200 to 2,400 pixels a side, 1200×630 by default; the limits protect the server's memory. [S7.8-01] */
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

/** A path with a query, each value encoded. */
export const pathWith = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;

/** Path of an event's link preview. `imageUrl` null: no cover. `key`: of a private event's link. [S7.8-03] [D23] */
export const previewCardPath = (event: {
  readonly id: number;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly locale: Locale;
  readonly key: string | null;
}): string =>
  pathWith('/api/generate-meta-image', {
    title: event.title,
    ...(event.imageUrl === null ? {} : { imageUrl: event.imageUrl }),
    id: String(event.id),
    locale: event.locale,
    ...(event.key === null ? {} : { key: event.key }),
  });

/** What a picture shows of an event: `key` is that of a private event's link. */
export type PicturedEvent = { readonly id: number; readonly key: string | null };

/** Path of a thank-you card. `event` null: without its picture. [S7.8-01] */
export const thanksCardPath = (
  { name, eventName, companyName, isDonate, isPrivate, locale }: ThanksData,
  event: PicturedEvent | null,
): string =>
  pathWith('/api/generate-thanks-buy-ticket-image', {
    name,
    eventName,
    ...(companyName === '' ? {} : { companyName }),
    isDonate: String(isDonate),
    isPrivate: String(isPrivate),
    locale,
    ...(event === null ? {} : { id: String(event.id) }),
    ...(event === null || event.key === null ? {} : { key: event.key }),
  });

/** Whether the title of an address is the event's own name: only that is drawn in our name. */
export const isTitleOf = (title: string, eventName: string): boolean => oneLine(title) === oneLine(eventName);

/** The texts of an invitation picture. */
export type InvitationCard = {
  readonly headline: string;
  readonly name: string;
  readonly eventName: string;
  readonly time: string;
  readonly place: string;
  readonly organiser: string;
  /** An uploaded image of ours or an event's print; null otherwise. */
  readonly imageUrl: string | null;
};

/** Longest texts, in characters. */
const LONGEST = { headline: 80, name: 80, eventName: 160, time: 80, place: 120, organiser: 80 } as const;

const OWN = /^\/(?:files\/[0-9a-f-]{36}\/(?:full|card)\.webp|api\/print\/[a-z]+-[a-z]+-\d{1,10}\.svg)$/;

/** The address, if it is of an uploaded image of ours or a print; null for any other. */
export const pictureOfOurs = (address: string): string | null => (OWN.test(address) ? address : null);

/** Reads the invitation from a query: one line each, without control or direction characters. [S2.1-40] */
export function readInvitationCard(query: (name: string) => string | null): InvitationCard {
  const line = (name: keyof typeof LONGEST): string => oneLine(query(name) ?? '', LONGEST[name]);
  return {
    headline: line('headline'),
    name: line('name'),
    eventName: line('eventName'),
    time: line('time'),
    place: line('place'),
    organiser: line('organiser'),
    imageUrl: pictureOfOurs(query('imageUrl') ?? ''),
  };
}

/** Path of the picture of an invitation; its page reads the same values. [S2.1-40] */
export const invitationCardPath = ({ imageUrl, ...words }: InvitationCard): string =>
  `/api/generate-invitation-image?${Object.entries({ ...words, imageUrl: imageUrl ?? '' })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;
