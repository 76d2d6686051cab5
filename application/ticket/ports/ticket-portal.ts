import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { Refusal } from '#domain/refusal.ts';

export type FoundOrder = {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly eventName: string;
  readonly buyer: string;
  readonly email: string;
  readonly price: Dong;
  readonly tickets: number;
  readonly at: Instant;
};
export type PortalTicket = {
  readonly id: string;
  /** The last characters of its code; the whole code lets somebody in. */
  readonly codeEnd: string;
  readonly name: string;
  readonly sessionName: string;
  readonly holder: string;
  readonly email: string;
  readonly seat: string | null;
  readonly isVoid: boolean;
  /** Why it lets its holder in now, or not: sentences. */
  readonly entry: readonly string[];
  /** Why staff voided it; null: they did not. */
  readonly voidReason: string | null;
};

type PortalPayment = {
  readonly provider: PaymentProvider;
  readonly amount: Dong;
  readonly received: Dong;
  readonly refunded: Dong;
  readonly transferCode: string | null;
  readonly at: Instant;
};

type PortalMail = {
  readonly message: string;
  readonly recipient: string;
  readonly queuedAt: Instant;
  /** Null: not yet, or never. */
  readonly sentAt: Instant | null;
  readonly dropped: boolean;
};

export type PortalOrder = {
  readonly line: FoundOrder;
  readonly eventId: number;
  readonly phone: string | null;
  readonly payments: readonly PortalPayment[];
  readonly tickets: readonly PortalTicket[];
  /** Newest first. */
  readonly mails: readonly PortalMail[];
};

export type ExplainedPurchase = {
  readonly eventName: string;
  readonly hasAccount: boolean;
  readonly isPrivate: boolean;
  readonly lines: readonly {
    readonly ticketId: string;
    readonly sessionName: string;
    readonly beginAt: Instant;
    readonly ticketName: string;
    readonly mayBuy: boolean;
    readonly why: string;
  }[];
};

export type TicketPortal = {
  /** Newest first. */
  readonly find: (search: string, at: PageAt) => Promise<Result<Page<FoundOrder>, Refusal>>;
  readonly order: (orderId: string) => Promise<Result<PortalOrder, Refusal>>;
  readonly explain: (email: string, eventId: number) => Promise<Result<ExplainedPurchase, Refusal>>;
  /** Mails the ticket to its holder. */
  readonly resend: (ticketId: string) => Promise<Result<null, Refusal>>;
  /** Replaces its code and mails the new one. */
  readonly reissue: (ticketId: string) => Promise<Result<null, Refusal>>;
  /** For good; what was paid for it goes back. */
  readonly voidTicket: (ticketId: string, reason: string) => Promise<Result<null, Refusal>>;
};

export const TicketPortal: Token<TicketPortal> = token<TicketPortal>('TicketPortal');
