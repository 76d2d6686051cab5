import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { PaymentResultStatus } from '#domain/sale/checkout/result-status.ts';
import type { BankTransferInstruction } from './checkout-desk.ts';

/** One order for the bearer of its link: no tickets, no account, masked names. */
export type SharedOrder = {
  readonly eventName: string;
  readonly eventSlug: string;
  readonly sessionName: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly buyer: string;
  readonly ticketCount: number;
  readonly price: Dong;
  readonly received: Dong;
  readonly status: PaymentResultStatus;
  readonly transfer: BankTransferInstruction | null;
  readonly serverNow: Instant;
};

export type SharedOrders = {
  /** Refused with LINK_EXPIRED. */
  readonly read: (secret: string) => Promise<Result<SharedOrder, Refusal>>;
};
export const SharedOrders = token<SharedOrders>('SharedOrders');
