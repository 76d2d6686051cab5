import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { OwnRewards, RewardDesk } from '#application/programme/ports/reward-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { points } from '#domain/kernel/money/points.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { RANKS } from '#domain/programme/rank.ts';
import { CancelWithdrawalDocument } from './cancel-withdrawal.gen.ts';
import { ConvertRewardDocument } from './convert-reward.gen.ts';
import { CreateWithdrawalDocument } from './create-withdrawal.gen.ts';
import { OwnRewardsDocument } from './own-rewards.gen.ts';
import { ownWithdrawalOf } from './own-withdrawal-of.ts';
import { WalletLinesDocument } from './wallet-lines.gen.ts';

type WireRank = { readonly rank: string | null; readonly expired_time: Instant | null };

/** Null also for a rank that this version does not know. */
function rankOf(wire: WireRank | null): OwnRewards['rank'] {
  const known = RANKS.find(({ rank }) => rank === wire?.rank);
  return known === undefined || wire === null || wire.expired_time === null
    ? null
    : { rank: known.rank, until: wire.expired_time };
}

export const makeGraphqlRewardDesk = (transport: GraphqlTransport): RewardDesk => ({
  async read() {
    const answer = await transport(OwnRewardsDocument, {});
    if (!answer.ok) return answer;
    const { profile, user_refs: people, user_wallet: wallet, withdrawals } = answer.value;
    if (profile === null) return refused({ code: 'UNAUTHORIZED' });
    return ok({
      referralCode: profile.referral_code,
      referredCount: profile.referral_count,
      rank: rankOf(profile.rank),
      referred: people.entries.map(({ user }) => ({
        username: user.username,
        firstName: user.first_name,
        lastName: user.last_name,
        nameOrder: user.name_order,
      })),
      wallet: {
        balance: wallet.balance,
        points: points(wallet.points),
        pending: wallet.pending,
        pendingPoints: points(wallet.pending_points),
        withdrawing: wallet.withdrawing,
        revenue: wallet.revenue,
        fee: {
          basisPoints: wallet.withdrawal_fee_hundredths,
          fixed: wallet.withdrawal_fee_fixed,
          minimum: wallet.withdrawal_minimum,
        },
      },
      withdrawals: withdrawals.entries.map(ownWithdrawalOf),
    });
  },
  async lines({ account, unit }, after) {
    const answer = await transport(WalletLinesDocument, { account, unit, after });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.user_wallet_lines;
    return ok({
      lines: entries.map(({ id, at, kind, change, event_name }) => ({ id, at, kind, change, eventName: event_name })),
      after: metadata.after,
    });
  },
  async convert(amount, key) {
    const done = await transport(ConvertRewardDocument, { amount }, { idempotencyKey: key });
    return done.ok ? ok(null) : done;
  },
  async withdraw({ amount, bankAccountId, source, code }, key) {
    const input = { amount, bank_account_id: bankAccountId, source, second_factor_code: code };
    const done = await transport(CreateWithdrawalDocument, { input }, { idempotencyKey: key });
    return done.ok ? ok(null) : done;
  },
  async cancel(id) {
    const done = await transport(CancelWithdrawalDocument, { id });
    return done.ok ? ok(null) : done;
  },
});
