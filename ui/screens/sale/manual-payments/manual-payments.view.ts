import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { KeepManualPayments } from '#application/sale/keep-manual-payments.ts';
import type { OwedManualRefund } from '#application/sale/ports/manual-payment-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ManualTerms } from '#domain/money/payment/manual-payment.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export {
  MANUAL_HOURS,
  MANUAL_INSTRUCTIONS_LONGEST,
  MANUAL_REASON_LONGEST,
} from '#domain/money/payment/manual-payment.ts';

export { BANK_TRANSFER_ONLY_UP_TO } from '#domain/money/payment/payment-method.ts';

/** The field that is wrong, or a sentence of what failed elsewhere; null: it is done. */
export type Outcome = { readonly field: string } | { readonly trouble: string } | null;

export function useManualPayments({ id }: Pick<DeskEvent, 'id'>) {
  const desk = useUseCase(KeepManualPayments);
  const { busy, act } = useDeskAct();
  const toast = useToast();
  const outcomeOf = async <T>(asked: Promise<Result<T, Refusal>>, done: string): Promise<Outcome> => {
    let field: string | null = null;
    const trouble = await act(
      asked.then((answer) => {
        if (!answer.ok && answer.refusal.code === 'INVALID_INPUT') field = answer.refusal.field.replace(/^input\./, '');
        return answer;
      }),
      done,
    );
    if (trouble === null) return null;
    return field === null ? { trouble } : { field };
  };
  // An order that is over has left the list by now, so its reason is a toast.
  const answered = async (asked: Promise<Result<null, Refusal>>, done: string): Promise<Outcome> => {
    const outcome = await outcomeOf(asked, done);
    if (outcome === null || 'field' in outcome) return outcome;
    toast.error(outcome.trouble);
    return null;
  };
  return {
    busy,
    keepTerms: (terms: ManualTerms, done: string) => outcomeOf(desk.keepTerms(id, terms), done),
    confirm: (orderId: string, done: string) => answered(desk.confirm(orderId), done),
    refuse: (orderId: string, reason: string, done: string) => answered(desk.refuse(orderId, reason), done),
    returned: (refund: OwedManualRefund, done: string) => answered(desk.returned(refund), done),
  };
}
