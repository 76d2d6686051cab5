import { oneLine } from '#domain/kernel/names/one-line.ts';

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
