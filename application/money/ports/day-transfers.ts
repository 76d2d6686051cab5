import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ReportedTransfer } from '#domain/money/bank-transfer/reconcile-statement.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Transfers that feeds reported for a day, as YYYY-MM-DD in Vietnam's time. */
export type DayTransfers = (day: string) => Promise<Result<readonly ReportedTransfer[], Refusal>>;
export const DayTransfers: Token<DayTransfers> = token('DayTransfers');
