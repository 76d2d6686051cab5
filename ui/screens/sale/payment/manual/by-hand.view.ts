import { useState } from 'react';
import { PayManually } from '#application/sale/pay-manually.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { ProveManualPayment } from '#application/sale/prove-manual-payment.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type ShownTrouble, shownTrouble } from '#ui/screens/sale/payment/trouble/trouble.view.ts';

/** 'I have transferred', told to the organiser. */
export function useReport({ id }: CheckoutSession, onReported: (told: CheckoutSession) => void) {
  const payManually = useUseCase(PayManually);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ShownTrouble | null>(null);
  return {
    busy,
    trouble,
    report: async (): Promise<void> => {
      setBusy(true);
      setTrouble(null);
      const answer = await payManually.report(id);
      setBusy(false);
      if (answer.ok) onReported(answer.value);
      else setTrouble(shownTrouble(answer.refusal, 'PAY'));
    },
  };
}

/** A picture of the transfer, sent as soon as it is chosen. */
export function useProof({ id }: CheckoutSession, onReported: (told: CheckoutSession) => void) {
  const prove = useUseCase(ProveManualPayment);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ShownTrouble | null>(null);
  return {
    busy,
    trouble,
    send: async (picture: Blob): Promise<void> => {
      setBusy(true);
      setTrouble(null);
      const answer = await prove(id, picture);
      setBusy(false);
      if (answer.ok) onReported(answer.value);
      else setTrouble(shownTrouble(answer.refusal, 'PAY'));
    },
  };
}
