import * as z from 'zod/mini';
import type { OwnWithdrawal } from '#application/programme/ports/reward-desk.ts';
import { WITHDRAWAL_STATUSES } from '#domain/programme/withdrawal.ts';
import type { OwnRewardsQuery } from './own-rewards.gen.ts';

const status = z.enum(WITHDRAWAL_STATUSES);

export const ownWithdrawalOf = (one: OwnRewardsQuery['withdrawals']['entries'][number]): OwnWithdrawal => ({
  id: one.id,
  status: status.parse(one.status),
  amount: one.amount,
  fee: one.fee,
  total: one.total,
  bank: one.bank_account.bank_name,
  number: one.bank_account.number,
  requestedAt: one.requested_at,
  expectedFrom: one.expected_from,
  expectedUntil: one.expected_until,
  reason: one.reason,
});
