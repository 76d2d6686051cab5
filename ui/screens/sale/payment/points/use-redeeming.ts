import { useState } from 'react';
import type { Points } from '#domain/kernel/money/points.ts';
import type { RedeemRefusal } from '#domain/programme/redeem-points.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { chosenPoints, typedPoints } from './points.view.ts';

export function useRedeeming(payment: OngoingPayment, balance: Points) {
  const { act } = payment;
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<RedeemRefusal | null>(null);
  return {
    typed,
    refusal,
    setTyped: (text: string) => {
      setTyped(typedPoints(text, locale));
      setRefusal(null);
    },
    apply: (wanted: string) => {
      const chosen = chosenPoints(wanted, balance, payment);
      setRefusal(chosen.ok ? null : chosen.refusal);
      if (!chosen.ok) return;
      act.payWithPoints(chosen.value);
      setTyped('');
    },
  };
}
