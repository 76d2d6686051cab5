import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Points, pointsWorth, worthOf } from '#domain/kernel/money/points.ts';
import { inAccount, inEvent, inPlatform, inPoints, type Posting, vnd } from './posting.ts';

type Passing = { holder: string; subject: string; amount: Dong };

/** A wallet pays; the receipt from provider WALLET then clears `wallet`. `subject`: the payment. */
export const walletSpentPostings = ({ holder, subject, amount }: Passing): Posting[] => [
  ...inAccount(holder, { debit: 'balance', credit: 'clearing', kind: 'wallet-spent', subject, ...vnd(amount) }),
  ...inPlatform({ debit: 'clearing', credit: 'wallet', kind: 'wallet-charged', subject, ...vnd(amount) }),
];

/** A refund goes to a wallet, after being sent by provider WALLET. `subject`: the refund. */
export const walletRefundedPostings = ({ holder, subject, amount }: Passing): Posting[] => [
  ...inPlatform({ debit: 'wallet', credit: 'clearing', kind: 'wallet-refunded', subject, ...vnd(amount) }),
  ...inAccount(holder, { debit: 'clearing', credit: 'balance', kind: 'wallet-credited', subject, ...vnd(amount) }),
];

/** Names what a wallet pays of a checkout beside another way. */
export const walletPartSubject = ({ checkoutSessionId }: { readonly checkoutSessionId: string }): string =>
  `wallet ${checkoutSessionId}`;

type Part = { eventId: number; subject: string; amount: Dong };

/** The sold event has the wallet's part; the holder's account spends it as for a whole payment. `subject`: the part. */
export const walletPartPaidPostings = ({ eventId, subject, amount }: Part): Posting[] => [
  ...inPlatform({ debit: 'wallet', credit: 'clearing', kind: 'wallet-part-paid', subject, ...vnd(amount) }),
  ...inEvent(eventId, {
    debit: 'clearing',
    credit: 'deposits',
    kind: 'wallet-part-deposited',
    subject,
    ...vnd(amount),
  }),
];

/** The wallet's part of a refund is back at once. `subject`: the refund. */
export const walletPartRefundedPostings = (refund: Part & { holder: string }): Posting[] => {
  const { holder, eventId, subject, amount } = refund;
  return [
    ...inEvent(eventId, {
      debit: 'refunds',
      credit: 'clearing',
      kind: 'wallet-part-refunded',
      subject,
      ...vnd(amount),
    }),
    ...inPlatform({ debit: 'clearing', credit: 'wallet', kind: 'wallet-part-returned', subject, ...vnd(amount) }),
    ...walletRefundedPostings({ holder, subject, amount }),
  ];
};

/** Names the points of a checkout in the books. */
export const pointsSubject = ({ checkoutSessionId }: { readonly checkoutSessionId: string }): string =>
  `points ${checkoutSessionId}`;

/** Points that paid for tickets are used up. `subject`: their hold. */
export const pointsSpentPostings = (spent: { holder: string; subject: string; points: Points }): Posting[] => {
  const used = { subject: spent.subject, ...inPoints(spent.points) };
  return [
    ...inAccount(spent.holder, { debit: 'balance', credit: 'clearing', kind: 'points-spent', ...used }),
    ...inPlatform({ debit: 'clearing', credit: 'rewards', kind: 'points-used-up', ...used }),
  ];
};

/** The platform pays an event what its buyers' points are worth. `subject`: their hold. */
export const pointsPaidPostings = (paid: { eventId: number; subject: string; points: Points }): Posting[] => {
  const worth = { subject: paid.subject, ...vnd(worthOf(paid.points)) };
  return [
    ...inPlatform({ debit: 'rewards', credit: 'clearing', kind: 'points-paid-for', ...worth }),
    ...inEvent(paid.eventId, { debit: 'clearing', credit: 'deposits', kind: 'points-deposited', ...worth }),
  ];
};

/** Points return on a refund. `subject`: the refund. */
export const pointsRefundedPostings = (refund: {
  holder: string;
  eventId: number;
  subject: string;
  points: Points;
}): Posting[] => {
  const { holder, eventId, subject } = refund;
  const returned = { subject, ...inPoints(refund.points) };
  const worth = { subject, ...vnd(worthOf(refund.points)) };
  return [
    ...inEvent(eventId, { debit: 'refunds', credit: 'clearing', kind: 'points-refunded', ...worth }),
    ...inPlatform(
      { debit: 'clearing', credit: 'rewards', kind: 'points-cost-returned', ...worth },
      { debit: 'rewards', credit: 'clearing', kind: 'points-issued-again', ...returned },
    ),
    ...inAccount(holder, { debit: 'clearing', credit: 'balance', kind: 'points-returned', ...returned }),
  ];
};

/** A reward in dong was converted to points. `subject`: the conversion. [S9-34] */
export const convertedPostings = ({
  holder,
  subject,
  amount,
}: {
  holder: string;
  subject: string;
  amount: Dong;
}): Posting[] => {
  const given = { subject, ...vnd(amount) };
  const got = { subject, ...inPoints(pointsWorth(amount)) };
  return [
    ...inAccount(
      holder,
      { debit: 'balance', credit: 'clearing', kind: 'reward-converted', ...given },
      { debit: 'clearing', credit: 'balance', kind: 'points-credited', ...got },
    ),
    ...inPlatform(
      { debit: 'clearing', credit: 'rewards', kind: 'reward-exchanged', ...given },
      { debit: 'rewards', credit: 'clearing', kind: 'points-bought', ...got },
    ),
  ];
};
