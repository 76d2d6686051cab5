import type { EventFeature } from '#domain/event/event.ts';
import { isPrivate } from '#domain/event/event.ts';
import { keptEventSlug, slugWithKey } from '#domain/kernel/names/slug.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

type NamedEvent = Parameters<typeof keptEventSlug>[0] & { readonly feature: EventFeature };

/** The key in a private event's link. It is not stored: the keyring derives it. [D23] */
export const eventKey = (keyring: Keyring, eventId: number): string => keyring.signText('event-link', String(eventId));

/** Whether a key opens this event. */
export const opensEvent = (keyring: Keyring, eventId: number, key: string): boolean =>
  keyring.verifyText('event-link', String(eventId), key);

/** The key that an event's pages need; null for a public event. */
export const keyOfEvent = (
  keyring: Keyring,
  event: { readonly eventId: number; readonly feature: EventFeature },
): string | null => (isPrivate(event.feature) ? eventKey(keyring, event.eventId) : null);

/** An event's slug for people who may see it; a private one's carries the key. */
export const openSlug = (keyring: Keyring, event: NamedEvent): string =>
  slugWithKey(keptEventSlug(event), keyOfEvent(keyring, event));
