import type { Clock } from '#application/ports/clock.ts';
import type { Door, DoorPlace, DoorSession } from '#application/ports/door.ts';
import { HOUR, type Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { ok } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';

/** Doors usually open before the session begins. */
const EARLY_MS = 3 * HOUR;

/** The session that people come to now: running or soon, else the next one, else the last one. */
export function sessionAtTheDoor(sessions: readonly DoorSession[], now: Instant): DoorSession | null {
  const inOrder = [...sessions].sort((one, other) => one.beginAt - other.beginAt);
  return (
    inOrder.find((session) => session.beginAt - EARLY_MS <= now && now < session.endAt) ??
    inOrder.find((session) => session.beginAt > now) ??
    inOrder.at(-1) ??
    null
  );
}

export type OpenDoor = (eventId: number) => Promise<Result<DoorPlace & { readonly suggested: number | null }, Refusal>>;
export const OpenDoor: Token<OpenDoor> = token('OpenDoor');

export const makeOpenDoor =
  (door: Door, clock: Clock): OpenDoor =>
  async (eventId) => {
    const place = await door.open(eventId);
    return place.ok ? ok({ ...place.value, suggested: sessionAtTheDoor(place.value.sessions, clock.now())?.id ?? null }) : place;
  };
