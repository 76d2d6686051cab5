import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { GuestGifts } from '#application/ticket/ports/guest-gifts.ts';
import { ok } from '#domain/kernel/result.ts';
import { IssueTicketDocument } from './issue-ticket.gen.ts';

export const makeGraphqlGuestGifts =
  (transport: GraphqlTransport): GuestGifts =>
  async ({ sessionId, ticketTypeId, to, ticketName }, idempotencyKey) => {
    const input = {
      first_name: to.firstName,
      last_name: to.lastName,
      name_order: to.nameOrder ?? null,
      email: to.email,
      ticket_name: ticketName,
    };
    const answer = await transport(
      IssueTicketDocument,
      { input, sessionId, ticketId: ticketTypeId },
      { idempotencyKey },
    );
    return answer.ok ? ok(null) : answer;
  };
