import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import type { RefundChoice, RefundOffer } from '#application/sale/ports/refund-desk.ts';
import { OfferRefund, RefundTickets } from '#application/sale/refund-tickets.ts';
import { type Dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { splitRefund } from '#domain/sale/pricing/ticket-refund.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export const REFUND_REASON_MAX = 500;

export const isRefundable = (order: DeskOrder): boolean => order.status === 'SUCCESSFUL' && order.price > 0;

/** As the server splits it, in dong. */
export function totalOfChoice(
  { tickets, left }: RefundOffer,
  choice: Pick<RefundChoice, 'ticketIds' | 'donation'>,
): Dong {
  const known = tickets.map(({ id, worth, cancelled }) => ({ ticketId: id, worth, refunded: cancelled }));
  const split = splitRefund({ left, tickets: known }, choice);
  return split.ok ? plus(split.value.tickets, split.value.donation) : ZERO;
}

export const hasDonation = ({ left }: RefundOffer): boolean => left.donation > ZERO;

type Offered =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'READY'; readonly offer: RefundOffer }
  | { readonly kind: 'FAILED'; readonly sentence: string };

export function useRefundOffer(orderId: string, lost: string): Offered {
  const offer = useUseCase(OfferRefund);
  const locale = useLocale();
  const [offered, setOffered] = useState<Offered>({ kind: 'LOADING' });
  useEffect(() => {
    let left = false;
    void offer(orderId).then((answer) => {
      if (left) return;
      if (answer.ok) setOffered({ kind: 'READY', offer: answer.value });
      else {
        const { refusal } = answer;
        setOffered({
          kind: 'FAILED',
          sentence: refusal.code === 'UNREACHABLE' ? lost : refusalSentence(refusal, locale),
        });
      }
    });
    return () => {
      left = true;
    };
  }, [offer, orderId, locale, lost]);
  return offered;
}

export function useRefundOrder(
  orderId: string,
  words: { readonly done: string; readonly lost: string },
  onDone: () => void,
) {
  const refund = useUseCase(RefundTickets);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    busy,
    trouble,
    act: async (choice: RefundChoice): Promise<void> => {
      setBusy(true);
      const answer = await refund(orderId, choice);
      setBusy(false);
      if (!answer.ok) {
        setTrouble(answer.refusal.code === 'UNREACHABLE' ? words.lost : refusalSentence(answer.refusal, locale));
        return;
      }
      await revalidate();
      toast.success(words.done);
      onDone();
    },
  };
}
