import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OpenedOrder } from '#application/sale/ports/own-orders.ts';
import { ReadOrders } from '#application/sale/read-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';

export function useGiveBack(order: OpenedOrder, done: string) {
  const { giveBack } = useUseCase(ReadOrders);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  return {
    asking,
    busy,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    act: async (): Promise<void> => {
      setBusy(true);
      const answer = await giveBack(order.id).catch(() => null);
      await revalidate();
      setBusy(false);
      setAsking(false);
      if (answer?.ok === true) toast.success(done);
      else toast.error(answer === null ? bugSentence(locale) : refusalSentence(answer.refusal, locale));
    },
  };
}
