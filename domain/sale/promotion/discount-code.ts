import type { Brand } from '#domain/kernel/brand.ts';
import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { ChosenTickets } from './automatic-promotion.ts';
import type { Discount } from './discount.ts';
import { type NotApplied, type PromotionCount, type PromotionPeriod, usesLeft } from './promotion-state.ts';

/** Trimmed, upper case. */
export type CodeText = Brand<string, 'CodeText'>;

export const CODE_MAX = 32;
const SHAPE = /^[a-z0-9][a-z0-9_-]*$/i;

/** Reads a typed code: Latin letters, digits, '-' and '_', at most 32; case and marks are ignored. [S5-24] */
export function readCode(typed: string): Result<CodeText, InvalidInput> {
  const text = withoutDiacritics(typed).trim();
  if (text === '') return refused(invalid('code', { kind: 'REQUIRED' }));
  if (text.length > CODE_MAX) return refused(invalid('code', { kind: 'TOO_LONG', max: CODE_MAX }));
  return SHAPE.test(text) ? ok(text.toUpperCase() as CodeText) : refused(invalid('code', { kind: 'MALFORMED' }));
}

export type CodeTerms = PromotionPeriod & {
  readonly code: CodeText;
  /** Of the total price of its tickets. */
  readonly discount: Discount;
  /** Never empty; none was free when chosen. [S3-54] [S5-14] */
  readonly ticketTypeIds: readonly string[];
  /** In purchases; null: no limit. */
  readonly quantity: number | null;
};

/** `used`: purchases paid or being paid with it. */
export type DiscountCode = CodeTerms & PromotionCount;

/** The chosen tickets that a code discounts: its own paid types; or why none. [S3-54] [S5-14] */
export function ticketsOfCode(
  code: DiscountCode,
  chosen: readonly ChosenTickets[],
  now: Instant,
): Result<readonly string[], NotApplied> {
  const left = usesLeft(code, now);
  if (!left.ok) return left;
  const own = chosen.filter((line) => code.ticketTypeIds.includes(line.ticketTypeId));
  if (own.length === 0) return refused({ because: 'WRONG_TICKET', ticketTypeIds: code.ticketTypeIds });
  const paid = own.filter((line) => line.unitPrice > 0);
  return paid.length === 0 ? refused({ because: 'FREE_TICKET' }) : ok(paid.map((line) => line.ticketTypeId));
}
