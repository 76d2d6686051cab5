import type { PayoutProblem } from './payout-problem.ts';

/** [S8] */
export type MoneyRefusal =
  | { readonly code: 'TRANSFER_CODE_UNKNOWN' }
  | { readonly code: 'TRANSFER_ALREADY_MATCHED' }
  /** By the card provider; no money moved. [S8-17] */
  | { readonly code: 'CARD_REFUSED' }
  | { readonly code: 'PAYOUT_REFUSED'; readonly because: PayoutProblem };
