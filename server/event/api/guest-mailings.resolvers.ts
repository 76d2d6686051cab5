import { z } from 'zod';
import { holdTickets } from '#domain/event/mailing/mailed-answer.ts';
import { MAILING_AUDIENCES, type MailingScope } from '#domain/event/mailing/mailing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ChangeMailing } from '#server/event/messages/change-mailing.ts';
import { DraftMailing } from '#server/event/messages/draft-mailing.ts';
import { RescheduleMailing } from '#server/event/messages/reschedule-mailing.ts';
import { SendMailing } from '#server/event/messages/send-mailing.ts';
import { GuestMailings, type MailedGuest, type MailingRow } from '#server/event/ports/guest-mailings.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { moment, oneOf, optionalWords, paging, rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

const namedEvent = ({ event_id }: { event_id: number }): number => event_id;
const eventOfId = ({ id }: { id: { eventId: number } }): number => id.eventId;

const typed = z
  .string()
  .max(100_000)
  .regex(/^[^\0]*$/);
const text = z.object({ subject: typed, html: typed });
const scope = z
  .object({
    audience: oneOf(MAILING_AUDIENCES),
    ticket_id: wireId.nullish(),
    answer: z.object({ field_id: z.int32(), option_id: z.int32() }).nullish(),
    group_id: wireId.nullish(),
  })
  .refine(({ audience, answer }) => answer == null || holdTickets(audience), 'an audience without answers')
  .refine(({ audience, group_id: group }) => group == null || holdTickets(audience), 'an audience without groups');

const MOST_GUESTS = 20;

/** Null: the type of ticket or the group is another event's. */
function scopeOf(eventId: number, asked: z.infer<typeof scope>): MailingScope | null {
  const { audience, ticket_id: ticket, answer: named, group_id: group } = asked;
  const answer = named == null ? null : { fieldId: named.field_id, optionId: named.option_id };
  if ([ticket, group].some((one) => one != null && one.eventId !== eventId)) return null;
  return { audience, ticketTypeId: ticket?.rowId ?? null, answer, groupId: group?.rowId ?? null };
}

const guest = ({ email, name, locale }: MailedGuest) => ({ email, name, language: locale });

async function shown(
  context: RequestContext,
  eventId: number,
  mailingId: string,
): Promise<Result<MailingRow, Refusal>> {
  const row = await context.use(GuestMailings).find(eventId, mailingId);
  return row === null ? refused({ code: 'NOT_FOUND' }) : ok(row);
}

async function change(
  context: RequestContext & { readonly accountId: Parameters<ChangeMailing>[0]['actor'] },
  { eventId, rowId: mailingId }: WireId,
  command: Parameters<ChangeMailing>[0]['command'],
): Promise<Result<MailingRow, Refusal>> {
  const changed = await context.use(ChangeMailing)({ eventId, actor: context.accountId, mailingId, command });
  return changed.ok ? shown(context, eventId, mailingId) : changed;
}

async function reschedule(
  context: RequestContext & { readonly accountId: Parameters<RescheduleMailing>[0]['actor'] },
  { eventId, rowId: mailingId }: WireId,
  sendAt: Instant | null,
): Promise<Result<MailingRow, Refusal>> {
  const changed = await context.use(RescheduleMailing)({ eventId, actor: context.accountId, mailingId, sendAt });
  return changed.ok ? shown(context, eventId, mailingId) : changed;
}

export const guestMailingsResolvers: Resolvers = {
  Query: {
    guest_mailings: rootField({
      access: onEvent('event.mail', namedEvent),
      input: z.object({ event_id: rowNumber, paging: z.object(paging).nullish() }),
      resolve: async ({ event_id: eventId, paging: asked }, context) => {
        const mailings = context.use(GuestMailings);
        const cursors = cursorsOf(context.use(Keyring), 'guest_mailings', { eventId });
        const page = cursors.request(asked ?? {});
        if (!page.ok) return page;
        const found = await mailings.list(eventId, page.value);
        return ok({ entries: [...found.rows], metadata: cursors.metadata(found, () => mailings.count(eventId)) });
      },
    }),
    mailing_guests: rootField({
      access: onEvent('event.mail', namedEvent),
      input: z.object({ event_id: rowNumber, scope, search: optionalWords(200) }),
      resolve: async ({ event_id: eventId, scope: asked, search }, context) => {
        const wanted = scopeOf(eventId, asked);
        if (wanted === null) return refused({ code: 'NOT_FOUND' });
        const mailings = context.use(GuestMailings);
        const [people, entries] = await Promise.all([
          mailings.countGuests(eventId, wanted),
          mailings.guests(eventId, wanted, search ?? null, MOST_GUESTS),
        ]);
        return ok({ people, entries: entries.map(guest) });
      },
    }),
    guest_mailing_preview: rootField({
      access: onEvent('event.mail', namedEvent),
      input: z.object({ event_id: rowNumber, scope, input: text, email: typed }),
      resolve: async ({ event_id: eventId, scope: asked, input, email }, context) => {
        const wanted = scopeOf(eventId, asked);
        if (wanted === null) return refused({ code: 'NOT_FOUND' });
        const preview = await context.use(DraftMailing).preview({ eventId, scope: wanted, text: input, email });
        return preview.ok ? ok({ ...preview.value, guest: guest(preview.value.guest) }) : preview;
      },
    }),
  },
  Mutation: {
    test_guest_mailing: rootField({
      access: onEvent('event.mail', namedEvent),
      input: z.object({ event_id: rowNumber, input: text }),
      resolve: async ({ event_id: eventId, input }, context) =>
        context.use(DraftMailing).test({ eventId, text: input, actor: context.accountId, locale: context.locale }),
    }),
    send_guest_mailing: rootField({
      access: onEvent('event.mail', namedEvent),
      input: z.object({ event_id: rowNumber, scope, input: text, send_at: moment.nullish() }),
      resolve: async ({ event_id: eventId, scope: asked, input, send_at: at }, context) => {
        const { accountId: actor, idempotencyKey: key } = context;
        if (key === null) return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
        const wanted = scopeOf(eventId, asked);
        if (wanted === null) return refused({ code: 'NOT_FOUND' });
        const sendAt = at ?? null;
        const sent = await context.use(SendMailing)({ eventId, actor, key, scope: wanted, text: input, sendAt });
        return sent.ok ? shown(context, eventId, sent.value.mailingId) : sent;
      },
    }),
    schedule_guest_mailing: rootField({
      access: onEvent('event.mail', eventOfId),
      input: z.object({ id: wireId, send_at: moment }),
      resolve: async ({ id, send_at: at }, context) => reschedule(context, id, at),
    }),
    send_scheduled_guest_mailing: rootField({
      access: onEvent('event.mail', eventOfId),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => reschedule(context, id, null),
    }),
    cancel_guest_mailing: rootField({
      access: onEvent('event.mail', eventOfId),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => change(context, id, 'CANCEL'),
    }),
    stop_guest_mailing: rootField({
      access: onEvent('event.mail', eventOfId),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => change(context, id, 'STOP'),
    }),
    resume_guest_mailing: rootField({
      access: onEvent('event.mail', eventOfId),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => change(context, id, 'RESUME'),
    }),
  },

  GuestMailing: {
    id: ({ eventId, guestMailingId }) => encodeWireId(eventId, guestMailingId),
    ticket_name: ({ ticketName }) => ticketName,
    group_name: ({ groupName }) => groupName,
    inserted_at: ({ insertedAt }) => insertedAt,
    send_at: ({ sendAt }) => sendAt,
    not_sent_because: ({ notSentBecause }) => notSentBecause,
  },
};
