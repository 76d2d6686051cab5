import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type GuestGroup, GuestGroups } from '#application/ticket/ports/guest-groups.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

type Answer<T> = Promise<Result<T, Trouble>>;

/** A lost answer is asked for again: everything is safe to repeat. */
export type GroupGuests = {
  readonly list: (eventId: number) => Answer<readonly GuestGroup[]>;
  readonly add: (eventId: number, name: string, ticketIds: readonly string[]) => Answer<GuestGroup>;
  readonly takeOut: (groupId: string, ticketIds: readonly string[]) => Answer<GuestGroup>;
  readonly rename: (groupId: string, name: string) => Answer<GuestGroup>;
  readonly remove: (groupId: string) => Answer<null>;
};

export const GroupGuests = defineUseCase(
  'GroupGuests',
  { groups: GuestGroups },
  ({ groups }): GroupGuests => ({
    list: (eventId) => retry(() => groups.list(eventId)),
    add: (...asked) => retry(() => groups.add(...asked)),
    takeOut: (...asked) => retry(() => groups.takeOut(...asked)),
    rename: (...asked) => retry(() => groups.rename(...asked)),
    remove: (groupId) => retry(() => groups.remove(groupId)),
  }),
);
