import { z } from 'zod';
import type { EventStatus } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { readAnswerRequest } from '#domain/rsvp/answer-request.ts';
import { LARGEST_PARTY } from '#domain/rsvp/invitation.ts';
import { INVITATION_FIELDS, type InvitationField } from '#domain/rsvp/invitation-view.ts';
import { takesAnswers } from '#domain/rsvp/invited-session.ts';
import { openSlug } from '#server/event/event-link.ts';
import { OptOuts } from '#server/event/ports/opt-outs.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import { count, optionalWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { everybody, onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { decodeWireId, encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { onTheWire } from '#server/platform/graphql/wire-refusal.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { AnswerInvitation } from '#server/rsvp/answer-invitation.ts';
import { type InvitationRow, Invitations } from '#server/rsvp/ports/invitations.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { type ReadableInvitation, ReadInvitation } from '#server/rsvp/read-invitation.ts';
import { formAnswers } from '#server/sale/api/attendee-input.ts';
import { WaitingList } from '#server/sale/ports/waiting-list.ts';
import { invitationPicture } from './invitation-picture.presenter.ts';

const secret = optionalWords(200);
const answer = { id: optionalWords(200), secret };

/** [S5-38] */
function asked(given: { readonly id: string | null; readonly secret: string | null }) {
  const read = readAnswerRequest({ invitationId: given.id, secret: given.secret });
  if (!read.ok) return refusedWith(read.refusal);
  const id = decodeWireId(read.value.invitationId);
  return id === null
    ? refusedWith({ code: 'SECRET_INVALID' })
    : ok({ eventId: id.eventId, invitationId: id.rowId, secret: read.value.secret });
}

const refusedWith = (trouble: RefusalOf<'RSVP_REFUSED'>['trouble']): Result<never, RefusalOf<'RSVP_REFUSED'>> =>
  refused({ code: 'RSVP_REFUSED', trouble });

const seen = <T>({ reader }: ReadableInvitation, field: InvitationField, value: T): T | null =>
  INVITATION_FIELDS[reader].includes(field) ? value : null;

const idOf = (own: InvitationRow | undefined): string | null =>
  own === undefined ? null : encodeWireId(own.eventId, own.invitation.invitationId);

const takesGuests = ({ endAt, cancelledAt }: SectionEventRow, status: EventStatus, now: Instant): boolean =>
  takesAnswers({ eventStatus: cancelledAt === null ? status : 'CANCELLED', endAt, answerBefore: null }, now).ok;

export const rsvpResolvers: Resolvers = {
  Query: {
    rsvp_invitation: rootField({
      access: everybody,
      input: z.object({ id: wireId, secret }),
      resolve: async ({ id, secret: shown }, context) => {
        const mayInvite = context.accountId !== null && (await context.eventAbilities(id.eventId)).has('event.invite');
        return context.use(ReadInvitation)({
          eventId: id.eventId,
          invitationId: id.rowId,
          secret: shown,
          accountId: context.accountId,
          mayInvite,
        });
      },
    }),
  },
  Mutation: {
    accept_rsvp_invitation: rootField({
      access: onPlatform('rsvp.answer'),
      input: z.object({
        ...answer,
        party: count(1, LARGEST_PARTY).nullish(),
        policy_agreed: z.boolean().nullish(),
        answers: formAnswers.max(LARGEST_PARTY).nullish(),
      }),
      resolve: async ({ party, policy_agreed, answers, ...given }, context) => {
        const request = asked(given);
        if (!request.ok) return request;
        const { accountId, locale } = context;
        const accepted = await context.use(AnswerInvitation).accept({
          ...request.value,
          accountId,
          locale,
          party: party ?? 1,
          policyAgreed: policy_agreed === true,
          formAnswers: answers ?? [],
        });
        return accepted.ok
          ? ok<ReadableInvitation>({ row: accepted.value, reader: 'LETTER_HOLDER' })
          : onTheWire(request.value.eventId, accepted);
      },
    }),
    decline_rsvp_invitation: rootField({
      access: onPlatform('rsvp.answer'),
      input: z.object(answer),
      resolve: async (given, context) => {
        const request = asked(given);
        if (!request.ok) return request;
        const declined = await context
          .use(AnswerInvitation)
          .decline({ ...request.value, accountId: context.accountId, locale: context.locale });
        return declined.ok ? ok({ row: declined.value, reader: 'LETTER_HOLDER' as const }) : declined;
      },
    }),
    take_back_rsvp_invitation: rootField({
      access: onEvent('event.invite', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => {
        const struck = await context
          .use(AnswerInvitation)
          .takeBack({ eventId: id.eventId, invitationId: id.rowId, by: context.accountId });
        return struck.ok ? ok({ row: struck.value, reader: 'TEAM' as const }) : struck;
      },
    }),
  },
  Event: {
    rsvp_id: async ({ eventId }, _args, { loaders }) => idOf((await loaders.ownInvitations.load(eventId))[0]),
    rsvp_supported: async ({ eventId, status }, _args, { loaders, now }) =>
      (await loaders.sessionsOf.load(eventId)).some((session) => takesGuests(session, status, now)),
  },
  SectionEvent: {
    rsvp_id: async ({ eventId, sectionEventId }, _args, { loaders }) =>
      idOf((await loaders.ownInvitations.load(eventId)).find((own) => own.sectionEventId === sectionEventId)),
    rsvp_supported: async (session, _args, { loaders, now }) => {
      const event = await loaders.event.load(session.eventId);
      return event !== null && takesGuests(session, event.status, now);
    },
  },
  BoughtTicket: {
    rsvp_url: async ({ eventId, userOrderId, accountId }, _args, context) => {
      if (context.viewer.kind !== 'account' || context.viewer.accountId !== accountId) return null;
      const accepted = await context.use(Invitations).acceptedBy(eventId, userOrderId);
      const event = accepted === null ? null : await context.loaders.event.load(eventId);
      return event === null
        ? null
        : `${context.use(Environment).baseUrl}/invite-rsvp/${openSlug(context.use(Keyring), event)}`;
    },
  },
  RsvpInvitation: {
    id: ({ row }) => encodeWireId(row.eventId, row.invitation.invitationId),
    section_event_id: ({ row }) => row.sectionEventId,
    ticket_id: ({ row }) => encodeWireId(row.eventId, row.ticketTypeId),
    status: ({ row }) => row.invitation.status,
    bought_ticket_id: ({ row }) =>
      row.invitation.status === 'ACCEPTED' ? encodeWireId(row.eventId, row.invitation.boughtTicketId) : null,
    picture_path: async ({ row, reader }, _args, { use, locale }) =>
      reader === 'TEAM'
        ? null
        : invitationPicture({ templates: use(LetterTemplates), keyring: use(Keyring) }, row, locale),
    party_limit: ({ row }) => row.invitation.partyLimit,
    email: ({ row }) => row.person.email,
    first_name: ({ row }) => row.person.firstName,
    last_name: ({ row }) => row.person.lastName,
    full_name: ({ row }) => fullName(row.person),
    avatar: ({ row }) => row.person.avatar,
    company_name: (read) => seen(read, 'companyName', read.row.person.companyName),
    gender: (read) => seen(read, 'gender', read.row.person.gender),
    industries: (read) => seen(read, 'industries', read.row.person.industries),
    job_title: (read) => seen(read, 'jobTitle', read.row.person.jobTitle),
    phone_number: (read) => seen(read, 'phoneNumber', read.row.person.phoneNumber),
    send_email_at: (read) => seen(read, 'sendEmailAt', read.row.sendEmailAt),
    opened_at: (read) => seen(read, 'openedAt', read.row.openedAt),
    sendings: (read) => seen(read, 'sendings', read.row.letter.sendings),
    last_sent_at: (read) => seen(read, 'lastSentAt', read.row.letter.lastSentAt),
    unsubscribed: async (read, _args, { use }) => {
      const { eventId, person } = read.row;
      if (seen(read, 'unsubscribed', true) === null) return null;
      return read.isUnsubscribed ?? (await use(OptOuts).among(eventId, [person.email])).size > 0;
    },
    answered_at: (read) => seen(read, 'answeredAt', read.row.answeredAt),
    waiting_ahead: async ({ row: { eventId, invitation } }, _args, { use, now }) => {
      if (invitation.status !== 'WAITING') return null;
      const waits = await use(Invitations).waitingEntry(eventId, invitation.invitationId);
      return waits === null ? null : ((await use(WaitingList).find(eventId, waits, now))?.ahead ?? null);
    },
    party: (read) => seen(read, 'party', 'party' in read.row.invitation ? read.row.invitation.party : null),
  },
};
