import { type Dong, minus, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { walletPart } from '#domain/sale/pricing/wallet-part.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';

type Order = Pick<OngoingPayment, 'summary'>;

export const isFromWallet = ({ summary }: Order): boolean => summary.wallet > ZERO;

/** Null: the wallet is empty, or pays all of it as a payment method. */
export function partOf({ summary }: Order, balance: Dong): { readonly part: Dong; readonly rest: Dong } | null {
  const total = plus(summary.final, summary.wallet);
  const part = walletPart(balance, total);
  if (part > ZERO) return { part, rest: minus(total, part) };
  return summary.wallet > ZERO ? { part: summary.wallet, rest: summary.final } : null;
}

export const NOT_FROM_WALLET: Dong = ZERO;
