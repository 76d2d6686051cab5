import type { WalletUnit } from './wallet.ts';
import type { WithdrawalRefusal, WithdrawalStepProblem } from './withdrawal.ts';

/** A missing second factor is refused as elsewhere. [S5] [S8] */
export type ProgrammeRefusal =
  | {
      readonly code: 'WITHDRAWAL_REFUSED';
      readonly trouble: Exclude<WithdrawalRefusal, { readonly code: 'SECOND_FACTOR_REQUIRED' }>;
    }
  /** A step of a withdrawal that its state, or the person, does not allow. */
  | { readonly code: 'WITHDRAWAL_STAYS'; readonly because: WithdrawalStepProblem }
  /** `missing`: dong or points. */
  | { readonly code: 'BALANCE_TOO_LOW'; readonly unit: WalletUnit; readonly missing: number };
