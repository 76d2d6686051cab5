import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import { minus, plus } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points, points, worthOf } from '#domain/kernel/money/points.ts';
import type { Result } from '#domain/kernel/result.ts';
import { maxRedeemable, type RedeemRefusal, redeemPoints } from '#domain/programme/redeem-points.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';

type Order = Pick<OngoingPayment, 'summary' | 'form'>;

/** Points pay for tickets, not for the donation. [D25] */
const ticketsOf = ({ summary, form }: Order) =>
  ({
    for: 'TICKETS',
    price: minus(plus(summary.final, summary.wallet, worthOf(summary.points)), form.donation.amount),
  }) as const;

export const mostUsable = (balance: Points, order: Order): Points => maxRedeemable(balance, ticketsOf(order));

export function chosenPoints(typed: string, balance: Points, order: Order): Result<Points, RedeemRefusal> {
  const wanted = points(Number(typed.replaceAll(/\D/g, '')));
  const redeemed = redeemPoints(wanted, balance, ticketsOf(order));
  return redeemed.ok ? { ok: true, value: redeemed.value.points } : redeemed;
}

export const pointsText = (count: Points, locale: Locale): string => groupDigits(count, locale);

export function typedPoints(typed: string, locale: Locale): string {
  const digits = typed.replaceAll(/\D/g, '');
  return digits === '' ? '' : pointsText(points(Number(digits)), locale);
}

export const usesPoints = ({ summary }: Order): boolean => summary.points > NO_POINTS;
