import type { GroupGuests } from '#application/ticket/group-guests.ts';
import { ok, refused } from '#domain/kernel/result.ts';

const none = async () => refused({ code: 'NOT_FOUND' } as const);

/** A guest list without groups, for pages whose tests make none. */
export const noGuestGroups: GroupGuests = {
  list: async () => ok([]),
  add: none,
  takeOut: none,
  rename: none,
  remove: none,
};
