import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { DeleteOrder } from '#application/sale/delete-order.ts';
import { gaveNothing } from '#domain/permission/order-abilities.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

/** Paid and used orders stay. [S1-45] */
export const isDeletable = (order: DeskOrder): boolean => order.status === 'SUCCESSFUL' && gaveNothing(order);

export function useDeleteOrder(words: { readonly done: string; readonly lost: string }) {
  const deleteOrder = useUseCase(DeleteOrder);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [order, setOrder] = useState<DeskOrder | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    order,
    busy,
    ask: setOrder,
    close: () => setOrder(null),
    act: async (one: DeskOrder): Promise<void> => {
      setBusy(true);
      const answer = await deleteOrder(one.id);
      await revalidate();
      setBusy(false);
      setOrder(null);
      if (answer.ok) toast.success(words.done);
      else toast.error(answer.refusal.code === 'UNREACHABLE' ? words.lost : refusalSentence(answer.refusal, locale));
    },
  };
}
