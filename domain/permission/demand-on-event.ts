import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import type { EventAbility } from './event-abilities.ts';

/**
 * May somebody with these abilities on an event do this? Who may not even see the event is told that there is none.
 * [design section 5]
 */
export function demandOnEvent(
  ability: EventAbility,
  abilities: ReadonlySet<EventAbility>,
): Result<null, RefusalOf<'FORBIDDEN'> | RefusalOf<'EVENT_NOT_FOUND'>> {
  if (abilities.has(ability)) return ok(null);
  return refused({ code: abilities.has('event.view') ? 'FORBIDDEN' : 'EVENT_NOT_FOUND' });
}
