import { SECOND } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { GuestList } from '#server/ticket/ports/guest-list.ts';

export const sortInNewTickets = (guests: Pick<GuestList, 'sortInNewTickets'>): PeriodicTask => ({
  name: 'sort-in-new-tickets',
  everyMs: 10 * SECOND,
  run: guests.sortInNewTickets,
});
