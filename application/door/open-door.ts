import type { Door, DoorPlace } from '#application/door/ports/door.ts';
import type { Clock } from '#application/platform/ports/clock.ts';
import { doorSession } from '#domain/door/door-session.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type OpenDoor = (eventId: number) => Promise<Result<DoorPlace & { readonly suggested: number | null }, Refusal>>;
export const OpenDoor: Token<OpenDoor> = token('OpenDoor');

/** The door of an event, for who may admit people to it. [D5] */
export const makeOpenDoor =
  (door: Pick<Door, 'open'>, clock: Clock): OpenDoor =>
  async (eventId) => {
    const place = await door.open(eventId);
    if (!place.ok) return place;
    const { abilities, ...found } = place.value;
    // Who may not admit anybody would stand before a camera whose every scan is refused.
    if (!abilities.includes('event.check-in')) return refused({ code: 'FORBIDDEN' });
    return ok({ ...found, suggested: doorSession(found.sessions, clock.now())?.id ?? null });
  };
