import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import { type Recipient, type RecipientRefusal, readRecipient } from './recipient.ts';

/** Per upload. [design] */
export const MOST_GIVEN_AT_ONCE = 500;

export type GivenRow = {
  /** From 1, as in the file. */
  readonly row: number;
  readonly recipient: Recipient;
};

export type GiveRefusal =
  | { readonly code: 'NOBODY_NAMED' }
  | { readonly code: 'TOO_MANY_ROWS'; readonly max: number }
  /** Nothing is issued unless every row is valid. */
  | {
      readonly code: 'ROWS_WRONG';
      readonly rows: readonly { readonly row: number; readonly refusal: RecipientRefusal }[];
    }
  | RefusalIn<SaleRefusal, 'SOLD_OUT'>;

/** All or none; one person may appear several times. `left` null: unlimited. [S7.6-16] [design] */
export function giveTickets(
  rows: readonly Parameters<typeof readRecipient>[0][],
  left: number | null,
): Result<readonly GivenRow[], GiveRefusal> {
  if (rows.length === 0) return refused({ code: 'NOBODY_NAMED' });
  if (rows.length > MOST_GIVEN_AT_ONCE) return refused({ code: 'TOO_MANY_ROWS', max: MOST_GIVEN_AT_ONCE });
  const read = rows.map((typed, at) => ({ row: at + 1, recipient: readRecipient(typed) }));
  const wrong = read.flatMap(({ row, recipient }) => (recipient.ok ? [] : [{ row, refusal: recipient.refusal }]));
  if (wrong.length > 0) return refused({ code: 'ROWS_WRONG', rows: wrong });
  if (left !== null && rows.length > left) return refused({ code: 'SOLD_OUT', remaining: left });
  return ok(read.flatMap(({ row, recipient }) => (recipient.ok ? [{ row, recipient: recipient.value }] : [])));
}
