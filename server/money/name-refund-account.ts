import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { acceptRefundAccount, mayChangeAccount, type RefundAccount } from '#domain/sale/refund/refund-account.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type SharedRefund, sharedRefund } from './open-refund-link.ts';
import { readRefundSecret } from './refund-link.ts';

/** Possible until the refund is sent. Audited. */
export type NameRefundAccount = (
  secret: string,
  form: RefundAccount,
) => Promise<Result<SharedRefund, RefusalOf<'LINK_EXPIRED' | 'INVALID_INPUT' | 'PAYOUT_REFUSED'>>>;

/** Field names on the wire. */
const FIELDS: Readonly<Record<keyof RefundAccount, string>> = { bin: 'bank', number: 'number', holder: 'holder_name' };

export const NameRefundAccount = defineUseCase(
  'NameRefundAccount',
  { payouts: RefundPayouts, keyring: Keyring, transact: Transact, audit: AuditLog, clock: Clock },
  ({ payouts, keyring, transact, audit, clock }): NameRefundAccount =>
    async (secret, form) => {
      const refund = readRefundSecret(keyring, secret);
      if (refund === null) return refused({ code: 'LINK_EXPIRED' });
      const accepted = acceptRefundAccount(form);
      if (!accepted.ok) {
        const [wrong] = accepted.refusal;
        if (wrong === undefined) throw new Error('An account was refused for nothing');
        return refused({ code: 'INVALID_INPUT', field: FIELDS[wrong.field], problem: wrong.problem });
      }
      const named = await transact.transaction(async (tx) => {
        const locked = await payouts.lock(tx, refund);
        if (locked === null) return refused({ code: 'LINK_EXPIRED' } as const);
        if (locked.byProvider) return refused({ code: 'PAYOUT_REFUSED', because: 'WITH_PROVIDER' } as const);
        if (!mayChangeAccount(locked.status))
          return refused({
            code: 'PAYOUT_REFUSED',
            because: locked.status === 'SENT' ? 'ON_ITS_WAY' : 'ALREADY_PAID',
          } as const);
        await payouts.setAccount(tx, refund, { account: accepted.value, source: 'BUYER' }, clock.now());
        await audit.record(tx, {
          act: 'refund.account-named',
          subject: `refund:${refund.refundId}`,
          eventId: refund.eventId,
          actor: null,
          facts: { changed: locked.accountAt !== null },
        });
        return ok(null);
      });
      if (!named.ok) return named;
      const after = await payouts.find(refund);
      return after === null ? refused({ code: 'LINK_EXPIRED' }) : ok(sharedRefund(after));
    },
);
