import type { DoorPlace } from '#application/door/ports/door.ts';
import { DoorShelf } from '#application/door/ports/door-shelf.ts';
import { TokenKeeper } from '#application/people/keep-access-token.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { doorSession } from '#domain/door/door-session.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type OpenKeptDoor = (
  eventId: number,
) => Promise<{ readonly place: DoorPlace; readonly suggested: number | null } | null>;

/** Null: not kept, or its person has signed out. */
export const OpenKeptDoor = defineUseCase(
  'OpenKeptDoor',
  { shelf: DoorShelf, tokens: TokenKeeper, clock: Clock },
  ({
    shelf,
    tokens,
    clock,
  }: {
    readonly shelf: Pick<DoorShelf, 'door'>;
    readonly tokens: Pick<TokenKeeper, 'mayReturn'>;
    readonly clock: Clock;
  }): OpenKeptDoor =>
    async (eventId) => {
      if (!tokens.mayReturn()) return null;
      const kept = await shelf.door(eventId);
      if (kept === null) return null;
      return { place: kept.place, suggested: doorSession(kept.place.sessions, clock.now())?.id ?? null };
    },
);
