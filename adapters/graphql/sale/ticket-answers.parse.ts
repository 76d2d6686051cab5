import type { TicketAnswers } from '#application/sale/ports/own-orders.ts';
import { FIELD_TYPES } from '#domain/event/questionnaire/form.ts';
import type { MyOrderQuery } from './my-order.gen.ts';

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
