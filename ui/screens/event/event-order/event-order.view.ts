import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import { CancelOrder } from '#application/sale/cancel-order.ts';
import { DeleteOrder } from '#application/sale/delete-order.ts';
import type { OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, plus } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { PAYMENT_METHODS, PROVIDER_OF_METHOD } from '#domain/money/payment/payment-method.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { PAYMENT_METHODS_SAID } from '#words/platform/statuses.ts';

export const CANCEL_REASON_MAX = 500;

export function orderOutcome({ offer }: OpenedDeskOrder): {
  readonly tickets: number;
  readonly checkedIn: number;
  readonly money: Dong;
} {
  const standing = offer.tickets.filter(({ cancelled }) => !cancelled);
  return {
    tickets: standing.length,
    checkedIn: standing.filter(({ checkedIn }) => checkedIn).length,
    money: plus(offer.left.tickets, offer.left.donation),
  };
}

/** By the wallet and the other way together. */
export const orderTotal = ({ price, wallet }: OpenedDeskOrder): Dong => plus(price, wallet);

/** Null: nothing was paid. */
export function methodWords({ paymentMethod }: OpenedDeskOrder, locale: Locale): string | null {
  const method = PAYMENT_METHODS.find((one) => PROVIDER_OF_METHOD[one] === paymentMethod);
  return method === undefined ? null : PAYMENT_METHODS_SAID[method][locale];
}

/** Deletable by who opened it: a free, unused one by the team, any other by admins. [S1-45] */
export const isDeletable = ({ status, abilities }: OpenedDeskOrder): boolean =>
  status === 'SUCCESSFUL' && abilities.includes('order.delete');

export const useCancelOrder = (): CancelOrder => useUseCase(CancelOrder);
export const useDeleteOrder = (): DeleteOrder => useUseCase(DeleteOrder);

export function useEndOrder(words: { readonly done: string; readonly lost: string }, onDone: () => void) {
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    busy,
    trouble,
    act: async (end: () => Promise<Result<null, Trouble>>): Promise<void> => {
      setBusy(true);
      const answer = await end();
      if (answer.ok) await revalidate();
      setBusy(false);
      if (answer.ok) {
        toast.success(words.done);
        onDone();
      } else setTrouble(answer.refusal.code === 'UNREACHABLE' ? words.lost : refusalSentence(answer.refusal, locale));
    },
  };
}
