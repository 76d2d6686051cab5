import type { SharedRefund, SharedRefunds } from '#application/money/ports/shared-refunds.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { maskedNumber } from '#domain/people/bank-account.ts';
import { acceptRefundAccount, mayChangeAccount } from '#domain/sale/refund/refund-account.ts';

export function makeMemorySharedRefunds(refunds: Readonly<Record<string, SharedRefund>>): SharedRefunds {
  const known = new Map(Object.entries(refunds));
  return {
    read: async (secret) => {
      const refund = known.get(secret);
      return refund === undefined ? refused({ code: 'LINK_EXPIRED' }) : ok(refund);
    },
    nameAccount: async (secret, form) => {
      const refund = known.get(secret);
      if (refund === undefined) return refused({ code: 'LINK_EXPIRED' });
      const accepted = acceptRefundAccount(form);
      if (!accepted.ok) throw new Error('The page sent an account that is not one');
      if (!mayChangeAccount(refund.status)) {
        const because = refund.status === 'SENT' ? 'ON_ITS_WAY' : 'ALREADY_PAID';
        return refused({ code: 'PAYOUT_REFUSED', because });
      }
      const { bin, number, holder } = accepted.value;
      const named: SharedRefund = {
        ...refund,
        account: { bin, number: maskedNumber(number), holder, source: 'BUYER' },
      };
      known.set(secret, named);
      return ok(named);
    },
  };
}
