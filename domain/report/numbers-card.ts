import { pathWith, pictureOfOurs } from '#domain/event/share/link-preview.ts';
import { type Locale, localeOf } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { EventNumbers } from './event-numbers.ts';

/** In pixels: wide as a link's preview, tall for a phone. [design] */
export const NUMBERS_CARD_SIZE = {
  WIDE: { width: 1_200, height: 630 },
  TALL: { width: 1_080, height: 1_350 },
} as const;

export type NumbersCardShape = keyof typeof NUMBERS_CARD_SIZE;

/** The picture of an event's numbers, which its organiser shares after it. */
export type NumbersCard = EventNumbers & {
  readonly eventName: string;
  readonly time: string;
  readonly locale: Locale;
  readonly shape: NumbersCardShape;
  /** An uploaded image of ours or an event's print; null otherwise. */
  readonly imageUrl: string | null;
};

const COUNT = /^\d{1,9}$/;
const countIn = (text: string | null): number | null => (text !== null && COUNT.test(text) ? Number(text) : null);

const LONGEST = { eventName: 160, time: 80 } as const;

/** Path of the picture, still to be signed. */
export const numbersCardPath = ({ came, tickets, sessions, imageUrl, ...words }: NumbersCard): string =>
  pathWith('/api/generate-numbers-image', {
    eventName: words.eventName,
    time: words.time,
    ...(came === null ? {} : { came: String(came) }),
    tickets: String(tickets),
    sessions: String(sessions),
    locale: words.locale,
    shape: words.shape,
    ...(imageUrl === null ? {} : { imageUrl }),
  });

/** Null where a number or the shape is missing. */
export function readNumbersCard(query: (name: string) => string | null): NumbersCard | null {
  const [tickets, sessions] = [countIn(query('tickets')), countIn(query('sessions'))];
  const shape = query('shape');
  if (tickets === null || sessions === null || (shape !== 'WIDE' && shape !== 'TALL')) return null;
  return {
    eventName: oneLine(query('eventName') ?? '', LONGEST.eventName),
    time: oneLine(query('time') ?? '', LONGEST.time),
    came: countIn(query('came')),
    tickets,
    sessions,
    locale: localeOf(query('locale') ?? ''),
    shape,
    imageUrl: pictureOfOurs(query('imageUrl') ?? ''),
  };
}
