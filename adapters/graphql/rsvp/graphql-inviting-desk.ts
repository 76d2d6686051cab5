import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { InvitationRequest, InvitingDesk } from '#application/rsvp/ports/inviting-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { InviteRsvpDocument } from './invite-rsvp.gen.ts';
import { parseInvited, parseReport, parseStatus, parseStep, parseWords } from './invited.parse.ts';
import { InvitedGuestsDocument } from './invited-guests.gen.ts';
import { LetterWordsDocument } from './letter-words.gen.ts';
import { RemindRsvpGuestsDocument } from './remind-rsvp-guests.gen.ts';
import { ResendRsvpInvitationDocument } from './resend-rsvp-invitation.gen.ts';
import { RetryRsvpInvitationDocument } from './retry-rsvp-invitation.gen.ts';
import { RsvpRemindersDocument } from './rsvp-reminders.gen.ts';
import { RsvpTimelineDocument } from './rsvp-timeline.gen.ts';
import { SaveLetterWordsDocument } from './save-letter-words.gen.ts';
import { TakeBackRsvpInvitationDocument } from './take-back-rsvp-invitation.gen.ts';
import { WriteLetterDocument } from './write-letter.gen.ts';

const inputOf = ({
  sessionId,
  ticketTypeId,
  inviterName,
  guests,
  partyLimit,
  answerBefore,
  sendEmailAt,
  locale,
}: InvitationRequest) => ({
  section_event_id: sessionId,
  ticket_id: ticketTypeId,
  inviter_name: inviterName,
  guests: guests.map(({ name, email }) => ({ name, email })),
  party_limit: partyLimit,
  answer_before: answerBefore,
  send_email_at: sendEmailAt,
  locale,
});

export const makeGraphqlInvitingDesk = (transport: GraphqlTransport): InvitingDesk => ({
  invited: async (eventId, { sessionId, status, search, sort, descending }, { limit, after, before }) => {
    const input = {
      event_id: eventId,
      section_event_id: sessionId ?? null,
      status: status ?? null,
      search: search ?? null,
      sort: sort ?? null,
      descending: descending ?? null,
    };
    const answer = await transport(InvitedGuestsDocument, {
      input: { ...input, limit: limit ?? null, after: after ?? null, before: before ?? null },
    });
    if (!answer.ok) return answer;
    const { entries, answers, metadata } = answer.value.rsvp_invitations;
    return ok({
      entries: entries.map(parseInvited),
      answers: Object.fromEntries(
        answers.flatMap(({ status: given, count }) => {
          const known = parseStatus(given);
          return known === undefined ? [] : [[known, count]];
        }),
      ),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  invite: async (request, key) => {
    const answer = await transport(InviteRsvpDocument, { input: inputOf(request) }, { idempotencyKey: key });
    return answer.ok ? ok(parseReport(answer.value.invite_rsvp)) : answer;
  },
  remind: async (id) => {
    const answer = await transport(ResendRsvpInvitationDocument, { id });
    return answer.ok ? ok(parseInvited(answer.value.resend_rsvp_invitation)) : answer;
  },
  retry: async (id, email) => {
    const answer = await transport(RetryRsvpInvitationDocument, { id, email });
    return answer.ok ? ok(parseInvited(answer.value.retry_rsvp_invitation)) : answer;
  },
  timeline: async (id) => {
    const answer = await transport(RsvpTimelineDocument, { id });
    return answer.ok ? ok(answer.value.rsvp_timeline.flatMap(parseStep)) : answer;
  },
  reminders: async (of) => {
    const answer = await transport(RsvpRemindersDocument, of);
    return answer.ok ? ok(answer.value.rsvp_reminders) : answer;
  },
  remindAll: async (of) => {
    const answer = await transport(RemindRsvpGuestsDocument, of);
    return answer.ok ? ok(answer.value.remind_rsvp_guests) : answer;
  },
  takeBack: async (id) => {
    const answer = await transport(TakeBackRsvpInvitationDocument, { id });
    return answer.ok ? ok(parseInvited(answer.value.take_back_rsvp_invitation)) : answer;
  },
  words: async (eventId) => {
    const answer = await transport(LetterWordsDocument, { eventId });
    return answer.ok ? ok(parseWords(answer.value.rsvp_template)) : answer;
  },
  saveWords: async (eventId, words) => {
    const answer = await transport(SaveLetterWordsDocument, { eventId, input: { ...words } });
    return answer.ok ? ok(parseWords(answer.value.save_rsvp_template) ?? words) : answer;
  },
  write: async ({ sessionId, guestName, inviterName, locale, words }) => {
    const input = {
      section_event_id: sessionId,
      guest_name: guestName,
      inviter_name: inviterName,
      locale,
      template: { ...words },
    };
    const answer = await transport(WriteLetterDocument, { input });
    return answer.ok ? ok(answer.value.rsvp_letter_preview) : answer;
  },
});
