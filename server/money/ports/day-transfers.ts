import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { StoredTransfer } from './transfer-inbox.ts';

/** Transfers that the bank made from `start` to before `end`, oldest first. */
export type DayTransfers = (start: Instant, end: Instant) => Promise<readonly StoredTransfer[]>;
export const DayTransfers: Token<DayTransfers> = token('DayTransfers');
