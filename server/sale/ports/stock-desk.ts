import type { Result } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type QuotaScope = 'TICKET_TYPE' | 'SESSION' | 'EVENT';

/** `capacity` null: unlimited. */
type NewQuota = { readonly quotaId: string; readonly scope: QuotaScope; readonly capacity: number | null };

type CapacityChange = {
  readonly eventId: number;
  readonly quotaId: string;
  /** null: unlimited. */
  readonly capacity: number | null;
  /** As its editor read it; absent: whatever it is. */
  readonly from?: number | null;
  readonly by: AccountId | null;
};

export type StockRefusal =
  | RefusalOf<'BUSY'>
  | RefusalOf<'NOT_FOUND'>
  | RefusalOf<'STALE'>
  | RefusalOf<'CAPACITY_BELOW_TAKEN'>
  | RefusalOf<'HAS_ORDERS'>;

/** For the organiser's pages, never for deciding a sale. */
export type QuotaCount = {
  readonly quotaId: string;
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
};

export type StockDesk = {
  /** In the organiser's transaction: nobody draws on a new quota yet. */
  readonly createQuotas: (tx: Transaction, eventId: number, quotas: readonly NewQuota[]) => Promise<void>;
  /** Replaces the quotas that a ticket type draws on. Throws once a ticket is held or sold. */
  readonly drawOn: (
    tx: Transaction,
    eventId: number,
    ticketTypeId: string,
    quotaIds: readonly string[],
  ) => Promise<void>;
  /** Refused with CAPACITY_BELOW_TAKEN (sold, held and until when), or STALE: it is no longer `from`. */
  readonly changeCapacity: (change: CapacityChange) => Promise<Result<QuotaCount, StockRefusal>>;
  /** All or none. HAS_ORDERS: one is held or sold, or a payment was begun for it. */
  readonly withdrawTicketTypes: (given: {
    readonly eventId: number;
    readonly ticketTypeIds: readonly string[];
  }) => Promise<Result<null, StockRefusal>>;
  readonly counts: (eventId: number) => Promise<readonly QuotaCount[]>;
};

export const StockDesk: Token<StockDesk> = token<StockDesk>('StockDesk');
