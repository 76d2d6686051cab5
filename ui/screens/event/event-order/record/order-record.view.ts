import { useCallback, useEffect, useState } from 'react';
import type { Trouble } from '#application/platform/trouble.ts';
import { LookIntoOrder } from '#application/sale/look-into-order.ts';
import type { OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import type { OrderHistoryEntry, OrderPayment, OrderRecord, TeamNote } from '#application/sale/ports/order-records.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import { ORDER_NOTE_LENGTH } from '#domain/sale/checkout/order-note.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { HISTORY_ACTORS_SAID, ORDER_HISTORY_SAID } from '#words/sale/order-history.ts';

export { ORDER_NOTE_LENGTH };

type ReadRecord =
  | { readonly kind: 'READING' }
  | { readonly kind: 'FAILED'; readonly sentence: string }
  | { readonly kind: 'READ'; readonly record: OrderRecord };

/** Read again whenever the page is, as after a refund. `lost`: what to say without an answer. */
export function useOrderRecord(order: Pick<OpenedDeskOrder, 'id'>, lost: string) {
  const look = useUseCase(LookIntoOrder);
  const locale = useLocale();
  const [read, setRead] = useState<ReadRecord>({ kind: 'READING' });
  const load = useCallback(async (): Promise<void> => {
    const answer = await look.read(order.id);
    if (answer.ok) setRead({ kind: 'READ', record: answer.value });
    else {
      const { refusal } = answer;
      setRead({ kind: 'FAILED', sentence: refusal.code === 'UNREACHABLE' ? lost : refusalSentence(refusal, locale) });
    }
  }, [look, order, locale, lost]);
  useEffect(() => void load(), [load]);
  return {
    read,
    load,
    setNotes: (notes: readonly TeamNote[]): void =>
      setRead((before) => (before.kind === 'READ' ? { kind: 'READ', record: { ...before.record, notes } } : before)),
  };
}

export const useLookIntoOrder = (): LookIntoOrder => useUseCase(LookIntoOrder);

/** Answers whether it is done. */
export function useNoteAct(onNotes: (notes: readonly TeamNote[]) => void, lost: string) {
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    busy,
    trouble,
    act: async (asked: Promise<Result<readonly TeamNote[], Trouble>>, done: string): Promise<boolean> => {
      setBusy(true);
      const answer = await asked;
      setBusy(false);
      if (!answer.ok) {
        const { refusal } = answer;
        setTrouble(refusal.code === 'UNREACHABLE' ? lost : refusalSentence(refusal, locale));
        return false;
      }
      setTrouble(null);
      toast.success(done);
      onNotes(answer.value);
      return true;
    },
  };
}

export const historyWords = ({ kind }: OrderHistoryEntry, locale: Locale): string => ORDER_HISTORY_SAID[kind][locale];

export const actorWords = ({ actor }: OrderHistoryEntry, locale: Locale): string =>
  actor.by === 'PERSON' ? actor.name : HISTORY_ACTORS_SAID[actor.by][locale];

/** The buyer can still pay. */
export const isOpenPayment = ({ state }: OrderPayment): boolean => isWaiting(state);
