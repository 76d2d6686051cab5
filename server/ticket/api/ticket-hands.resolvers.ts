import { z } from 'zod';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal, RefusalOf } from '#domain/refusal.ts';
import { MAILED_AT_ONCE } from '#domain/ticket/guests-at-once.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { orderOfName, rowNumber, someWords, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { refusedIds, rowsOfEvent } from '#server/platform/graphql/many-ids.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { oneForm } from '#server/sale/api/attendee-input.ts';
import type { TicketAsked } from '#server/ticket/change-ticket.ts';
import { EditRecipient } from '#server/ticket/edit-recipient.ts';
import { GiveTicket } from '#server/ticket/give-ticket.ts';
import { MailTicket } from '#server/ticket/mail-ticket.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { ReceiveTicket } from '#server/ticket/receive-ticket.ts';
import { TakeBackTicket } from '#server/ticket/take-back-ticket.ts';

type RowId = { readonly eventId: number; readonly rowId: string };

const askedOf = (
  { eventId, rowId }: RowId,
  { accountId, locale }: { readonly accountId: AccountId; readonly locale: RequestContext['locale'] },
): TicketAsked => ({
  eventId,
  boughtTicketId: rowId,
  by: accountId,
  locale,
});

async function changed(
  done: Result<unknown, Refusal>,
  { eventId, rowId }: RowId,
  context: RequestContext,
): Promise<Result<BoughtTicketRow, Refusal>> {
  if (!done.ok) return done;
  const ticket = await context.use(TicketWallet).ticket(eventId, rowId);
  return ticket === null ? refused({ code: 'NOT_FOUND' }) : ok(ticket);
}

const worksWithGuests = async (eventId: number, context: RequestContext): Promise<boolean> =>
  (await context.eventAbilities(eventId)).has('event.guests');

/** Bounds emails to typed addresses. */
function mailsTooMuch({ use, now }: RequestContext, accountId: AccountId): RefusalOf<'RATE_LIMITED'> | null {
  const retryAt = use(RateLimiter).take({ account: accountId }, 'ticket-mail', now);
  return retryAt === null ? null : { code: 'RATE_LIMITED', retryAt };
}

const typed = words(1_000);
const recipient = z.object({ first_name: typed, last_name: typed.nullish(), name_order: orderOfName, email: typed });
const recipientOf = ({ first_name, last_name, name_order, email }: z.output<typeof recipient>) => ({
  firstName: first_name,
  lastName: last_name ?? null,
  nameOrder: name_order,
  email,
});

export const ticketHandsResolvers: Resolvers = {
  Mutation: {
    update_bought_ticket: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({
        id: wireId,
        input: recipient,
        new_code: z.boolean().nullish(),
        ticket_name: typed.nullish(),
      }),
      resolve: async ({ id, input, new_code, ticket_name }, context) => {
        const newCode = new_code === true;
        const tooMuch = newCode ? mailsTooMuch(context, context.accountId) : null;
        if (tooMuch !== null) return refused(tooMuch);
        const asHost = await worksWithGuests(id.eventId, context);
        return changed(
          await context.use(EditRecipient)({
            ...askedOf(id, context),
            asHost,
            to: recipientOf(input),
            ticketName: ticket_name ?? null,
            newCode,
          }),
          id,
          context,
        );
      },
    }),
    give_bought_ticket: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ id: wireId, input: recipient }),
      resolve: async ({ id, input }, context) => {
        const tooMuch = mailsTooMuch(context, context.accountId);
        if (tooMuch !== null) return refused(tooMuch);
        const asHost = await worksWithGuests(id.eventId, context);
        return changed(
          await context.use(GiveTicket)({ ...askedOf(id, context), to: recipientOf(input), asHost }),
          id,
          context,
        );
      },
    }),
    take_back_bought_ticket: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => changed(await context.use(TakeBackTicket)(askedOf(id, context)), id, context),
    }),
    send_receving_bought_ticket: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ bought_ticket_id: wireId }),
      resolve: async ({ bought_ticket_id: id }, context) => {
        const tooMuch = mailsTooMuch(context, context.accountId);
        if (tooMuch !== null) return refused(tooMuch);
        const asHost = await worksWithGuests(id.eventId, context);
        return changed(await context.use(MailTicket)({ ...askedOf(id, context), asHost }), id, context);
      },
    }),
    send_tickets_again: rootField({
      access: onEvent('event.guests', ({ event_id }: { event_id: number }) => event_id),
      input: z.object({ event_id: rowNumber, ids: z.array(wireId).min(1).max(MAILED_AT_ONCE) }),
      resolve: async ({ event_id: eventId, ids }, context) => {
        const answers: { readonly rowId: string; readonly result: Result<null, Refusal> }[] = [];
        // One after another: each takes its part of the sender's allowance.
        for (const rowId of rowsOfEvent(eventId, ids)) {
          const tooMuch = mailsTooMuch(context, context.accountId);
          const asked = { ...askedOf({ eventId, rowId }, context), asHost: true };
          answers.push({ rowId, result: tooMuch === null ? await context.use(MailTicket)(asked) : refused(tooMuch) });
        }
        return ok({
          sent: answers.filter(({ result }) => result.ok).length,
          refused: refusedIds(eventId, ids, answers),
        });
      },
    }),
    receive_bought_ticket: rootField({
      access: onPlatform('ticket.own-list'),
      input: z.object({ secret: someWords(500), answers: oneForm.nullish() }),
      resolve: async ({ secret, answers }, context) => {
        const { accountId: by, locale } = context;
        const received = await context.use(ReceiveTicket)({ secret, by, locale, answers: answers ?? null });
        return received.ok
          ? changed(received, { eventId: received.value.eventId, rowId: received.value.ticketId }, context)
          : received;
      },
    }),
  },
};
