import type { Person } from './person.ts';
import type { OnSale } from './put-on-sale.ts';

export async function takeTicket(buyer: Person, event: OnSale, ticket: string): Promise<void> {
  const [line] = await buyer.ask<readonly { id: string }[]>(
    'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
    {
      input: {
        section_event_id: event.sessionId,
        lines: [{ ticket_id: event.tickets.get(ticket), number_of_tickets: 1 }],
      },
    },
  );
  await buyer.ask(
    'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { id } }',
    {
      input: {
        event_id: event.eventId,
        section_event_id: event.sessionId,
        information_attendees_inputs: [
          { shopping_item_id: line?.id, attendees: [{ email: buyer.email, first_name: 'Lan' }] },
        ],
      },
    },
  );
}
