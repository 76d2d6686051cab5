import type { Dong } from '#domain/kernel/money/dong.ts';
import type { WalletCommand } from './wallet.ts';

/**
 * What a matured referral reward can be used for. Points are the platform's own currency; there is no way back from
 * them. [S9-34]
 */
export type RewardUse = 'TICKETS' | 'CASH' | 'POINTS';
export const REWARD_USES = ['TICKETS', 'CASH', 'POINTS'] as const satisfies readonly RewardUse[];

const COMMANDS: Readonly<Record<RewardUse, (amount: Dong) => WalletCommand>> = {
  TICKETS: (amount) => ({ kind: 'SPEND', unit: 'VND', amount }),
  CASH: (amount) => ({ kind: 'SET_ASIDE', amount }),
  POINTS: (amount) => ({ kind: 'CONVERT', amount }),
};

/** What to ask of the wallet, in which the reward lies. */
export const spendReward = (use: RewardUse, amount: Dong): WalletCommand => COMMANDS[use](amount);
