import type { EventRefusal } from '#domain/event/event-refusals.ts';
import { countProblem, type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import { type AttendanceMode, capacityCeiling } from './event.ts';
import { blankAsNull } from './event-input.ts';

export const TICKET_NAME_MAX = 100;
export const TICKET_DESCRIPTION_MAX = 2_000;
export const TICKET_NOTE_MAX = 200;
/** Fits the database's counters. */
export const COUNT_MAX = 1_000_000_000;
/** Also bounds what one purchase can write. */
export const PURCHASE_LIMIT_MAX = 100;

export type TicketTypeInput = {
  readonly name: string;
  readonly description: string | null;
  /** What to know before choosing it; null: nothing. [S3-45] */
  readonly note: string | null;
  readonly price: Dong;
  readonly originalPrice: Dong;
  /** Null: unlimited. */
  readonly capacity: number | null;
  readonly purchaseLimit: number | null;
  readonly accountLimit: number | null;
  readonly multipleOf: number;
  /** Both null: sold until the session ends. [S3-48] */
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly mode: AttendanceMode;
};

export type TicketTypeSetting = { readonly requiredApproval: boolean };

export type TicketTypeProblem = InvalidInput | RefusalIn<EventRefusal, 'APPROVAL_ONLY_FOR_FREE'>;

/** All problems of a ticket type, in form order. Approval requires a free ticket. [S5-10] [S3-48] */
export const ticketTypeProblems = (input: TicketTypeInput, event: TicketTypeSetting): readonly TicketTypeProblem[] =>
  [
    textProblem('name', input.name, TICKET_NAME_MAX, 'REQUIRED'),
    textProblem('description', input.description ?? '', TICKET_DESCRIPTION_MAX),
    textProblem('note', input.note ?? '', TICKET_NOTE_MAX),
    countProblem('price', input.price, 0, MAX_DONG),
    countProblem('original_price', input.originalPrice, input.price, MAX_DONG),
    countProblem('capacity', input.capacity, fewestPlaces(input), capacityCeiling(input.mode) ?? COUNT_MAX),
    countProblem('combo_purchase', input.multipleOf, 1, PURCHASE_LIMIT_MAX),
    countProblem('limit', input.purchaseLimit, input.multipleOf, PURCHASE_LIMIT_MAX),
    countProblem('limited_purchase', input.accountLimit, input.multipleOf, COUNT_MAX),
    input.saleBeginAt !== null && input.saleEndAt !== null && input.saleEndAt <= input.saleBeginAt
      ? invalid('end_at', { kind: 'MALFORMED' })
      : null,
    event.requiredApproval && input.price > 0 ? ({ code: 'APPROVAL_ONLY_FOR_FREE' } as const) : null,
  ].filter((problem) => problem !== null);

/** One set, or none: fewer could never be sold. */
const fewestPlaces = ({ capacity, multipleOf }: TicketTypeInput): number =>
  capacity === null || capacity <= 0 ? 0 : multipleOf;

export function validateTicketType<Input extends TicketTypeInput>(
  input: Input,
  event: TicketTypeSetting,
): Result<Input, TicketTypeProblem> {
  const [problem] = ticketTypeProblems(input, event);
  if (problem !== undefined) return refused(problem);
  return ok({ ...input, name: visibleText(input.name), description: blankAsNull(input.description) });
}

/** A ticket type that comes with invitations alone is never offered. [design] */
export const isForSale = ({ byInvitation }: { readonly byInvitation: boolean }): boolean => !byInvitation;

/** Approval requires all ticket types to be free. [S5-10] */
export const mayRequireApproval = (ticketTypes: readonly { readonly price: Dong }[]): boolean =>
  ticketTypes.every((type) => type.price === 0);
