import { z } from 'zod';
import { isForSale } from '#domain/event/ticket-type.ts';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { LONGEST_INVITED_NAME } from '#domain/rsvp/import-invitations.ts';
import { DEFAULT_PARTY_LIMIT, INVITATION_STATUSES, LARGEST_PARTY } from '#domain/rsvp/invitation.ts';
import { INVITATION_SORTS } from '#domain/rsvp/invitation-sort.ts';
import { OptOuts } from '#server/event/ports/opt-outs.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import {
  count,
  moment,
  oneOf,
  optionalWords,
  orderOfName,
  paging,
  rowNumber,
  search,
  someWords,
  wireId,
  words,
} from '#server/platform/graphql/input-parts.ts';
import { everybody, onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { InviteGuests } from '#server/rsvp/invite-guests.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { PrepareInvitation } from '#server/rsvp/prepare-invitation.ts';
import { ReadTimeline } from '#server/rsvp/read-timeline.ts';
import { RemindGuests } from '#server/rsvp/remind-guests.ts';
import { ResendLetter } from '#server/rsvp/resend-letter.ts';
import { RetryLetter } from '#server/rsvp/retry-letter.ts';
import { WriteTemplate } from '#server/rsvp/write-template.ts';
import { INVITATION_TICKET } from '#words/rsvp/rsvp.ts';
import { invitedLine } from './invited-line.presenter.ts';

const HEADLINE_MAX = 120;
/** Above the limit of the rule, so that its refusal can name the number. */
const MOST_LINES = 5_000;
const LINE_MAX = 400;

const details = {
  company_name: optionalWords(200),
  gender: optionalWords(40),
  industries: optionalWords(200),
  job_title: optionalWords(200),
  phone_number: optionalWords(40),
};
const detailsOf = (given: z.infer<z.ZodObject<typeof details>>) => ({
  companyName: given.company_name,
  gender: given.gender,
  industries: given.industries,
  jobTitle: given.job_title,
  phoneNumber: given.phone_number,
});

const letter = {
  party_limit: count(1, LARGEST_PARTY).nullish(),
  answer_before: moment.nullish(),
  send_email_at: moment.nullish(),
};
const language = oneOf(LOCALES).nullish();
const template = z.object({ headline: someWords(HEADLINE_MAX), letter: words(20_000), picture: optionalWords(500) });

type InvitedTo = { readonly section_event_id: number; readonly ticket_id?: WireId | null | undefined };

/** Of its ticket, otherwise of its session; null: none. */
const eventInvitedTo = async ({ section_event_id, ticket_id }: InvitedTo, context: RequestContext) =>
  ticket_id?.eventId ?? (await context.loaders.session.load(section_event_id))?.eventId ?? null;
const ofInvited = ({ input }: { readonly input: InvitedTo }, context: RequestContext) => eventInvitedTo(input, context);
const namedEvent = ({ event_id }: { readonly event_id: number }): number => event_id;

const remindedIn = z.object({ event_id: rowNumber, section_event_id: rowNumber.nullish() });
const ofEvent = ({ event_id, section_event_id }: z.infer<typeof remindedIn>) => ({
  eventId: event_id,
  sectionEventId: section_event_id ?? null,
});

const asTeam = <Row>(row: Row) => ({ row, reader: 'TEAM' as const });

export const invitingResolvers: Resolvers = {
  Query: {
    rsvp_invitations: rootField({
      access: onEvent('event.invite', ({ input }: { readonly input: { readonly event_id: number } }) => input.event_id),
      input: z.object({
        input: z.object({
          event_id: rowNumber,
          section_event_id: rowNumber.nullish(),
          status: oneOf(INVITATION_STATUSES).nullish(),
          search,
          sort: oneOf(INVITATION_SORTS).nullish(),
          descending: z.boolean().nullish(),
          ...paging,
        }),
      }),
      resolve: async ({ input }, context) => {
        const book = context.use(InvitationBook);
        const query = {
          eventId: input.event_id,
          sectionEventId: input.section_event_id ?? null,
          status: input.status ?? null,
          search: input.search,
          sort: input.sort ?? undefined,
          descending: input.descending ?? undefined,
        };
        const cursors = cursorsOf(context.use(Keyring), 'rsvp_invitations', query);
        const page = cursors.request(input);
        if (!page.ok) return page;
        const [invited, answers] = await Promise.all([book.invited(query, page.value), book.answers(query)]);
        const optedOut = await context.use(OptOuts).among(
          input.event_id,
          invited.rows.map(({ person }) => person.email),
        );
        return ok({
          entries: invited.rows.map((row) => ({
            ...asTeam(row),
            isUnsubscribed: optedOut.has(row.person.email.toLowerCase()),
          })),
          answers: INVITATION_STATUSES.flatMap((status) =>
            answers[status] === undefined ? [] : [{ status, count: answers[status] }],
          ),
          metadata: cursors.metadata(invited, () => book.countInvited(query)),
        });
      },
    }),
    rsvp_reminders: rootField({
      access: onEvent('event.invite', namedEvent),
      input: remindedIn,
      resolve: async (asked, context) =>
        ok(await context.use(InvitationBook).countUnanswered(ofEvent(asked), context.now)),
    }),
    rsvp_timeline: rootField({
      access: onEvent('event.invite', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, context) => {
        const steps = await context.use(ReadTimeline)({ eventId, invitationId: rowId });
        return steps.ok ? ok([...steps.value]) : steps;
      },
    }),
    rsvp_template: rootField({
      access: everybody,
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => {
        const abilities = await context.eventAbilities(event_id);
        if (!abilities.has('event.view')) return refused({ code: 'EVENT_NOT_FOUND' });
        const written = await context.use(LetterTemplates).find(event_id);
        const { headline = null, picture = null, letter = null } = written ?? {};
        return ok({ event_id, headline, picture, letter: abilities.has('event.invite') ? letter : null });
      },
    }),
    rsvp_letter_preview: rootField({
      access: onEvent('event.invite', ({ input }: { readonly input: { readonly section_event_id: number } }, context) =>
        context.loaders.session.load(input.section_event_id).then((session) => session?.eventId ?? null),
      ),
      input: z.object({
        input: z.object({
          section_event_id: rowNumber,
          guest_name: words(LONGEST_INVITED_NAME),
          inviter_name: words(LONGEST_INVITED_NAME),
          locale: language,
          template,
        }),
      }),
      resolve: async ({ input }, context) => {
        const session = await context.loaders.session.load(input.section_event_id);
        if (session === null) return refused({ code: 'NOT_FOUND' });
        return context.use(WriteTemplate).preview({
          eventId: session.eventId,
          sectionEventId: input.section_event_id,
          actor: context.accountId,
          template: input.template,
          guestName: input.guest_name,
          inviterName: input.inviter_name,
          locale: input.locale ?? context.locale,
        });
      },
    }),
  },
  EventAdmin: {
    invitation_tickets: async ({ eventId }, _args, context) =>
      (await context.loaders.countedTicketsOf.load(eventId))
        .filter((type) => !isForSale(type))
        .map(({ ticketTypeId, sectionEventId, name, sold }) => ({
          id: encodeWireId(eventId, ticketTypeId),
          section_event_id: sectionEventId,
          name,
          sold,
        })),
  },

  Mutation: {
    upsert_rsvp_invitation: rootField({
      access: onEvent('event.invite', ofInvited),
      input: z.object({
        input: z.object({
          section_event_id: rowNumber,
          ticket_id: wireId.nullish(),
          id: wireId.nullish(),
          email: words(300),
          first_name: someWords(LONGEST_INVITED_NAME),
          last_name: optionalWords(LONGEST_INVITED_NAME),
          name_order: orderOfName,
          ...details,
          ...letter,
        }),
      }),
      resolve: async ({ input }, context) => {
        const email = parseEmailAddress(input.email);
        if (!email.ok) return email;
        const eventId = await eventInvitedTo(input, context);
        if (eventId === null) return refused({ code: 'NOT_FOUND' });
        if (input.id && input.id.eventId !== eventId) return refused({ code: 'NOT_FOUND' });
        const prepared = await context.use(PrepareInvitation)({
          eventId,
          sectionEventId: input.section_event_id,
          ticketTypeId: input.ticket_id?.rowId ?? null,
          ticketName: INVITATION_TICKET[context.locale],
          invitationId: input.id?.rowId ?? null,
          person: {
            ...detailsOf(input),
            email: email.value,
            firstName: input.first_name,
            lastName: input.last_name,
            nameOrder: input.name_order,
          },
          partyLimit: input.party_limit ?? DEFAULT_PARTY_LIMIT,
          sendEmailAt: input.send_email_at ?? null,
          answerBefore: input.answer_before ?? null,
          locale: context.locale,
          actor: context.accountId,
        });
        return prepared.ok ? ok(asTeam(prepared.value)) : prepared;
      },
    }),
    invite_rsvp: rootField({
      access: onEvent('event.invite', ofInvited),
      input: z.object({
        input: z.object({
          section_event_id: rowNumber,
          ticket_id: wireId.nullish(),
          inviter_name: words(LONGEST_INVITED_NAME),
          // Each line is validated separately.
          guests: z.array(z.object({ name: words(LINE_MAX), email: words(LINE_MAX), ...details })).max(MOST_LINES),
          locale: language,
          ...letter,
        }),
      }),
      resolve: async ({ input }, context) => {
        const eventId = await eventInvitedTo(input, context);
        if (eventId === null) return refused({ code: 'NOT_FOUND' });
        const invited = await context.use(InviteGuests)({
          eventId,
          sectionEventId: input.section_event_id,
          ticketTypeId: input.ticket_id?.rowId ?? null,
          ticketName: INVITATION_TICKET[input.locale ?? context.locale],
          inviterName: input.inviter_name,
          guests: input.guests.map(({ name, email, ...rest }) => ({ name, email, details: detailsOf(rest) })),
          partyLimit: input.party_limit ?? DEFAULT_PARTY_LIMIT,
          answerBefore: input.answer_before ?? null,
          sendEmailAt: input.send_email_at ?? null,
          locale: input.locale ?? context.locale,
          inviteKey: context.idempotencyKey,
          actor: context.accountId,
        });
        if (!invited.ok) return invited;
        const lines = invited.value.map(invitedLine);
        return ok({ sent: invited.value.filter(({ result }) => result.ok).length, lines });
      },
    }),
    resend_rsvp_invitation: rootField({
      access: onEvent('event.invite', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => {
        const sent = await context.use(ResendLetter)({
          eventId: id.eventId,
          invitationId: id.rowId,
          actor: context.accountId,
        });
        return sent.ok ? ok(asTeam(sent.value)) : sent;
      },
    }),
    retry_rsvp_invitation: rootField({
      access: onEvent('event.invite', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId, email: words(300).nullish() }),
      resolve: async ({ id, email: typed }, context) => {
        const email = typed == null ? null : parseEmailAddress(typed);
        if (email?.ok === false) return email;
        const sent = await context.use(RetryLetter)({
          eventId: id.eventId,
          invitationId: id.rowId,
          email: email?.value ?? null,
          actor: context.accountId,
        });
        return sent.ok ? ok(asTeam(sent.value)) : sent;
      },
    }),
    remind_rsvp_guests: rootField({
      access: onEvent('event.invite', namedEvent),
      input: remindedIn,
      resolve: (asked, context) => context.use(RemindGuests)({ ...ofEvent(asked), actor: context.accountId }),
    }),
    save_rsvp_template: rootField({
      access: onEvent('event.invite', namedEvent),
      input: z.object({ event_id: rowNumber, input: template }),
      resolve: async ({ event_id, input }, context) => {
        const saved = await context
          .use(WriteTemplate)
          .save({ eventId: event_id, actor: context.accountId, template: input });
        return saved.ok ? ok({ event_id, ...saved.value }) : saved;
      },
    }),
  },
};
