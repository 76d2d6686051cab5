import { INVITATION_SORTS, type InvitationSort } from '#domain/rsvp/invitation-sort.ts';
import { type ListOrder, listOrder } from '#ui/screens/event/desk/list-order.view.ts';

export const invitedOrder = (query: URLSearchParams): ListOrder<InvitationSort> => listOrder(query, INVITATION_SORTS);
