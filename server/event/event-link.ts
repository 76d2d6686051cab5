import type { EventFeature } from '#domain/event/event.ts';
import { isPrivate } from '#domain/event/event.ts';
import { keptEventSlug, slugWithKey } from '#domain/kernel/names/slug.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

/** `linkNumber`: one more with each renewal, which makes the keys before worthless. */
type LinkedEvent = { readonly eventId: number; readonly linkNumber: number };
type NamedEvent = Parameters<typeof keptEventSlug>[0] & LinkedEvent & { readonly feature: EventFeature };

const signed = ({ eventId, linkNumber }: LinkedEvent): string =>
  linkNumber === 1 ? String(eventId) : `${eventId} ${linkNumber}`;

/** The key in a private event's link. It is not stored: the keyring derives it. [D23] */
export const eventKey = (keyring: Keyring, event: LinkedEvent): string => keyring.signText('event-link', signed(event));

export const opensEvent = (keyring: Keyring, event: LinkedEvent, key: string): boolean =>
  keyring.verifyText('event-link', signed(event), key);

/** Null for a public event. */
export const keyOfEvent = (keyring: Keyring, event: LinkedEvent & { readonly feature: EventFeature }): string | null =>
  isPrivate(event.feature) ? eventKey(keyring, event) : null;

/** A private event's slug carries the key. */
export const openSlug = (keyring: Keyring, event: NamedEvent): string =>
  slugWithKey(keptEventSlug(event), keyOfEvent(keyring, event));
