import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { WithdrawOrder } from '#application/sale/withdraw-order.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export function useWithdrawOrder(words: { readonly done: string; readonly lost: string }, onDone: () => void) {
  const withdrawOrder = useUseCase(WithdrawOrder);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    withdraw: async (orderId: string): Promise<void> => {
      setBusy(true);
      const answer = await withdrawOrder(orderId);
      await revalidate();
      onDone();
      if (answer.ok) toast.success(words.done);
      else toast.error(answer.refusal.code === 'UNREACHABLE' ? words.lost : refusalSentence(answer.refusal, locale));
    },
  };
}
