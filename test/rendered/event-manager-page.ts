import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { ExportGuests } from '#application/ticket/export-guests.ts';
import { GroupGuests } from '#application/ticket/group-guests.ts';
import { GuestActs } from '#application/ticket/ports/guest-acts.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { noGuestActs } from '#test/builders/no-guest-acts.ts';
import { noGuestGroups } from '#test/builders/no-guest-groups.ts';
import { renderPage, settle } from '#test/rendered/render-page.tsx';
import { type Given, given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventManager } from '#ui/screens/event/event-manager/EventManager.tsx';
import { guestsLoader, ordersLoader } from '#ui/screens/event/event-manager/event-manager.loader.ts';

type World = {
  readonly useCases: readonly Given[];
  readonly event?: Partial<DeskEvent>;
  readonly locale?: 'en' | 'vi';
};

export async function renderManager(part: 'guests' | 'orders', { useCases, event = {}, locale = 'en' }: World) {
  const desk = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await desk.create(eventFields, sessionFields());
  const opened = created.ok ? await desk.read(created.value.eventId) : created;
  if (!opened.ok) throw new Error('No event');
  const shown: DeskEvent = { ...opened.value, ...event };
  const pairs = [
    given(NewKey, () => 'key'),
    given(GuestActs, noGuestActs),
    given(GroupGuests, noGuestGroups),
    given(ExportGuests, async () => refused({ code: 'NO_DATA_TO_EXPORT' })),
    given(OpenEvent, async () => ok(shown)),
    ...useCases,
  ];
  await renderPage(
    [
      {
        path: `/events/manager/:eventId/${part}`,
        Component: withUseCases(EventManager, pairs),
        loader: loaderWith(part === 'guests' ? guestsLoader : ordersLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${shown.id}/${part}` },
  );
  await settle(5);
}
