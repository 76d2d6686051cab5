import type { Clock } from '#application/ports/clock.ts';
import type { Door, DoorPlace } from '#application/ports/door.ts';
import type { Result } from '#domain/kernel/result.ts';
import { ok } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { sessionAtTheDoor } from '#domain/ticket/session-at-the-door.ts';

export type OpenDoor = (eventId: number) => Promise<Result<DoorPlace & { readonly suggested: number | null }, Refusal>>;
export const OpenDoor: Token<OpenDoor> = token('OpenDoor');

export const makeOpenDoor =
  (door: Door, clock: Clock): OpenDoor =>
  async (eventId) => {
    const place = await door.open(eventId);
    return place.ok ? ok({ ...place.value, suggested: sessionAtTheDoor(place.value.sessions, clock.now())?.id ?? null }) : place;
  };
