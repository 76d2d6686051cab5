import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { orderOfName, rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { onTheWire } from '#server/platform/graphql/wire-refusal.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { EditRecipient } from '#server/ticket/edit-recipient.ts';
import { IssueGift } from '#server/ticket/issue-gift.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';

const typed = words(1_000);
const guest = z.object({
  id: wireId.nullish(),
  first_name: typed,
  last_name: typed.nullish(),
  name_order: orderOfName,
  email: typed,
  ticket_name: typed.nullish(),
});

const eventOfSession = async (
  { section_event_id }: { readonly section_event_id: number },
  context: RequestContext,
): Promise<number | null> => (await context.loaders.session.load(section_event_id))?.eventId ?? null;

/** [S7.6-16] */
export const guestTicketsResolvers: Resolvers = {
  Mutation: {
    upsert_bought_ticket: rootField({
      access: onEvent('event.guests', eventOfSession),
      input: z.object({ input: guest, section_event_id: rowNumber, ticket_id: wireId }),
      resolve: async ({ input, section_event_id: sectionEventId, ticket_id: type }, context) => {
        const { accountId: by, locale, idempotencyKey, use, now } = context;
        const to = {
          firstName: input.first_name,
          lastName: input.last_name ?? null,
          nameOrder: input.name_order,
          email: input.email,
        };
        const ticketName = input.ticket_name ?? null;
        const session = await context.loaders.session.load(sectionEventId);
        const ticketType = await context.loaders.ticket.load(encodeWireId(type.eventId, type.rowId));
        if (session === null || ticketType?.sectionEventId !== sectionEventId) return refused({ code: 'NOT_FOUND' });
        const { eventId } = session;
        const answer = async (boughtTicketId: string) => {
          const ticket = await use(TicketWallet).ticket(eventId, boughtTicketId);
          return ticket === null ? refused({ code: 'NOT_FOUND' } as const) : ok(ticket);
        };
        if (input.id) {
          const { rowId: boughtTicketId } = input.id;
          const edited = await use(EditRecipient)({
            eventId,
            boughtTicketId,
            by,
            locale,
            asHost: true,
            to,
            ticketName,
            newCode: false,
          });
          return edited.ok ? answer(boughtTicketId) : edited;
        }
        if (idempotencyKey === null) return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
        const retryAt = use(RateLimiter).take({ account: by }, 'ticket-mail', now);
        if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
        if (ticketType.price > 0) return refused({ code: 'RSVP_REFUSED', trouble: { code: 'TICKET_HAS_PRICE' } });
        const issued = await use(IssueGift)({
          by,
          eventId,
          sectionEventId,
          ticketTypeId: type.rowId,
          to,
          ticketName,
          locale,
          idempotencyKey,
        });
        return issued.ok ? answer(issued.value.boughtTicketId) : onTheWire(eventId, issued);
      },
    }),
  },
};
