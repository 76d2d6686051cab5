/** What sorts an event's invitations over all pages; names as they were written. [design] */
export const INVITATION_SORTS = ['newest', 'name', 'answer'] as const;
export type InvitationSort = (typeof INVITATION_SORTS)[number];
