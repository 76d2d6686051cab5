import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { type Posting, vnd } from './posting.ts';
import { partsRefundedPostings, refundFailedPostings, refundSentPostings } from './refund-postings.ts';
import { rewardAccruedPostings, rewardMaturedPostings, rewardTakenBackPostings } from './reward-postings.ts';
import { lateMoneyPostings, receiptPostings, salePostings, seatedLatePostings } from './sale-postings.ts';
import {
  convertedPostings,
  pointsPaidPostings,
  pointsRefundedPostings,
  pointsSpentPostings,
  walletRefundedPostings,
  walletSpentPostings,
} from './wallet-postings.ts';
import {
  revenueMaturedPostings,
  revenueTakenBackPostings,
  saleFeePostings,
  saleFeeReturnedPostings,
  withdrawalPaidPostings,
  withdrawalPutBackPostings,
  withdrawalRequestedPostings,
} from './withdrawal-postings.ts';

const amount = dong(9);
const event = { eventId: 7, subject: 's', amount };
const own = { holder: 'lan', subject: 's', amount };
const sending = { ...event, provider: 'STRIPE' } as const;
const reward = { holder: 'lan', subject: 's', amount: vnd(amount) };
const used = { holder: 'lan', eventId: 7, subject: 's', points: points(9) };
const revenue = { ...event, publisher: 'lan' };
const withdrawal = { ...own, from: 'balance' } as const;
const parts = { tickets: amount, donation: amount, late: amount, surplus: amount };

const told = ({ book, bookId, kind, debit, credit, currency }: Posting): string =>
  `${book.toLowerCase()} ${bookId}: ${kind}, ${debit} to ${credit}${currency === 'POINT' ? ' in points' : ''}`;

describe('postings of each act', () => {
  it.each<[string, readonly Posting[], readonly string[]]>([
    [
      'money came in',
      receiptPostings(sending),
      ['platform vemoi: money-received, card to clearing', 'event 7: deposit-received, clearing to deposits'],
    ],
    [
      'an order was paid',
      salePostings({ eventId: 7, orderId: 's', tickets: amount, donation: amount, surplus: amount }),
      [
        'event 7: tickets-sold, deposits to ticket-sales',
        'event 7: donation-given, deposits to donations',
        'event 7: surplus-owed, deposits to refunds',
      ],
    ],
    ['money came late', lateMoneyPostings(event), ['event 7: money-came-late, deposits to late-money']],
    ['late money was seated', seatedLatePostings(event), ['event 7: late-money-seated, late-money to deposits']],
    [
      'the platform kept its fee on matured sales',
      saleFeePostings(revenue),
      ['account lan: sale-fee-charged, revenue to clearing', 'platform vemoi: sale-fee-kept, clearing to fees'],
    ],
    [
      'it gave a part of it back',
      saleFeeReturnedPostings(revenue),
      ['platform vemoi: sale-fee-given-back, fees to clearing', 'account lan: sale-fee-returned, clearing to revenue'],
    ],
    [
      'a refund was decided',
      partsRefundedPostings({ ...event, parts }),
      [
        'event 7: refund-decided, ticket-sales to refunds',
        'event 7: donation-refund-decided, donations to refunds',
        'event 7: refund-decided, late-money to refunds',
      ],
    ],
    [
      'it was sent',
      refundSentPostings(sending),
      ['event 7: refund-sent, refunds to clearing', 'platform vemoi: refund-paid, clearing to card'],
    ],
    [
      'it failed',
      refundFailedPostings(sending),
      ['platform vemoi: refund-returned, card to clearing', 'event 7: refund-failed, clearing to refunds'],
    ],
    [
      'a reward was granted',
      rewardAccruedPostings(reward),
      [
        'platform vemoi: reward-granted, rewards to clearing',
        'account lan: reward-pending, clearing to pending-rewards',
      ],
    ],
    ['it matured', rewardMaturedPostings(reward), ['account lan: reward-matured, pending-rewards to balance']],
    [
      'it was taken back early',
      rewardTakenBackPostings({ ...reward, matured: false }),
      [
        'account lan: reward-taken-back, pending-rewards to clearing',
        'platform vemoi: reward-cancelled, clearing to rewards',
      ],
    ],
    [
      'it was taken back late',
      rewardTakenBackPostings({ ...reward, matured: true }),
      ['account lan: reward-taken-back, balance to clearing', 'platform vemoi: reward-cancelled, clearing to rewards'],
    ],
    [
      'points were spent',
      pointsSpentPostings(used),
      [
        'account lan: points-spent, balance to clearing in points',
        'platform vemoi: points-used-up, clearing to rewards in points',
      ],
    ],
    [
      'their worth was paid',
      pointsPaidPostings(used),
      ['platform vemoi: points-paid-for, rewards to clearing', 'event 7: points-deposited, clearing to deposits'],
    ],
    [
      'points came back',
      pointsRefundedPostings(used),
      [
        'event 7: points-refunded, refunds to clearing',
        'platform vemoi: points-cost-returned, clearing to rewards',
        'platform vemoi: points-issued-again, rewards to clearing in points',
        'account lan: points-returned, clearing to balance in points',
      ],
    ],
    [
      'a reward became points',
      convertedPostings(own),
      [
        'account lan: reward-converted, balance to clearing',
        'account lan: points-credited, clearing to balance in points',
        'platform vemoi: reward-exchanged, clearing to rewards',
        'platform vemoi: points-bought, rewards to clearing in points',
      ],
    ],
    [
      'a wallet paid',
      walletSpentPostings(own),
      ['account lan: wallet-spent, balance to clearing', 'platform vemoi: wallet-charged, clearing to wallet'],
    ],
    [
      'a wallet was given back to',
      walletRefundedPostings(own),
      ['platform vemoi: wallet-refunded, wallet to clearing', 'account lan: wallet-credited, clearing to balance'],
    ],
    [
      'revenue matured',
      revenueMaturedPostings(revenue),
      ['event 7: revenue-paid-over, paid-over to clearing', 'account lan: revenue-matured, clearing to revenue'],
    ],
    [
      'revenue was taken back',
      revenueTakenBackPostings(revenue),
      ['account lan: revenue-taken-back, revenue to clearing', 'event 7: revenue-returned, clearing to paid-over'],
    ],
    [
      'a withdrawal was asked for',
      withdrawalRequestedPostings(withdrawal),
      ['account lan: withdrawal-requested, balance to withdrawals'],
    ],
    [
      'it came to nothing',
      withdrawalPutBackPostings(withdrawal),
      ['account lan: withdrawal-put-back, withdrawals to balance'],
    ],
    [
      'it was transferred',
      withdrawalPaidPostings({ ...own, payout: { amount: dong(9), fee: dong(4), total: dong(5) } }),
      [
        'account lan: withdrawal-paid, withdrawals to clearing',
        'platform vemoi: withdrawal-transferred, clearing to bank',
        'platform vemoi: fee-kept, clearing to fees',
      ],
    ],
  ])('%s', (_act, postings, lines) => {
    expect(postings.map(told)).toEqual(lines);
    expect(postings.map((line) => line.subject.startsWith('s'))).not.toContain(false);
  });
});
