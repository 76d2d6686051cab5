import type { Instant } from '#domain/kernel/instant.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { NoteEvent, OrderNote } from '#domain/sale/checkout/order-note.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { OrderKey } from './order-records.ts';

export type OrderNoteRow = OrderNote & {
  readonly authorName: PersonName & { readonly email: string };
  readonly at: Instant;
  readonly editedAt: Instant | null;
};

/** What an event's team wrote down about its orders. */
export type OrderNotes = {
  /** Oldest first. */
  readonly of: (order: OrderKey) => Promise<readonly OrderNoteRow[]>;
  /** Null: there is no such order. */
  readonly lock: (tx: Transaction, order: OrderKey) => Promise<readonly OrderNote[] | null>;
  readonly write: (tx: Transaction, order: OrderKey, event: NoteEvent, at: Instant) => Promise<void>;
};

export const OrderNotes: Token<OrderNotes> = token<OrderNotes>('OrderNotes');
