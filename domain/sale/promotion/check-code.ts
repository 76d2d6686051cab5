import { countProblem, type InvalidInput } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { PROMOTION_QUANTITY_MAX } from './check-promotion.ts';
import { type CodeText, readCode } from './code-text.ts';
import { type DiscountFields, readDiscount } from './discount.ts';
import type { CodeTerms } from './discount-code.ts';
import { paidTickets, type TicketsProblem, type TicketToPromote } from './paid-tickets.ts';
import { type PromotionPeriod, periodProblem } from './promotion-state.ts';

/** A discount code as the organiser fills it in. */
export type CodeDraft = PromotionPeriod &
  DiscountFields & {
    readonly code: string;
    readonly ticketTypeIds: readonly string[];
    readonly quantity: number | null;
  };

export type CodeProblem = InvalidInput | TicketsProblem | { readonly code: 'CODE_TAKEN'; readonly taken: CodeText };

/** What the event has already; when a code is edited, the others. */
export type EventCodes = { readonly tickets: readonly TicketToPromote[]; readonly codes: ReadonlySet<CodeText> };

/**
 * A code as it is kept, or the first thing wrong: of one event no two codes are the same, and none is for a free
 * ticket. [S5-14] [S3-54]
 */
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
