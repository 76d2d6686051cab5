/** Columns that sort the guest list over all its pages; names by the given name, as Vietnamese lists are. [design] */
export const GUEST_SORTS = ['newest', 'name', 'ticket', 'session', 'checkIn'] as const;
export type GuestSort = (typeof GUEST_SORTS)[number];
