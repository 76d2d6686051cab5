import type { PayoutProblem } from './payout-problem.ts';

/** [S8] */
export type MoneyRefusal =
  | { readonly code: 'TRANSFER_CODE_UNKNOWN' }
  | { readonly code: 'TRANSFER_ALREADY_MATCHED' }
  | { readonly code: 'PAYOUT_REFUSED'; readonly because: PayoutProblem };
