import { DayTransfers } from '#application/money/ports/day-transfers.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import {
  type Reconciled,
  readStatement,
  reconcileStatement,
  type StatementFault,
} from '#domain/money/bank-transfer/reconcile-statement.ts';
import { type OtherDays, otherDays } from '#domain/money/bank-transfer/statement-days.ts';
import type { Refusal } from '#domain/refusal.ts';

/** `unread`: lines of the file without an amount. */
export type ComparedStatement = { readonly movements: readonly Reconciled[]; readonly unread: readonly number[] };

/** The file stays in the browser. */
export type CompareStatement = (
  day: string,
  text: string,
) => Promise<Result<ComparedStatement, { readonly file: StatementFault | OtherDays } | { readonly server: Refusal }>>;

export const CompareStatement = defineUseCase(
  'CompareStatement',
  { transfers: DayTransfers },
  ({ transfers }): CompareStatement =>
    async (day, text) => {
      const statement = readStatement(text);
      if (!statement.ok) return refused({ file: statement.refusal });
      const other = otherDays(text, day);
      if (other !== null) return refused({ file: other });
      const reported = await transfers(day);
      if (!reported.ok) return refused({ server: reported.refusal });
      const { rows, refusedRows } = statement.value;
      return ok({
        movements: reconcileStatement(rows, reported.value),
        unread: refusedRows.map(({ line }) => line),
      });
    },
);
