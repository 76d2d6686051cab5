import fc from 'fast-check';
import { type Dong, dong, percentOf, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { pointsWorth } from '#domain/kernel/money/points.ts';
import { inPoints, type Posting, vnd } from '#domain/ledger/posting.ts';
import { partsRefundedPostings, refundFailedPostings, refundSentPostings } from '#domain/ledger/refund-postings.ts';
import {
  rewardAccruedPostings,
  rewardMaturedPostings,
  rewardTakenBackPostings,
} from '#domain/ledger/reward-postings.ts';
import { lateMoneyPostings, receiptPostings, salePostings, seatedLatePostings } from '#domain/ledger/sale-postings.ts';
import {
  convertedPostings,
  pointsPaidPostings,
  pointsRefundedPostings,
  pointsSpentPostings,
  walletRefundedPostings,
  walletSpentPostings,
} from '#domain/ledger/wallet-postings.ts';
import {
  revenueMaturedPostings,
  revenueTakenBackPostings,
  saleFeePostings,
  saleFeeReturnedPostings,
  withdrawalPaidPostings,
  withdrawalPutBackPostings,
  withdrawalRequestedPostings,
} from '#domain/ledger/withdrawal-postings.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/money/payment/payment-method.ts';
import { LOYALTY_PERCENT } from '#domain/programme/earned-reward.ts';
import { payoutOf } from '#domain/programme/withdrawal.ts';
import { totalOf } from '#domain/sale/refund/money-parts.ts';
import { anyDong } from './money.arbitraries.ts';
import { anyAgreement } from './withdrawal.arbitraries.ts';

type Act = readonly Posting[];

export type SoldOrder = {
  readonly provider: PaymentProvider;
  readonly money: Dong;
  readonly points: Dong;
  readonly donation: Dong;
  readonly surplus: Dong;
  readonly late: boolean;
  readonly refund: 'NONE' | 'SENT' | 'SENT_TWICE';
  readonly rewardMatured: boolean;
};

export const anySoldOrder: fc.Arbitrary<SoldOrder> = fc.record({
  provider: fc.constantFrom(...PAYMENT_PROVIDERS),
  money: anyDong,
  points: anyDong,
  donation: anyDong,
  surplus: anyDong,
  late: fc.boolean(),
  refund: fc.constantFrom('NONE', 'SENT', 'SENT_TWICE'),
  rewardMatured: fc.boolean(),
});

const EVENT = 7;
export const BUYER = 'lan';

export function actsOfOrder(order: SoldOrder, subject: string): Act[] {
  const { provider, points, donation, surplus } = order;
  const here = { eventId: EVENT, subject };
  const paid = plus(order.money, donation, surplus);
  const passing = { holder: BUYER, subject, amount: paid };
  const tickets = plus(order.money, points);
  const reward = { holder: BUYER, subject, amount: inPoints(pointsWorth(percentOf(order.money, LOYALTY_PERCENT))) };
  const used = { holder: BUYER, ...here, points: pointsWorth(points) };
  const sold = [
    ...(provider === 'WALLET' ? [walletSpentPostings(passing)] : []),
    receiptPostings({ ...here, provider, amount: paid }),
    ...(order.late
      ? [lateMoneyPostings({ ...here, amount: paid }), seatedLatePostings({ ...here, amount: paid })]
      : []),
    pointsPaidPostings(used),
    pointsSpentPostings(used),
    salePostings({ eventId: EVENT, orderId: subject, tickets, donation, surplus }),
    rewardAccruedPostings(reward),
    ...(order.rewardMatured ? [rewardMaturedPostings(reward)] : []),
  ];
  if (order.refund === 'NONE') return sold;
  const parts = { tickets, donation, surplus, late: ZERO };
  const sending = (attempt: number) => ({
    eventId: EVENT,
    provider,
    subject: `${subject} ${attempt}`,
    amount: dong(totalOf(parts) - points),
  });
  return [
    ...sold,
    partsRefundedPostings({ ...here, parts }),
    rewardTakenBackPostings({ ...reward, matured: order.rewardMatured }),
    pointsRefundedPostings(used),
    refundSentPostings(sending(1)),
    ...(order.refund === 'SENT_TWICE' ? [refundFailedPostings(sending(1)), refundSentPostings(sending(2))] : []),
    ...(provider === 'WALLET' ? [walletRefundedPostings(passing)] : []),
  ];
}

const anyOtherActs: fc.Arbitrary<(subject: string) => Act[]> = fc
  .record({
    amount: anyDong,
    agreement: anyAgreement,
    from: fc.constantFrom('balance', 'revenue'),
    end: fc.constantFrom('PAID', 'PUT_BACK', 'PENDING'),
    chargedBack: fc.boolean(),
  })
  .map(({ amount, agreement, from, end, chargedBack }) => (subject) => {
    const mine = { holder: BUYER, subject, amount };
    const reward = { ...mine, amount: vnd(amount) };
    const revenue = { eventId: EVENT, publisher: BUYER, subject, amount };
    const ends = {
      PAID: [withdrawalPaidPostings({ ...mine, payout: payoutOf(amount, agreement) })],
      PUT_BACK: [withdrawalPutBackPostings({ ...mine, from })],
      PENDING: [],
    };
    return [
      rewardAccruedPostings(reward),
      rewardMaturedPostings(reward),
      convertedPostings(mine),
      revenueMaturedPostings(revenue),
      saleFeePostings({ ...revenue, amount: payoutOf(amount, agreement).fee }),
      ...(chargedBack
        ? [
            revenueTakenBackPostings(revenue),
            saleFeeReturnedPostings({ ...revenue, amount: payoutOf(amount, agreement).fee }),
          ]
        : []),
      withdrawalRequestedPostings({ ...mine, from }),
      ...ends[end],
    ];
  });

export const anyMoneyStory: fc.Arbitrary<Act[]> = fc
  .array(
    fc.oneof(
      anySoldOrder.map((order) => (subject: string) => actsOfOrder(order, subject)),
      anyOtherActs,
    ),
    { maxLength: 6 },
  )
  .map((chapters) => chapters.flatMap((chapter, at) => chapter(`s${at}`)));
