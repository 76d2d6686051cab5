import { z } from 'zod';
import { NOTIFICATION_TYPES } from '#domain/event/event-notification.ts';
import { NEWS_KINDS, NEWS_TIMES } from '#domain/event/news/news-choice.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { notificationAbilities } from '#domain/permission/notification-abilities.ts';
import { MailCreatedEvent } from '#server/event/messages/mail-created-event.ts';
import { PushNotification } from '#server/event/messages/push-notification.ts';
import { WriteEmailText } from '#server/event/messages/write-email-text.ts';
import { ChooseNews } from '#server/event/news/choose-news.ts';
import { EventMessages } from '#server/event/ports/event-messages.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, rowNumber } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField, signedIn } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

const namedEvent = ({ event_id }: { event_id: number }): number => event_id;

const typed = z
  .string()
  .max(10_000)
  .regex(/^[^\0]*$/);

const notification = z.object({ type: oneOf(NOTIFICATION_TYPES).nullish(), title: typed, body: typed });

/** Holders of a valid ticket, and the team. [S6-46] */
async function mayRead(eventId: number, context: RequestContext): Promise<boolean> {
  const [held, eventAbilities] = await Promise.all([
    context.loaders.sessionsWithTicket.load(eventId),
    context.eventAbilities(eventId),
  ]);
  const facts = { isRecipient: held.size > 0, eventAbilities: [...eventAbilities] };
  return notificationAbilities(context.viewer, facts).includes('notification.read');
}

export const eventMessagesResolvers: Resolvers = {
  Query: {
    list_event_notifications: rootField({
      access: signedIn,
      input: z.object({ event_id: rowNumber, paging: z.object(paging).nullish() }),
      resolve: async ({ event_id: eventId, paging: asked }, context) => {
        if (!(await mayRead(eventId, context))) return refused({ code: 'NOT_FOUND' });
        const messages = context.use(EventMessages);
        const cursors = cursorsOf(context.use(Keyring), 'list_event_notifications', { eventId });
        const page = cursors.request(asked ?? {});
        if (!page.ok) return page;
        const found = await messages.notifications(eventId, page.value);
        return ok({
          entries: [...found.rows],
          metadata: cursors.metadata(found, () => messages.countNotifications(eventId)),
        });
      },
    }),
    event_email_text: rootField({
      access: onEvent('event.mail', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => ok(await context.use(EventMessages).emailText(event_id)),
    }),
    event_news_choices: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) =>
        ok([...(await context.use(ChooseNews).read({ eventId, accountId: context.accountId }))]),
    }),
  },
  Mutation: {
    push_event_notification: rootField({
      access: onEvent('event.notify', namedEvent),
      input: z.object({ event_id: rowNumber, input: notification }),
      resolve: async ({ event_id: eventId, input: { type, ...text } }, context) => {
        const { accountId: actor, idempotencyKey: key } = context;
        if (key === null) return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
        const pushed = await context.use(PushNotification)({ eventId, actor, key, type: type ?? 'NEWS', text });
        if (!pushed.ok) return pushed;
        const row = await context.use(EventMessages).find(eventId, pushed.value.eventNotificationId);
        return row === null ? refused({ code: 'NOT_FOUND' } as const) : ok(row);
      },
    }),
    send_email_created_event: rootField({
      access: onEvent('event.mail', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const { accountId: actor, idempotencyKey: key } = context;
        if (key === null) return refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
        return context.use(MailCreatedEvent)({ eventId, actor, key });
      },
    }),
    update_event_news_choice: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber, kind: oneOf(NEWS_KINDS), time: oneOf(NEWS_TIMES) }),
      resolve: async ({ event_id: eventId, kind, time }, context) => {
        const chosen = await context.use(ChooseNews).choose({ eventId, accountId: context.accountId, kind, time });
        return chosen.ok ? ok([...chosen.value]) : chosen;
      },
    }),
    update_event_email_text: rootField({
      access: onEvent('event.mail', namedEvent),
      input: z.object({ event_id: rowNumber, text: typed }),
      resolve: async ({ event_id: eventId, text }, context) => {
        const written = await context.use(WriteEmailText)({ eventId, actor: context.accountId, text });
        return written.ok ? ok(written.value.text) : written;
      },
    }),
  },

  Notification: {
    id: ({ eventId, eventNotificationId }) => encodeWireId(eventId, eventNotificationId),
    title: ({ title }) => title,
    body: ({ body }) => body,
    type: ({ type }) => type,
    inserted_at: ({ insertedAt }) => insertedAt,
  },
};
