import { parseForm } from '#adapters/graphql/event/questionnaire/form.parse.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { orderedSessionOf } from '#adapters/graphql/sale/ordered-session.parse.ts';
import type { TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Recipient } from '#domain/ticket/recipient.ts';
import { EditTicketDocument } from './edit-ticket.gen.ts';
import { GiveTicketDocument } from './give-ticket.gen.ts';
import { GivenTicketDocument } from './given-ticket.gen.ts';
import { coverOf } from './held-ticket.parse.ts';
import { MailTicketDocument } from './mail-ticket.gen.ts';
import { ReceiveTicketDocument } from './receive-ticket.gen.ts';
import { TakeBackTicketDocument } from './take-back-ticket.gen.ts';

const inputOf = ({ firstName, lastName, nameOrder = null, email }: Recipient) => ({
  first_name: firstName,
  last_name: lastName,
  name_order: nameOrder,
  email,
});
const done = <Refusal>(answer: Result<unknown, Refusal>): Result<null, Refusal> => (answer.ok ? ok(null) : answer);

export const makeGraphqlTicketTransfers = (transport: GraphqlTransport): TicketTransfers => ({
  edit: async (id, to, newCode, ticketName) =>
    done(await transport(EditTicketDocument, { id, input: inputOf(to), newCode, ticketName })),
  give: async (id, to) => done(await transport(GiveTicketDocument, { id, input: inputOf(to) })),
  takeBack: async (id) => done(await transport(TakeBackTicketDocument, { id })),
  mailAgain: async (id) => done(await transport(MailTicketDocument, { id })),
  look: async (secret) => {
    const answer = await transport(GivenTicketDocument, { secret });
    if (!answer.ok) return answer;
    const { giver_name, hand, full_name, email, ticket_name, qr_text, section_event, ...rest } =
      answer.value.given_ticket;
    return ok({
      giver: giver_name,
      isReceived: hand !== 'SENT',
      holder: full_name,
      email,
      ticketName: ticket_name,
      qrText: qr_text,
      session: orderedSessionOf(section_event),
      cover: coverOf(section_event.event),
      ticketTypeId: rest.ticket_id,
      questions: rest.questions == null ? null : parseForm(rest.questions),
    });
  },
  receive: async (secret, answers) => {
    const given = answers === null ? null : JSON.stringify(answers);
    const answer = await transport(ReceiveTicketDocument, { secret, answers: given });
    return answer.ok ? ok(answer.value.receive_bought_ticket.id) : answer;
  },
});
