import { countProblem, type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { parseDong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { PROMOTION_QUANTITY_MAX, paidTickets, type TicketsProblem, type TicketToPromote } from './check-promotion.ts';
import { type DiscountFields, readDiscount } from './discount.ts';
import { type CodeTerms, type CodeText, readCode } from './discount-code.ts';
import { type PromotionPeriod, periodProblem } from './promotion-state.ts';

export type CodeDraft = PromotionPeriod &
  DiscountFields & {
    readonly code: string;
    readonly ticketTypeIds: readonly string[];
    readonly quantity: number | null;
  };

export type CodeProblem = InvalidInput | TicketsProblem | { readonly code: 'CODE_TAKEN'; readonly taken: CodeText };

/** The event’s codes, without the one being edited. */
export type EventCodes = { readonly tickets: readonly TicketToPromote[]; readonly codes: ReadonlySet<CodeText> };

/** Unique within an event and never for free tickets. [S5-14] [S3-54] */
export function checkCode(draft: CodeDraft, event: EventCodes): Result<CodeTerms, CodeProblem> {
  const code = readCode(draft.code);
  if (!code.ok) return code;
  if (event.codes.has(code.value)) return refused({ code: 'CODE_TAKEN', taken: code.value });
  const discount = readDiscount(draft);
  if (!discount.ok) return discount;
  const problem = periodProblem(draft) ?? countProblem('quantity', draft.quantity, 1, PROMOTION_QUANTITY_MAX);
  if (problem !== null) return refused(problem);
  const tickets = paidTickets(draft.ticketTypeIds, event.tickets);
  if (!tickets.ok) return tickets;
  const { beginAt, endAt, quantity } = draft;
  return ok({ code: code.value, discount: discount.value, ticketTypeIds: tickets.value, beginAt, endAt, quantity });
}

/** One row of an uploaded file, as text; `line`: its position. */
export type CodeRow = {
  readonly line: number;
  readonly code: string;
  readonly percentOff: string;
  readonly amountOff: string;
  readonly quantity: string;
};

export type CodeRowsSetting = Pick<CodeDraft, 'ticketTypeIds' | 'beginAt' | 'endAt'>;

type RefusedRow = { readonly line: number; readonly problem: CodeProblem };

export type ReadCodeRows = { readonly codes: readonly CodeTerms[]; readonly refused: readonly RefusedRow[] };

/** Reads uploaded codes row by row: valid rows are kept, others reported by line; duplicates are kept once. [S3-55] */
export function readCodeRows(rows: readonly CodeRow[], setting: CodeRowsSetting, event: EventCodes): ReadCodeRows {
  const codes = new Set(event.codes);
  const read = rows.map((row) => {
    const draft = draftOf(row, setting);
    const checked = draft.ok ? checkCode(draft.value, { tickets: event.tickets, codes }) : draft;
    if (checked.ok) codes.add(checked.value.code);
    return { line: row.line, checked };
  });
  return {
    codes: read.flatMap(({ checked }) => (checked.ok ? [checked.value] : [])),
    refused: read.flatMap(({ line, checked }) => (checked.ok ? [] : [{ line, problem: checked.refusal }])),
  };
}

function draftOf(row: CodeRow, setting: CodeRowsSetting): Result<CodeDraft, InvalidInput> {
  const amountOff = row.amountOff.trim() === '' ? ok(null) : parseDong(row.amountOff);
  if (!amountOff.ok) return refused(invalid('amount_off', amountOff.refusal));
  return ok({
    ...setting,
    code: row.code,
    percentOff: countOf(row.percentOff),
    amountOff: amountOff.value,
    quantity: countOf(row.quantity),
  });
}

/** Blank is null; a non-number is NaN, to be refused as such. */
const countOf = (cell: string): number | null =>
  cell.trim() === '' ? null : /^\d{1,15}$/.test(cell.trim()) ? Number(cell) : Number.NaN;
