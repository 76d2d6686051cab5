import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { NotificationText, NotificationType } from '#domain/event/event-notification.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type EventNotice = NotificationText & {
  readonly id: string;
  readonly type: NotificationType;
  readonly at: Instant;
};

type Answer<T> = Promise<Result<T, Refusal>>;

export type EventMessages = {
  /** Newest first; for ticket holders and the team. */
  readonly notices: (eventId: number, at: PageAt) => Answer<Page<EventNotice>>;
  readonly push: (
    eventId: number,
    notice: NotificationText & { readonly type: NotificationType },
    key: string,
  ) => Answer<EventNotice>;
  /** The organiser's words in the event's emails; null: none. */
  readonly emailText: (eventId: number) => Answer<string | null>;
  readonly writeEmailText: (eventId: number, text: string) => Answer<string | null>;
  /** To the viewer. RATE_LIMITED: above today's limit. */
  readonly mailSummary: (eventId: number, key: string) => Answer<null>;
};
export const EventMessages: Token<EventMessages> = token('EventMessages');
