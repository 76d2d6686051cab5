import {
  NOTIFICATIONS_A_DAY,
  type NotificationText,
  type NotificationType,
  nextNotificationAt,
  readNotification,
} from '#domain/event/event-notification.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { EventMessages } from '#server/event/ports/event-messages.ts';

/** Tells an event's guests something, within a day's limit. A repeated key tells it once. [S7.7-38] */
export type PushNotification = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly key: string;
  readonly type: NotificationType;
  readonly text: NotificationText;
}) => Promise<Result<{ readonly eventNotificationId: string }, Refusal>>;

const SUBJECT = 'event-notification:';

export const PushNotification = defineUseCase(
  'PushNotification',
  { ...organisingPorts, messages: EventMessages },
  ({ messages, ...ports }): PushNotification =>
    async ({ eventId, actor, key, type, text: typed }) => {
      const text = readNotification(typed);
      if (!text.ok) return refused({ ...text.refusal, field: `input.${text.refusal.field}` });
      return changeEvent<{ readonly eventNotificationId: string }>(ports, {
        eventId,
        actor,
        creation: {
          key,
          request: [type, text.value.title, text.value.body],
          made: (_papers, subject) =>
            subject.startsWith(SUBJECT) ? { eventNotificationId: subject.slice(SUBJECT.length) } : undefined,
        },
        work: async ({ event }, tx) => {
          const now = ports.clock.now();
          const retryAt = nextNotificationAt(await messages.sentAt(tx, eventId, NOTIFICATIONS_A_DAY), now);
          if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
          const eventNotificationId = ports.ids.newId();
          const { title, body } = text.value;
          await messages.add(tx, {
            eventId,
            eventNotificationId,
            type,
            title,
            body,
            byAccountId: actor,
            insertedAt: now,
          });
          return ok({
            event,
            value: { eventNotificationId },
            act: 'event.notified',
            subject: `${SUBJECT}${eventNotificationId}`,
            facts: { type },
          });
        },
      });
    },
);
