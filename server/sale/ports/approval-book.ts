import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ApprovalEnd } from '#domain/ticket/approval.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type ApprovalRow = {
  readonly askedAt: Instant;
  /** Unanswered by then, the order is declined. */
  readonly dueAt: Instant;
  /** Null: it still waits. */
  readonly ended: ApprovalEnd | null;
  readonly endedAt: Instant | null;
  readonly message: string | null;
};

export type ApprovalBook = {
  /** Null: the order never waited for approval. */
  readonly approval: (order: { readonly eventId: number; readonly userOrderId: string }) => Promise<ApprovalRow | null>;
  /** Days that the event's organiser has to answer. */
  readonly days: (eventId: number) => Promise<number>;
  /** Ends the waits that are due, of orders that no longer wait: they would be asked for again and again. */
  readonly endAnswered: (now: Instant) => Promise<void>;
  /** Orders whose time to be answered is over and that were not postponed, the longest due first. */
  readonly due: (
    now: Instant,
    limit: number,
  ) => Promise<readonly { readonly eventId: number; readonly userOrderId: string }[]>;
  /** The deadline's answer failed: it is tried again then, and holds up no other order. */
  readonly postpone: (
    order: { readonly eventId: number; readonly userOrderId: string },
    until: Instant,
  ) => Promise<void>;
  /** Keeps the organiser's message to the buyer with an answer that was given in the same transaction. */
  readonly keepMessage: (
    tx: Transaction,
    order: { readonly eventId: number; readonly userOrderId: string },
    message: string,
  ) => Promise<void>;
  /** The event's owner, to be told of withdrawals. */
  readonly organiser: (eventId: number) => Promise<{ readonly email: string; readonly locale: Locale } | null>;
};

export const ApprovalBook: Token<ApprovalBook> = token<ApprovalBook>('ApprovalBook');
