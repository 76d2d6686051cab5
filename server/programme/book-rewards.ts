import type { Instant } from '#domain/kernel/instant.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { rewardAccruedPostings, rewardAmount, rewardEventPostings } from '#domain/ledger/reward-postings.ts';
import { grantRewards } from '#domain/programme/grant-rewards.ts';
import { decideReward, evolveReward, type RewardCommand } from '#domain/programme/reward.ts';
import type { EarningOrder, KnownReward } from './ports/earnings-book.ts';

type Booked = { readonly rewards: readonly KnownReward[]; readonly postings: readonly Posting[] };

const nameOf = ({ kind, userOrderId, holder }: Omit<KnownReward, 'reward'>) => ({
  holder,
  subject: `${kind.toLowerCase()} ${userOrderId}`,
  currency: kind === 'LOYALTY' ? ('POINT' as const) : ('VND' as const),
});

/** Takes back the share of what was refunded. A second look changes nothing. */
export function followOrder(order: EarningOrder, now: Instant): Booked {
  if (order.rewards.length > 0)
    return order.rewards
      .map((known) => move(known, { kind: 'KEEP', tickets: order.sale.tickets }, now))
      .reduce(together, NOTHING);
  const granted = grantRewards(order.sale, order.referrer, order.eventEndsAt).map((one) => ({
    ...one,
    userOrderId: order.userOrderId,
  }));
  return {
    rewards: granted,
    postings: granted.flatMap((one) => {
      const { holder, subject, currency } = nameOf(one);
      return rewardAccruedPostings({ holder, subject, amount: rewardAmount(currency, one.reward.amount) });
    }),
  };
}

export const matureRewards = (rewards: readonly KnownReward[], now: Instant): Booked =>
  rewards.map((known) => move(known, { kind: 'MATURE' }, now)).reduce(together, NOTHING);

const NOTHING: Booked = { rewards: [], postings: [] };

const together = (one: Booked, other: Booked): Booked => ({
  rewards: [...one.rewards, ...other.rewards],
  postings: [...one.postings, ...other.postings],
});

function move(known: KnownReward, command: RewardCommand, now: Instant): Booked {
  const decided = decideReward(known.reward, command, now);
  if (!decided.ok) return NOTHING;
  let { reward } = known;
  const postings = decided.value.flatMap((event) => {
    const lines = rewardEventPostings(reward, event, nameOf(known));
    reward = evolveReward(reward, event);
    return lines;
  });
  return { rewards: [{ ...known, reward }], postings };
}
