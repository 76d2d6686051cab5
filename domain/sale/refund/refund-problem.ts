/** Sentences are in words/sale/refund-problems.ts. */
export const REFUND_PROBLEMS = [
  'WINDOW_OVER',
  'MORE_THAN_LEFT',
  'WHOLE_ONLY',
  'NOTHING_TO_REFUND',
  'NOTHING_CHOSEN',
  'TICKET_NOT_OF_ORDER',
  'TICKET_REFUNDED',
  'WRONG_STATUS',
] as const;

export type RefundProblem = (typeof REFUND_PROBLEMS)[number];
