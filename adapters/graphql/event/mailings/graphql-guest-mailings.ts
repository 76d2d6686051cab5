import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { GuestMailing, GuestMailings } from '#application/event/ports/guest-mailings.ts';
import { MAILING_AUDIENCES, MAILING_STATES, type MailingScope } from '#domain/event/mailing/mailing.ts';
import { NOT_SENT_REASONS } from '#domain/event/mailing/scheduled-mailing.ts';
import { ok } from '#domain/kernel/result.ts';
import { CancelMailingDocument } from './cancel-mailing.gen.ts';
import type { GuestMailingFragment } from './guest-mailing.gen.ts';
import { GuestMailingsDocument } from './guest-mailings.gen.ts';
import { MailingGuestsDocument } from './mailing-guests.gen.ts';
import { PreviewMailingDocument } from './preview-mailing.gen.ts';
import { ResumeMailingDocument } from './resume-mailing.gen.ts';
import { ScheduleMailingDocument } from './schedule-mailing.gen.ts';
import { SendMailingDocument } from './send-mailing.gen.ts';
import { SendScheduledMailingDocument } from './send-scheduled-mailing.gen.ts';
import { StopMailingDocument } from './stop-mailing.gen.ts';
import { TestMailingDocument } from './test-mailing.gen.ts';

/** What this version does not know is shown as sent, to everybody. */
const mailingOf = (wire: GuestMailingFragment): GuestMailing => ({
  id: wire.id,
  state: MAILING_STATES.find((known) => known === wire.state) ?? 'DONE',
  sendAt: wire.send_at,
  notSentBecause: NOT_SENT_REASONS.find((known) => known === wire.not_sent_because) ?? null,
  audience: MAILING_AUDIENCES.find((known) => known === wire.audience) ?? 'TICKET_HOLDERS',
  ticketName: wire.ticket_name,
  groupName: wire.group_name,
  answer: wire.answer,
  subject: wire.subject,
  people: wire.people,
  sent: wire.sent,
  bounced: wire.bounced,
  at: wire.inserted_at,
});

const scopeOf = ({ audience, ticketTypeId, answer, groupId }: MailingScope) => ({
  audience,
  ticket_id: ticketTypeId,
  group_id: groupId,
  answer: answer === null ? null : { field_id: answer.fieldId, option_id: answer.optionId },
});

export const makeGraphqlGuestMailings = (transport: GraphqlTransport): GuestMailings => ({
  list: async (eventId, { limit = null, after = null, before = null }) => {
    const answer = await transport(GuestMailingsDocument, { eventId, paging: { limit, after, before } });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.guest_mailings;
    return ok({
      entries: entries.map(mailingOf),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  guests: async (eventId, scope, search) => {
    const answer = await transport(MailingGuestsDocument, { eventId, scope: scopeOf(scope), search: search || null });
    if (!answer.ok) return answer;
    const { people, entries } = answer.value.mailing_guests;
    return ok({
      people,
      some: entries.map(({ email, name, language }) => ({ email, name, locale: language === 'en' ? 'en' : 'vi' })),
    });
  },
  preview: async (eventId, scope, input, email) => {
    const answer = await transport(PreviewMailingDocument, { eventId, scope: scopeOf(scope), input, email });
    return answer.ok ? ok(answer.value.guest_mailing_preview) : answer;
  },
  test: async (eventId, input) => {
    const answer = await transport(TestMailingDocument, { eventId, input });
    return answer.ok ? ok(answer.value.test_guest_mailing) : answer;
  },
  send: async (eventId, scope, input, sendAt, idempotencyKey) => {
    const asked = { eventId, scope: scopeOf(scope), input, sendAt };
    const answer = await transport(SendMailingDocument, asked, { idempotencyKey });
    return answer.ok ? ok(mailingOf(answer.value.send_guest_mailing)) : answer;
  },
  schedule: async (id, sendAt) => {
    const answer = await transport(ScheduleMailingDocument, { id, sendAt });
    return answer.ok ? ok(mailingOf(answer.value.schedule_guest_mailing)) : answer;
  },
  sendNow: async (id) => {
    const answer = await transport(SendScheduledMailingDocument, { id });
    return answer.ok ? ok(mailingOf(answer.value.send_scheduled_guest_mailing)) : answer;
  },
  cancel: async (id) => {
    const answer = await transport(CancelMailingDocument, { id });
    return answer.ok ? ok(mailingOf(answer.value.cancel_guest_mailing)) : answer;
  },
  stop: async (id) => {
    const answer = await transport(StopMailingDocument, { id });
    return answer.ok ? ok(mailingOf(answer.value.stop_guest_mailing)) : answer;
  },
  resume: async (id) => {
    const answer = await transport(ResumeMailingDocument, { id });
    return answer.ok ? ok(mailingOf(answer.value.resume_guest_mailing)) : answer;
  },
});
