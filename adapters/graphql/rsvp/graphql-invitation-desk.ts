import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { InvitationDesk, SeenInvitation } from '#application/rsvp/ports/invitation-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { INVITATION_STATUSES } from '#domain/rsvp/invitation.ts';
import { AcceptRsvpInvitationDocument } from './accept-rsvp-invitation.gen.ts';
import { DeclineRsvpInvitationDocument } from './decline-rsvp-invitation.gen.ts';
import { RsvpInvitationDocument, type RsvpInvitationQuery } from './rsvp-invitation.gen.ts';

const parse = (given: RsvpInvitationQuery['rsvp_invitation']): SeenInvitation => ({
  // An unknown status cannot be answered, like a revoked invitation.
  status: INVITATION_STATUSES.find((status) => status === given.status) ?? 'TAKEN_BACK',
  sectionEventId: given.section_event_id,
  ticketTypeId: given.ticket_id,
  boughtTicketId: given.bought_ticket_id,
  picturePath: given.picture_path,
  name: given.full_name,
  email: given.email,
  avatar: given.avatar,
  partyLimit: given.party_limit,
  waitingAhead: given.waiting_ahead,
});

export const makeGraphqlInvitationDesk = (transport: GraphqlTransport): InvitationDesk => ({
  read: async ({ invitationId: id, secret }) => {
    const answer = await transport(RsvpInvitationDocument, { id, secret });
    return answer.ok ? ok(parse(answer.value.rsvp_invitation)) : answer;
  },
  accept: async ({ invitationId: id, secret }, { party, policyAgreed, formAnswers }) => {
    const answers = formAnswers.map((filled) => JSON.stringify(filled));
    const answer = await transport(AcceptRsvpInvitationDocument, { id, secret, party, policyAgreed, answers });
    return answer.ok ? ok(parse(answer.value.accept_rsvp_invitation)) : answer;
  },
  decline: async ({ invitationId: id, secret }) => {
    const answer = await transport(DeclineRsvpInvitationDocument, { id, secret });
    return answer.ok ? ok(parse(answer.value.decline_rsvp_invitation)) : answer;
  },
});
