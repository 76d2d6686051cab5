import { checkGatePass, type GatePass, type GatePassRefusal } from '#domain/door/gate-pass.ts';
import type { EventRefusal } from '#domain/event/event-refusals.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import { type EventAbility, requireOnEvent } from './event-abilities.ts';

/** `door.hand-in`: submit scans that were made offline. `door.search`: find guests also by e-mail and phone. */
export type DoorAbility = 'door.work' | 'door.hand-in' | 'door.search';

/** A member of the team, by their abilities on the event; or the holder of a gate pass, without an account. */
export type DoorWorker =
  | { readonly kind: 'member'; readonly eventAbilities: ReadonlySet<EventAbility> }
  | {
      readonly kind: 'pass';
      readonly pass: Pick<GatePass, 'eventId' | 'issuedAt' | 'endsAt' | 'revokedAt'> & {
        readonly sectionEventIds: readonly number[];
      };
    };

/** `sectionEventId`: null for what concerns all sessions. */
export type DoorPlace = { readonly eventId: number; readonly sectionEventId: number | null };

type DoorRefused =
  | RefusalIn<RequestRefusal, 'FORBIDDEN'>
  | RefusalIn<EventRefusal, 'EVENT_NOT_FOUND'>
  | GatePassRefusal;

/** A gate pass holds for its event and sessions. Scans made before it ended can still be handed in. [S6-45] [design] */
export function requireAtDoor(
  ability: DoorAbility,
  worker: DoorWorker,
  place: DoorPlace,
  now: Instant,
): Result<null, DoorRefused> {
  // Who only works the door, with an account or without, learns no more of a guest than the list on the device says.
  if (worker.kind === 'member')
    return requireOnEvent(ability === 'door.search' ? 'event.guests' : 'event.check-in', worker.eventAbilities);
  const { pass } = worker;
  if (pass.eventId !== place.eventId) return refused({ code: 'EVENT_NOT_FOUND' });
  if (place.sectionEventId !== null && !pass.sectionEventIds.includes(place.sectionEventId))
    return refused({ code: 'FORBIDDEN' });
  if (ability === 'door.search') return refused({ code: 'FORBIDDEN' });
  return ability === 'door.hand-in' ? ok(null) : checkGatePass(pass, now);
}
