import { useEffect, useState } from 'react';
import { ReadPoints } from '#application/sale/read-points.ts';
import { NO_POINTS, type Points } from '#domain/kernel/money/points.ts';
import type { RedeemRefusal } from '#domain/programme/redeem-points.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { chosenPoints, typedPoints } from './points.view.ts';

export function useRedeeming(payment: OngoingPayment) {
  const { busy, act } = payment;
  const locale = useLocale();
  const readPoints = useUseCase(ReadPoints);
  const [balance, setBalance] = useState<Points>(NO_POINTS);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<RedeemRefusal | null>(null);

  // Again after each attempt to pay: another order may have taken some.
  useEffect(() => {
    if (busy) return undefined;
    let away = false;
    void readPoints().then((read) => {
      // Who cannot be told their points pays in money, as everybody may.
      if (!away) setBalance(read.ok ? read.value : NO_POINTS);
    });
    return () => {
      away = true;
    };
  }, [readPoints, busy]);

  return {
    balance,
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
