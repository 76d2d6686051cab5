import { z } from 'zod';
import { fullName, maskedName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { TICKET_TIMES } from '#domain/ticket/ticket-card.ts';
import { voidCause } from '#domain/ticket/void-cause.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, someWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { everybody, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { ReadGift } from '#server/ticket/read-gift.ts';
import { abilitiesOn, isOwn, may } from './ticket-access.ts';

const seatOf = ({ eventId, seat }: BoughtTicketRow) =>
  seat === null ? null : { id: encodeWireId(eventId, seat.seatId), alias: seat.alias };

const qrOf = ({ eventId, boughtTicketId: ticketId, issueNumber }: BoughtTicketRow, { use }: RequestContext) =>
  use(TicketSigner).tokenOf({ eventId, ticketId, issueNumber });

const shownEmail = async (ticket: BoughtTicketRow, _args: unknown, context: RequestContext): Promise<string> =>
  (await may('ticket.contact', ticket, context)) ? ticket.email : maskedName(ticket.email);

const attendeeOf = ({ eventId, boughtTicketId }: BoughtTicketRow, { loaders }: RequestContext) =>
  loaders.attendeeOfTicket.load(encodeWireId(eventId, boughtTicketId));

/** For viewers who see the contact details. */
const saidOf = async (ticket: BoughtTicketRow, context: RequestContext) =>
  (await may('ticket.contact', ticket, context)) ? attendeeOf(ticket, context) : null;

async function sessionOf({ boughtTicketId, sectionEventId }: BoughtTicketRow, { loaders }: RequestContext) {
  const session = await loaders.session.load(sectionEventId);
  if (session === null) throw new Error(`Ticket ${boughtTicketId} has no session ${sectionEventId}`);
  return session;
}

export const ticketsResolvers: Resolvers = {
  Query: {
    my_tickets: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({
        input: z
          .object({
            time: oneOf(TICKET_TIMES).nullish(),
            ...paging,
          })
          .nullish(),
      }),
      resolve: async ({ input }, context) => {
        const wallet = context.use(TicketWallet);
        const query = { accountId: context.accountId, time: input?.time ?? null, now: context.now };
        const cursors = cursorsOf(context.use(Keyring), 'my_tickets', { accountId: query.accountId, time: query.time });
        const page = cursors.request(input ?? {});
        if (!page.ok) return page;
        const tickets = await wallet.held(query, page.value);
        return ok({ entries: [...tickets.rows], metadata: cursors.metadata(tickets, () => wallet.countHeld(query)) });
      },
    }),
    given_ticket: rootField({
      access: everybody,
      input: z.object({ secret: someWords(500) }),
      resolve: ({ secret }, context) => context.use(ReadGift)(secret),
    }),
    my_ticket: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => {
        const ticket = await context.use(TicketWallet).ticket(id.eventId, id.rowId);
        return ticket !== null && isOwn(ticket, context) ? ok(ticket) : refused({ code: 'NOT_FOUND' });
      },
    }),
  },

  GivenTicket: {
    giver_name: ({ giver }) => (giver === null ? null : fullName(giver) || null),
    hand: ({ ticket }) => ticket.hand,
    email: ({ ticket }) => ticket.email,
    ticket_name: ({ ticket }) => ticket.ticketName,
    full_name: ({ ticket }) => fullName(ticket),
    qr_text: ({ ticket }, _args, context) => (ticket.hand === 'SENT' ? qrOf(ticket, context) : null),
    section_event: ({ ticket }, _args, context) => sessionOf(ticket, context),
    ticket_id: ({ ticket }) => encodeWireId(ticket.eventId, ticket.ticketTypeId),
    questions: ({ ticket, unanswered }) =>
      unanswered === null ? null : { eventId: ticket.eventId, form: unanswered.form },
  },

  BoughtTicket: {
    id: (ticket) => encodeWireId(ticket.eventId, ticket.boughtTicketId),
    type: async (ticket, _args, context) => ((await attendeeOf(ticket, context))?.hasPrice ? 'PAID' : 'FREE'),
    void_because: async ({ eventId, boughtTicketId, status }, _args, { loaders }) => {
      if (status !== 'VOID') return null;
      const facts = await loaders.voidFacts.load(encodeWireId(eventId, boughtTicketId));
      return facts === null ? null : voidCause(facts);
    },
    hand: (ticket) => ticket.hand,
    abilities: async (ticket, _args, context) => [...(await abilitiesOn(ticket, context))],
    first_name: (ticket) => ticket.firstName,
    last_name: (ticket) => ticket.lastName,
    name_order: (ticket) => ticket.nameOrder ?? null,
    full_name: (ticket) => fullName(ticket),
    email: shownEmail,
    receiving_address: shownEmail,
    ticket: (ticket, _args, context) => context.loaders.ticket.load(encodeWireId(ticket.eventId, ticket.ticketTypeId)),
    gender: async (ticket, _args, context) => ((await may('ticket.contact', ticket, context)) ? ticket.gender : null),
    phone_number: async (ticket, _args, context) =>
      (await may('ticket.contact', ticket, context)) ? ticket.phoneNumber : null,
    job_title: async (ticket, _args, context) =>
      (await may('ticket.contact', ticket, context)) ? ticket.jobTitle : null,
    company_name: async (ticket, _args, context) => (await saidOf(ticket, context))?.about?.companyName ?? null,
    company_address: async (ticket, _args, context) => (await saidOf(ticket, context))?.about?.companyAddress ?? null,
    industries: async (ticket, _args, context) => (await saidOf(ticket, context))?.about?.industries ?? null,
    organization: async (ticket, _args, context) => (await saidOf(ticket, context))?.about?.organization ?? null,
    question: async (ticket, _args, context) => (await saidOf(ticket, context))?.about?.question ?? null,
    note: async (ticket, _args, context) => (await saidOf(ticket, context))?.note ?? null,
    ticket_name: (ticket) => ticket.ticketName,
    my_seat: seatOf,
    seat: seatOf,
    ticket_description: (ticket) => ticket.ticketDescription,
    ticket_type: (ticket) => ticket.mode,
    redeem: (ticket) => ticket.redeemCount,
    redeems_at: (ticket) => ticket.firstRedeemedAt,
    redeem_id: async (ticket, _args, context) =>
      (await may('ticket.code', ticket, context)) ? ticket.redeemCode : null,
    qr_text: async (ticket, _args, context) => {
      return (await may('ticket.qr', ticket, context)) ? qrOf(ticket, context) : null;
    },
    section_event: (ticket, _args, context) => sessionOf(ticket, context),
    user_order_id: (ticket) => encodeWireId(ticket.eventId, ticket.userOrderId),
    order_number: (ticket) => ticket.orderNumber,
    send_email_at: async (ticket, _args, context) => {
      const mails = await context.loaders.ticketMails.load(ticket.userOrderId);
      return mails.find((mail) => mail.recipient === ticket.email)?.sentAt ?? mails[0]?.sentAt ?? null;
    },
    inserted_at: (ticket) => ticket.insertedAt,
  },
};
