import type { EventRefusal } from '#domain/event/event-refusals.ts';
import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { EventAbility } from './event-abilities.ts';

/**
 * May somebody with these abilities on an event do this? Who may not even see the event is told that there is none.
 * [design section 5]
 */
export function demandOnEvent(
  ability: EventAbility,
  abilities: ReadonlySet<EventAbility>,
): Result<null, RefusalIn<RequestRefusal, 'FORBIDDEN'> | RefusalIn<EventRefusal, 'EVENT_NOT_FOUND'>> {
  if (abilities.has(ability)) return ok(null);
  return refused({ code: abilities.has('event.view') ? 'FORBIDDEN' : 'EVENT_NOT_FOUND' });
}
