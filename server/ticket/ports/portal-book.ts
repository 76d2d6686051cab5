import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type PortalOrderRow = WithNameOrder & {
  readonly eventId: number;
  readonly userOrderId: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly price: Dong;
  readonly eventName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly tickets: number;
  readonly insertedAt: Instant;
};

export type PortalPaymentRow = {
  readonly provider: string;
  readonly state: string;
  readonly amount: Dong;
  readonly received: Dong;
  readonly refunded: Dong;
  readonly transferCode: string | null;
  readonly insertedAt: Instant;
};

export type PortalCheckInRow = { readonly boughtTicketId: string; readonly type: 'QR' | 'CODE'; readonly at: Instant };

export type PortalMailRow = {
  readonly message: string;
  readonly recipient: string;
  readonly queuedAt: Instant;
  readonly sentAt: Instant | null;
  readonly droppedBecause: string | null;
};

export type VoidedRow = { readonly boughtTicketId: string; readonly reason: string; readonly at: Instant };

type OrderKey = { readonly eventId: number; readonly userOrderId: string };

export type PortalBook = {
  /** Newest first: of a number, of a buyer, or with a ticket whose code, name, address or phone holds the words. */
  readonly find: (search: string, page: PageRequest) => Promise<Page<PortalOrderRow>>;
  /** Exact to 10,000; null beyond. */
  readonly count: (search: string) => Promise<number | null>;
  readonly order: (order: OrderKey) => Promise<PortalOrderRow | null>;
  readonly payments: (order: OrderKey) => Promise<readonly PortalPaymentRow[]>;
  readonly checkIns: (order: OrderKey) => Promise<readonly PortalCheckInRow[]>;
  /** About the order, its tickets, payments and refunds; newest first. */
  readonly mails: (order: OrderKey) => Promise<readonly PortalMailRow[]>;
  readonly voided: (order: OrderKey) => Promise<readonly VoidedRow[]>;
  readonly noteVoided: (
    tx: Transaction,
    note: VoidedRow & { readonly eventId: number; readonly by: AccountId },
  ) => Promise<void>;
};

export const PortalBook: Token<PortalBook> = token<PortalBook>('PortalBook');
