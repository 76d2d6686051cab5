import { OpenEvent } from '#application/event/open-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import type { Route } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { notFound, type ScreenRequest } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type EventPartData<Facts> =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | { readonly kind: 'OPEN'; readonly event: DeskEvent; readonly facts: Facts };

/** `demand`: the route, where signed-out viewers are redirected. */
export const eventPartLoader = <Facts>(
  ability: EventAbility,
  load: (event: DeskEvent, asked: ScreenRequest) => Promise<Result<Facts, Refusal>>,
  demand?: Route,
) =>
  viewerLoader(async (asked): Promise<EventPartData<Facts>> => {
    const eventId = Number(asked.params['eventId']);
    if (!Number.isSafeInteger(eventId) || eventId <= 0) throw notFound();
    const event = await asked.use(OpenEvent)(eventId);
    if (!event.ok) return { kind: 'REFUSED', refusal: event.refusal };
    if (!event.value.abilities.includes(ability)) return { kind: 'REFUSED', refusal: { code: 'FORBIDDEN' } };
    const facts = await load(event.value, asked);
    return facts.ok
      ? { kind: 'OPEN', event: event.value, facts: facts.value }
      : { kind: 'REFUSED', refusal: facts.refusal };
  }, demand);
