import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { FoundOrder, TicketPortal } from '#application/ticket/ports/ticket-portal.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { PAYMENT_PROVIDERS } from '#domain/money/payment/payment-method.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  ExplainPurchaseDocument,
  type PortalLineFragment,
  ReissueBoughtTicketDocument,
  ResendBoughtTicketDocument,
  TicketPortalDocument,
  TicketPortalOrderDocument,
  VoidBoughtTicketDocument,
} from './portal.gen.ts';

const provider = z.enum(PAYMENT_PROVIDERS);

const foundOrder = (line: PortalLineFragment): FoundOrder => ({
  id: line.id,
  orderNumber: line.order_number,
  status: line.status,
  eventName: line.event_name,
  buyer: line.buyer,
  email: line.email,
  price: line.price,
  tickets: line.number_of_tickets,
  at: line.inserted_at,
});

const done = (answer: Result<unknown, Refusal>): Result<null, Refusal> => (answer.ok ? ok(null) : answer);

export const makeGraphqlTicketPortal = (transport: GraphqlTransport): TicketPortal => ({
  async find(search, at) {
    const answer = await transport(TicketPortalDocument, {
      search,
      after: at.after ?? null,
      before: at.before ?? null,
    });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.ticket_portal;
    const { after, before, total_count: totalCount } = metadata;
    return ok({ entries: entries.map(foundOrder), after, before, totalCount });
  },
  async order(id) {
    const answer = await transport(TicketPortalOrderDocument, { id });
    if (!answer.ok) return answer;
    const { line, event_id: eventId, phone_number: phone, payments, tickets, mails } = answer.value.ticket_portal_order;
    return ok({
      line: foundOrder(line),
      eventId,
      phone,
      payments: payments.map((payment) => ({
        provider: provider.parse(payment.provider),
        amount: payment.amount,
        received: payment.received,
        refunded: payment.refunded,
        transferCode: payment.transfer_code,
        at: payment.inserted_at,
      })),
      tickets: tickets.map((ticket) => ({
        id: ticket.id,
        codeEnd: ticket.code_end,
        name: ticket.ticket_name,
        sessionName: ticket.session_name,
        holder: ticket.holder,
        email: ticket.email,
        seat: ticket.seat,
        isVoid: ticket.status === 'VOID',
        entry: ticket.entry,
        voidReason: ticket.void_reason,
      })),
      mails: mails.map((mail) => ({
        message: mail.message,
        recipient: mail.recipient,
        queuedAt: mail.queued_at,
        sentAt: mail.sent_at,
        dropped: mail.dropped_because !== null,
      })),
    });
  },
  async explain(email, event) {
    const answer = await transport(ExplainPurchaseDocument, { email, event });
    if (!answer.ok) return answer;
    const {
      event_name: eventName,
      has_account: hasAccount,
      is_private: isPrivate,
      lines,
    } = answer.value.explain_purchase;
    return ok({
      eventName,
      hasAccount,
      isPrivate,
      lines: lines.map((line) => ({
        ticketId: line.ticket_id,
        sessionName: line.session_name,
        beginAt: line.session_begins_at,
        ticketName: line.ticket_name,
        mayBuy: line.may_buy,
        why: line.why,
      })),
    });
  },
  resend: async (id) => done(await transport(ResendBoughtTicketDocument, { id })),
  reissue: async (id) => done(await transport(ReissueBoughtTicketDocument, { id })),
  voidTicket: async (id, reason) => done(await transport(VoidBoughtTicketDocument, { id, reason })),
});
