import { PointsCard } from '#ui/screens/sale/payment/points/PointsCard.tsx';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { useSpendableBalance } from './use-spendable-balance.ts';
import { WalletPartCard } from './WalletPartCard.tsx';

/** What the buyer's account can pay. */
export function FromAccount({ payment }: { readonly payment: OngoingPayment }) {
  const { points, money } = useSpendableBalance(payment.busy);
  return (
    <>
      <PointsCard payment={payment} balance={points} />
      <WalletPartCard payment={payment} balance={money} />
    </>
  );
}
