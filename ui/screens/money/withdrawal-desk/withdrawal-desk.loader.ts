import { DecidePayouts } from '#application/programme/decide-payouts.ts';
import type { PayoutsToDecide } from '#application/programme/ports/withdrawal-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { mayOpen } from '#domain/permission/route-guard.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type WithdrawalDeskData = Result<PayoutsToDecide, Refusal>;

export const withdrawalDeskLoader = viewerLoader(
  ({ use }): Promise<WithdrawalDeskData> => use(DecidePayouts).read(),
  (account) => mayOpen(ROUTES['admin-accountant'], account.abilities),
);
