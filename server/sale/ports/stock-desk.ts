import type { Result } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type QuotaScope = 'TICKET_TYPE' | 'SESSION' | 'EVENT';

/** A new pot of places; capacity null: unlimited. */
type NewQuota = { readonly quotaId: string; readonly scope: QuotaScope; readonly capacity: number | null };

type CapacityChange = {
  readonly eventId: number;
  readonly quotaId: string;
  /** Places, or null for unlimited. */
  readonly capacity: number | null;
  readonly by: AccountId | null;
};

export type StockRefusal =
  | RefusalOf<'BUSY'>
  | RefusalOf<'NOT_FOUND'>
  | RefusalOf<'CAPACITY_BELOW_TAKEN'>
  | RefusalOf<'HAS_ORDERS'>;

/** What remains of a pot right now, as the database says; for the organiser's pages, never for deciding a sale. */
export type QuotaCount = {
  readonly quotaId: string;
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
};

/**
 * The organiser's side of the stock. Capacity is changed in the same queue that sells, so that an edit and a sale never
 * miss each other.
 */
export type StockDesk = {
  /** Inside the organiser's own transaction: a new pot is empty, so nobody can be drawing on it. */
  readonly createQuotas: (tx: Transaction, eventId: number, quotas: readonly NewQuota[]) => Promise<void>;
  /**
   * Which pots a ticket type draws on; replaces what it drew on before and is refused (throws) once somebody holds or
   * bought one.
   */
  readonly drawOn: (
    tx: Transaction,
    eventId: number,
    ticketTypeId: string,
    quotaIds: readonly string[],
  ) => Promise<void>;
  /**
   * Refused with CAPACITY_BELOW_TAKEN (sold, held and until when) below what is taken; the same capacity again changes
   * nothing.
   */
  readonly changeCapacity: (change: CapacityChange) => Promise<Result<QuotaCount, StockRefusal>>;
  /**
   * Removes ticket types, their released reservations and their own pots, all or none; refused with HAS_ORDERS while
   * one is held or sold, or once a payment for one was begun: its money may still come.
   */
  readonly withdrawTicketTypes: (given: {
    readonly eventId: number;
    readonly ticketTypeIds: readonly string[];
  }) => Promise<Result<null, StockRefusal>>;
  readonly counts: (eventId: number) => Promise<readonly QuotaCount[]>;
};

export const StockDesk: Token<StockDesk> = token<StockDesk>('StockDesk');
