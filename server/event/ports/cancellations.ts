import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Row } from '#server/platform/ports/row.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { SaleScope } from '#server/sale/ports/sales-of-event.ts';

export type CancellationRow = Omit<Row<'event_cancellation'>, 'plannedBy'> & { readonly plannedBy: AccountId };

export type NotifiedCounts = { readonly people: number; readonly told: number };

export type Cancellations = {
  /** Guests whose invitation was sent and is open or accepted. */
  readonly invited: (scope: SaleScope) => Promise<number>;
  /** Newest first. */
  readonly ofEvent: (eventId: number) => Promise<readonly CancellationRow[]>;
  readonly find: (eventId: number, cancellationId: string) => Promise<CancellationRow | null>;
  readonly told: (eventId: number, cancellationId: string) => Promise<NotifiedCounts>;
  /** Locked until the transaction ends. */
  readonly lock: (tx: Transaction, eventId: number, cancellationId: string) => Promise<CancellationRow | null>;
  /** The current one, locked; null if the event or session is not cancelled. */
  readonly lockStanding: (tx: Transaction, scope: SaleScope) => Promise<CancellationRow | null>;
  readonly put: (tx: Transaction, row: CancellationRow) => Promise<void>;
};
export const Cancellations: Token<Cancellations> = token<Cancellations>('Cancellations');
