import { useState } from 'react';
import { ShareOrder } from '#application/sale/share-order.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { troubleSentence } from '#ui/screens/sale/payment/trouble/trouble-sentence.view.ts';

export function useShareOrder(checkoutSessionId: string) {
  const shareOrder = useUseCase(ShareOrder);
  const locale = useLocale();
  const [link, setLink] = useState<string | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    setSentence(null);
    const answer = await shareOrder(checkoutSessionId);
    setBusy(false);
    if (answer.ok) setLink(answer.value);
    else setSentence(troubleSentence(answer.refusal, 'PAY', locale));
  };
  // The secret behind '#' is not shown.
  return { link, shown: link === null ? '' : `${link.split('#')[0]}#…`, sentence, busy, ask: () => void ask() };
}
