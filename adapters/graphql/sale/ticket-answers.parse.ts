import type { TicketAnswers } from '#application/sale/ports/own-orders.ts';
import { FIELD_TYPES } from '#domain/event/questionnaire/form.ts';
import type { MyOrderQuery } from './my-order.gen.ts';

/**
 * What was answered for each ticket, in the order of the wire. A kind of question that this version does not know is
 * read as text.
 */
export const parseTicketAnswers = (forms: MyOrderQuery['attendees_form']): readonly TicketAnswers[] =>
  forms.map((form) => ({
    ticketId: form.bought_ticket_id,
    ticketName: form.ticket_name,
    holder: form.full_name,
    answers: form.answers.map(({ label, type, text }) => ({
      label,
      text,
      type: FIELD_TYPES.find((known) => known === type) ?? 'Text',
    })),
  }));
