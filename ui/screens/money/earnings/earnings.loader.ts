import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import type { OwnKyc } from '#application/people/ports/kyc-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { ManageEarnings } from '#application/programme/manage-earnings.ts';
import type { EarningEvent, Earnings } from '#application/programme/ports/earnings-desk.ts';
import type { OwnWithdrawal } from '#application/programme/ports/reward-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type EarningsView = {
  /** As asked for; null: the viewer. */
  readonly publisher: string | null;
  readonly corporate: { readonly name: string; readonly publisher: string; readonly corporateId: number } | null;
  readonly earnings: Earnings;
  readonly events: Page<EarningEvent>;
  readonly payouts: readonly OwnWithdrawal[];
  readonly kyc: OwnKyc;
  /** As YYYY-MM-DD in Vietnam's time. */
  readonly today: string;
};
export type EarningsData = Result<EarningsView, Refusal>;

const dayOf = (at: Instant): string => wallClockOf(at, DEFAULT_TIMEZONE).slice(0, 'YYYY-MM-DD'.length);

/** `?publisher=corporate-7` shows a corporate's earnings. */
export const earningsLoader = viewerLoader(async ({ use, query, now, account }): Promise<EarningsData> => {
  const follow = use(ManageEarnings);
  const publisher = query.get('publisher');
  const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
  const [earnings, events, payouts, kyc] = await Promise.all([
    follow.earnings(publisher),
    follow.events(publisher, at),
    follow.payouts(publisher),
    use(ManageMyAccount).read(),
  ]);
  if (!earnings.ok) return earnings;
  if (!events.ok) return events;
  if (!payouts.ok) return payouts;
  if (!kyc.ok) return kyc;
  const { corporate } = account;
  return ok({
    publisher,
    corporate:
      corporate?.status === 'APPROVED'
        ? {
            name: corporate.companyName,
            publisher: `corporate-${corporate.id}`,
            corporateId: corporate.id,
          }
        : null,
    earnings: earnings.value,
    events: events.value,
    payouts: payouts.value,
    kyc: kyc.value,
    today: dayOf(now),
  });
});
