import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { AnswerOrders } from '#application/sale/answer-orders.ts';
import { APPROVAL_MESSAGE_MAX, APPROVALS_AT_ONCE, type OrganiserAnswer } from '#domain/ticket/approval.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export const MESSAGE_MAX = APPROVAL_MESSAGE_MAX;

export const waitingOf = (orders: readonly DeskOrder[]): readonly DeskOrder[] =>
  orders.filter(({ status }) => status === 'REQUIRED_APPROVAL').slice(0, APPROVALS_AT_ONCE);

export type OnAnswer = (orders: readonly DeskOrder[], answer: OrganiserAnswer) => void;
export type AskedAnswer = { readonly orders: readonly DeskOrder[]; readonly answer: OrganiserAnswer };

type Words = {
  readonly done: (asked: AskedAnswer) => string;
  /** Of some, somebody else was faster. */
  readonly some: (refused: number) => string;
  readonly lost: string;
};

export function useAnswerOrders(eventId: number, words: Words, onDone: () => void) {
  const answerOrders = useUseCase(AnswerOrders);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    act: async (one: AskedAnswer, message: string): Promise<void> => {
      setBusy(true);
      const orderIds = one.orders.map(({ id }) => id);
      const reply = await answerOrders({ eventId, orderIds, answer: one.answer, message: message.trim() || null });
      await revalidate();
      onDone();
      if (!reply.ok)
        toast.error(reply.refusal.code === 'UNREACHABLE' ? words.lost : refusalSentence(reply.refusal, locale));
      else if (reply.value.refused > 0) toast.warning(words.some(reply.value.refused));
      else toast.success(words.done(one));
    },
  };
}
