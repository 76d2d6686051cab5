import { z } from 'zod';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';
import { entryAnswer } from '#domain/ticket/entry-answer.ts';
import { portalSearch } from '#domain/ticket/portal-search.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { paging, rowNumber, someWords, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { PortalOrder, PortalOrderLine, PortalTicket, Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { ExplainPurchase } from '#server/ticket/portal/explain-purchase.ts';
import { ServeTicket } from '#server/ticket/portal/serve-ticket.ts';
import { VoidTicket } from '#server/ticket/portal/void-ticket.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import {
  PortalBook,
  type PortalCheckInRow,
  type PortalOrderRow,
  type VoidedRow,
} from '#server/ticket/ports/portal-book.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { purchaseSentence } from '#words/sale/purchase-answer.ts';
import { entrySentence } from '#words/ticket/entry-answer.ts';

const LONGEST_REASON = 500;
const CODE_END = 4;
const PORTAL = onPlatform('admin.ticket-portal');

const lineOf = (row: PortalOrderRow): PortalOrderLine => ({
  id: encodeWireId(row.eventId, row.userOrderId),
  order_number: row.orderNumber,
  status: row.status,
  event_name: row.eventName,
  buyer: fullName(row),
  email: row.email,
  price: row.price,
  number_of_tickets: row.tickets,
  inserted_at: row.insertedAt,
});

async function ticketOf(
  ticket: BoughtTicketRow,
  checkIns: readonly PortalCheckInRow[],
  voided: readonly VoidedRow[],
  { loaders, locale, now }: RequestContext,
): Promise<PortalTicket> {
  const [session, event] = await Promise.all([
    loaders.session.load(ticket.sectionEventId),
    loaders.event.load(ticket.eventId),
  ]);
  if (session === null || event === null) throw new Error(`Ticket ${ticket.boughtTicketId} has no session`);
  const notes = entryAnswer(
    { ticket, session, eventStatus: event.status, givenTo: ticket.hand === 'HELD' ? null : ticket.email },
    now,
  );
  return {
    id: encodeWireId(ticket.eventId, ticket.boughtTicketId),
    code_end: ticket.redeemCode.slice(-CODE_END),
    ticket_name: ticket.ticketName,
    session_name: session.name,
    holder: fullName(ticket),
    email: ticket.email,
    seat: ticket.seat?.alias ?? null,
    status: ticket.status,
    check_ins: checkIns
      .filter(({ boughtTicketId }) => boughtTicketId === ticket.boughtTicketId)
      .map(({ type, at }) => ({ type, at })),
    entry: notes.map((note) => entrySentence(note, event.timezone)[locale]),
    void_reason: voided.find(({ boughtTicketId }) => boughtTicketId === ticket.boughtTicketId)?.reason ?? null,
  };
}

async function orderOf({ eventId, rowId }: WireId, context: RequestContext): Promise<Result<PortalOrder, Refusal>> {
  const book = context.use(PortalBook);
  const order = { eventId, userOrderId: rowId };
  const row = await book.order(order);
  if (row === null) return refused({ code: 'NOT_FOUND' });
  const [payments, tickets, checkIns, mails, voided] = await Promise.all([
    book.payments(order),
    context.use(TicketWallet).ticketsOfOrders([order]),
    book.checkIns(order),
    book.mails(order),
    book.voided(order),
  ]);
  return ok({
    line: lineOf(row),
    event_id: eventId,
    phone_number: row.phoneNumber,
    payments: payments.map((payment) => ({
      provider: payment.provider,
      state: payment.state,
      amount: payment.amount,
      received: payment.received,
      refunded: payment.refunded,
      transfer_code: payment.transferCode,
      inserted_at: payment.insertedAt,
    })),
    tickets: await Promise.all(tickets.map((ticket) => ticketOf(ticket, checkIns, voided, context))),
    mails: mails.map((mail) => ({
      message: mail.message,
      recipient: mail.recipient,
      queued_at: mail.queuedAt,
      sent_at: mail.sentAt,
      dropped_because: mail.droppedBecause,
    })),
  });
}

async function after(
  id: WireId,
  context: RequestContext,
  act: (ticket: BoughtTicketRow) => Promise<Result<unknown, Refusal>>,
): Promise<Result<PortalOrder, Refusal>> {
  const ticket = await context.use(TicketWallet).ticket(id.eventId, id.rowId);
  if (ticket === null) return refused({ code: 'NOT_FOUND' });
  const done = await act(ticket);
  return done.ok ? orderOf({ eventId: id.eventId, rowId: ticket.userOrderId }, context) : done;
}

/** In the holder's language, not in that of the member of staff. */
async function localeOf({ accountId }: BoughtTicketRow, context: RequestContext): Promise<Locale> {
  const holder = await context.use(AccountRows).find(accountId);
  return holder?.locale ?? context.locale;
}

const serving = (how: 'RESEND' | 'REISSUE') =>
  rootField({
    access: PORTAL,
    input: z.object({ id: wireId }),
    resolve: ({ id }, context) =>
      after(id, context, async (ticket) => {
        const { boughtTicketId, eventId } = ticket;
        const locale = await localeOf(ticket, context);
        return context.use(ServeTicket)({ eventId, boughtTicketId, by: context.accountId, locale }, how);
      }),
  });

export const portalResolvers: Resolvers = {
  Query: {
    ticket_portal: rootField({
      access: PORTAL,
      input: z.object({ search: words(200), ...paging }),
      resolve: async ({ search: typed, ...asked }, context) => {
        const search = portalSearch(typed);
        const cursors = cursorsOf(context.use(Keyring), 'ticket_portal', { search });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const book = context.use(PortalBook);
        const found = await book.find(search, page.value);
        return ok({
          entries: found.rows.map(lineOf),
          metadata: cursors.metadata(found, () => book.count(search)),
        });
      },
    }),
    ticket_portal_order: rootField({
      access: PORTAL,
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) => orderOf(id, context),
    }),
    explain_purchase: rootField({
      access: PORTAL,
      input: z.object({ email: words(200), event_id: rowNumber }),
      resolve: async ({ email, event_id: eventId }, context) => {
        const address = parseEmailAddress(email);
        if (!address.ok) return refused({ code: 'INVALID_EMAIL' } as const);
        const reply = await context.use(ExplainPurchase)(address.value, eventId);
        if (!reply.ok) return reply;
        const { eventName, timezone, hasAccount, isPrivate, lines } = reply.value;
        return ok({
          event_name: eventName,
          has_account: hasAccount,
          is_private: isPrivate,
          lines: lines.map(({ ticketTypeId, sessionName, beginAt, ticketName, answer }) => ({
            ticket_id: encodeWireId(eventId, ticketTypeId),
            session_name: sessionName,
            session_begins_at: beginAt,
            ticket_name: ticketName,
            may_buy: answer.kind === 'MAY_BUY',
            why: purchaseSentence(answer, timezone)[context.locale],
          })),
        });
      },
    }),
  },
  Mutation: {
    resend_bought_ticket: serving('RESEND'),
    reissue_bought_ticket: serving('REISSUE'),
    void_bought_ticket: rootField({
      access: PORTAL,
      input: z.object({ id: wireId, reason: someWords(LONGEST_REASON) }),
      resolve: ({ id, reason }, context) =>
        after(id, context, async (ticket) => {
          const { eventId, boughtTicketId } = ticket;
          const locale = await localeOf(ticket, context);
          return context.use(VoidTicket)({ eventId, boughtTicketId, reason, by: context.accountId, locale });
        }),
    }),
  },
};
