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
  readonly days: (eventId: number) => Promise<number>;
  readonly endAnswered: (now: Instant) => Promise<void>;
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
  readonly organiser: (eventId: number) => Promise<{ readonly email: string; readonly locale: Locale } | null>;
};

export const ApprovalBook: Token<ApprovalBook> = token<ApprovalBook>('ApprovalBook');
