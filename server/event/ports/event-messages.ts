import type { NotificationType } from '#domain/event/event-notification.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type NotificationRow = {
  readonly eventId: number;
  readonly eventNotificationId: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly body: string;
  readonly byAccountId: AccountId;
  readonly insertedAt: Instant;
};

export type EventMessages = {
  /** When the newest were sent, newest first. */
  readonly sentAt: (tx: Transaction, eventId: number, limit: number) => Promise<readonly Instant[]>;
  readonly add: (tx: Transaction, notification: NotificationRow) => Promise<void>;
  readonly find: (eventId: number, eventNotificationId: string) => Promise<NotificationRow | null>;
  /** Newest first. */
  readonly notifications: (eventId: number, page: PageRequest) => Promise<Page<NotificationRow>>;
  readonly countNotifications: (eventId: number) => Promise<number | null>;
  /** The words in the event's emails; null: none. */
  readonly emailText: (eventId: number) => Promise<string | null>;
  readonly putEmailText: (tx: Transaction, eventId: number, words: string | null, at: Instant) => Promise<void>;
};

export const EventMessages: Token<EventMessages> = token<EventMessages>('EventMessages');
