import { Door, type DoorPlace } from '#application/door/ports/door.ts';
import { DoorShelf } from '#application/door/ports/door-shelf.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { doorSession } from '#domain/door/door-session.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type OpenDoor = (eventId: number) => Promise<Result<DoorPlace & { readonly suggested: number | null }, Refusal>>;

/** [D5] */
export const OpenDoor = defineUseCase(
  'OpenDoor',
  { door: Door, shelf: DoorShelf, clock: Clock },
  ({
    door,
    shelf,
    clock,
  }: {
    readonly door: Pick<Door, 'open'>;
    readonly shelf: Pick<DoorShelf, 'keepDoor'>;
    readonly clock: Clock;
  }): OpenDoor =>
    async (eventId) => {
      const place = await door.open(eventId);
      if (!place.ok) return place;
      const { abilities, ...opened } = place.value;
      // Who may not admit anybody would stand before a camera whose every scan is refused.
      if (!abilities.includes('event.check-in')) return refused({ code: 'FORBIDDEN' });
      const found = { ...opened, managesGuests: abilities.includes('event.guests') };
      await shelf.keepDoor(found);
      return ok({ ...found, suggested: doorSession(found.sessions, clock.now())?.id ?? null });
    },
);
