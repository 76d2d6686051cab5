import { type SharedRefund, SharedRefunds } from '#application/money/ports/shared-refunds.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefundAccount } from '#domain/sale/refund/refund-account.ts';

export type ReceiveRefund = {
  readonly read: (secret: string) => Promise<Result<SharedRefund, Trouble>>;
  /** Answers the refund unchanged if it was already sent. */
  readonly sendTo: (secret: string, account: RefundAccount) => Promise<Result<SharedRefund, Trouble>>;
};

const unreachable = () => refused({ code: 'UNREACHABLE' } as const);

export const ReceiveRefund = defineUseCase(
  'ReceiveRefund',
  { refunds: SharedRefunds },
  ({ refunds }): ReceiveRefund => {
    const read: ReceiveRefund['read'] = (secret) => refunds.read(secret).catch(unreachable);
    return {
      read,
      sendTo: async (secret, account) => {
        const named = await refunds.nameAccount(secret, account).catch(unreachable);
        return named.ok || named.refusal.code !== 'PAYOUT_REFUSED' ? named : read(secret);
      },
    };
  },
);
