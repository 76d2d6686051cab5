import { takenOf } from '#application/event/event-draft.ts';
import { type TicketDraft, useEventForm } from './event-form.view.ts';

const EXTRA_FIELDS = [
  'description',
  'note',
  'limit',
  'accountLimit',
  'multipleOf',
  'originalPrice',
  'saleBegin',
  'saleEnd',
] as const;

export type TicketFields = {
  readonly ticket: TicketDraft;
  readonly hybrid: boolean;
  readonly at: (field: string) => string;
  readonly set: (part: Partial<TicketDraft>) => void;
};

export function useTicketCard(sessionKey: string, ticket: TicketDraft) {
  const { draft, changeTicket, copyTicket, removeTicket, problemOf } = useEventForm();
  const at = (field: string) => `ticket.${ticket.key}.${field}`;
  const fields: TicketFields = {
    ticket,
    hybrid: draft.format === 'HYBRID',
    at,
    set: (part) => changeTicket(sessionKey, ticket.key, part),
  };
  return {
    fields,
    hasExtras:
      ticket.sale === 'SCHEDULED' ||
      [ticket.note, ticket.limit, ticket.accountLimit, ticket.multipleOf, ticket.originalPrice].some(
        (text) => text !== '',
      ),
    hasProblemInExtras: EXTRA_FIELDS.some((field) => problemOf(at(field)) !== undefined),
    /** Answers the copy's key. */
    copy: () => copyTicket(sessionKey, ticket.key),
    taken: takenOf([ticket]),
    remove: () => removeTicket(sessionKey, ticket.key),
  };
}
