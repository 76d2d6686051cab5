import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { RewardDesk, type WithdrawalWish } from './ports/reward-desk.ts';

export type ManageRewards = Omit<RewardDesk, 'withdraw'> & {
  /** For one conversion or withdrawal, however often it is sent. */
  readonly newKey: () => string;
  readonly withdraw: (wish: WithdrawalWish, key: string) => Promise<Result<null, Refusal>>;
};

export const ManageRewards = defineUseCase(
  'ManageRewards',
  { desk: RewardDesk, newKey: NewKey },
  ({ desk, newKey }): ManageRewards => ({
    newKey,
    read: () => desk.read(),
    lines: (figure, after) => desk.lines(figure, after),
    convert: (amount, key) => desk.convert(amount, key),
    // Apps show the six digits with a space in between.
    withdraw: (wish, key) => desk.withdraw({ ...wish, code: wish.code.replaceAll(/\s/g, '') }, key),
    cancel: (withdrawalId) => desk.cancel(withdrawalId),
  }),
);
