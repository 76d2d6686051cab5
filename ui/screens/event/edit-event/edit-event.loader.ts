import { draftOf, type EventDraft } from '#application/event/event-draft.ts';
import { ListCategories, OpenEvent } from '#application/event/open-event.ts';
import type { EventCategory } from '#application/event/ports/event-desk.ts';
import { mayOpenOnEvent } from '#domain/permission/route-guard.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { notFound } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type EditEventData =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | {
      readonly kind: 'OPEN';
      readonly draft: EventDraft;
      readonly status: string;
      readonly abilities: readonly string[];
      readonly categories: readonly EventCategory[];
    };

export const editEventLoader = viewerLoader(async ({ use, params }): Promise<EditEventData> => {
  const eventId = Number(params['eventId']);
  if (!Number.isSafeInteger(eventId) || eventId <= 0) throw notFound();
  const [event, categories] = await Promise.all([use(OpenEvent)(eventId), use(ListCategories)()]);
  if (!event.ok) return { kind: 'REFUSED', refusal: event.refusal };
  if (!mayOpenOnEvent(ROUTES['events-edit'], event.value.abilities))
    return { kind: 'REFUSED', refusal: { code: 'FORBIDDEN' } };
  return {
    kind: 'OPEN',
    draft: draftOf(event.value),
    status: event.value.status,
    abilities: event.value.abilities,
    categories,
  };
});
