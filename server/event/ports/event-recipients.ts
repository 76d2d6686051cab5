import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { SaleScope } from '#server/sale/ports/sales-of-event.ts';

export type EventRecipient = { readonly email: string; readonly locale: Locale };

/** Each address once, in its language. */
export type EventRecipients = {
  /** Adds the buyers of these orders and the holders of their tickets. */
  readonly addOfOrders: (
    tx: Transaction,
    eventId: number,
    about: string,
    userOrderIds: readonly string[],
  ) => Promise<void>;
  /** Adds guests whose invitation was sent and is open or accepted. */
  readonly addInvited: (tx: Transaction, scope: SaleScope, about: string) => Promise<void>;
  /** Marks up to `limit` as told and returns them. */
  readonly takeUntold: (
    tx: Transaction,
    eventId: number,
    about: string,
    limit: number,
    now: Instant,
  ) => Promise<readonly EventRecipient[]>;
};
export const EventRecipients: Token<EventRecipients> = token<EventRecipients>('EventRecipients');
