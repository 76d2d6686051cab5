import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { EventMessages, EventNotice } from '#application/event/ports/event-messages.ts';
import { NOTIFICATION_TYPES } from '#domain/event/event-notification.ts';
import { ok } from '#domain/kernel/result.ts';
import { EmailTextDocument } from './email-text.gen.ts';
import type { EventNoticeFragment } from './event-notice.gen.ts';
import { EventNoticesDocument } from './event-notices.gen.ts';
import { MailSummaryDocument } from './mail-summary.gen.ts';
import { PushNoticeDocument } from './push-notice.gen.ts';
import { WriteEmailTextDocument } from './write-email-text.gen.ts';

/** News for a type that this version does not know. */
const noticeOf = ({ id, type, title, body, inserted_at: at }: EventNoticeFragment): EventNotice => ({
  id,
  type: NOTIFICATION_TYPES.find((known) => known === type) ?? 'NEWS',
  title,
  body,
  at,
});

export const makeGraphqlEventMessages = (transport: GraphqlTransport): EventMessages => ({
  notices: async (eventId, { limit = null, after = null, before = null }) => {
    const answer = await transport(EventNoticesDocument, { eventId, paging: { limit, after, before } });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.list_event_notifications;
    return ok({
      entries: entries.map(noticeOf),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  push: async (eventId, input, idempotencyKey) => {
    const answer = await transport(PushNoticeDocument, { eventId, input }, { idempotencyKey });
    return answer.ok ? ok(noticeOf(answer.value.push_event_notification)) : answer;
  },
  mailSummary: async (eventId, idempotencyKey) => {
    const answer = await transport(MailSummaryDocument, { eventId }, { idempotencyKey });
    return answer.ok ? ok(null) : answer;
  },
  emailText: async (eventId) => {
    const answer = await transport(EmailTextDocument, { eventId });
    return answer.ok ? ok(answer.value.event_email_text) : answer;
  },
  writeEmailText: async (eventId, text) => {
    const answer = await transport(WriteEmailTextDocument, { eventId, text });
    return answer.ok ? ok(answer.value.update_event_email_text) : answer;
  },
});
