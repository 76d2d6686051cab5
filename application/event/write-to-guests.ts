import { EventMessages, type EventNotice } from '#application/event/ports/event-messages.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import {
  type NotificationText,
  type NotificationType,
  readEmailText,
  readNotification,
} from '#domain/event/event-notification.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type Typed = NotificationText & { readonly type: NotificationType };

/** [S1-37] [S1-38] */
export type WriteToGuests = Pick<EventMessages, 'notices' | 'emailText' | 'mailSummary'> & {
  readonly newKey: NewKey;
  readonly push: (eventId: number, typed: Typed, key: string) => Promise<Result<EventNotice, Refusal>>;
  readonly writeEmailText: EventMessages['writeEmailText'];
};

export const WriteToGuests = defineUseCase(
  'WriteToGuests',
  { messages: EventMessages, newKey: NewKey },
  ({ messages, newKey }): WriteToGuests => ({
    notices: messages.notices,
    emailText: messages.emailText,
    mailSummary: messages.mailSummary,
    newKey,
    push: async (eventId, { type, ...typed }, key) => {
      const text = readNotification(typed);
      return text.ok ? messages.push(eventId, { type, ...text.value }, key) : text;
    },
    writeEmailText: async (eventId, typed) => {
      const text = readEmailText(typed);
      return text.ok ? messages.writeEmailText(eventId, text.value ?? '') : text;
    },
  }),
);
