/** Sentences are in words/money/payout-problems.ts. */
export const PAYOUT_PROBLEMS = [
  'NO_ACCOUNT',
  'ACCOUNT_CHANGED',
  'ALREADY_SENT',
  'ALREADY_PAID',
  'NOT_SENT',
  'ON_ITS_WAY',
  'OTHER_AMOUNT',
  'WITH_PROVIDER',
  'DISPUTED',
  'DISPUTE_CLOSED',
] as const;

export type PayoutProblem = (typeof PAYOUT_PROBLEMS)[number];
