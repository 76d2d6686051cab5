import type { Instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type WaitingRoomFacts = { readonly now: Instant };

export const eventWaitingRoomLoader = eventPartLoader<WaitingRoomFacts>('event.edit', async (_event, { now }) =>
  ok({ now }),
);
