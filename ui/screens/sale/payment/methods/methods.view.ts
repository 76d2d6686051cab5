import { useEffect, useEffectEvent, useState } from 'react';
import { ReadPaymentMethods } from '#application/sale/read-payment-methods.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import {
  chosenMethod,
  DEFAULT_PAYMENT_METHOD,
  type MethodOption,
  optionsBesideWallet,
  type PaymentMethod,
} from '#domain/money/payment/payment-method.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { PAYMENT_METHODS_SAID } from '#words/platform/statuses.ts';

const open = (method: PaymentMethod): MethodOption => ({ method, blocked: null });

/** When the server does not answer. */
const ALWAYS_OPEN: readonly MethodOption[] = [open(DEFAULT_PAYMENT_METHOD)];

/** Before the server has answered: a choice of before stays, so that no other looks chosen meanwhile. */
const openAtFirst = (wanted: PaymentMethod | null): readonly MethodOption[] =>
  wanted === null || wanted === DEFAULT_PAYMENT_METHOD ? ALWAYS_OPEN : [...ALWAYS_OPEN, open(wanted)];

export const methodName = (method: PaymentMethod, locale: Locale): string => PAYMENT_METHODS_SAID[method][locale];

/** `wallet`: what it pays beside the price. */
type Priced = { readonly price: Dong; readonly eventId: number | null; readonly wallet?: Dong };

/**
 * A choice that is no longer offered gives way to the first that is. `eventId` null: none of one event only. [S9-03]
 */
export function useMethods(
  { price, eventId, wallet = ZERO }: Priced,
  wanted: PaymentMethod | null,
  onChoose: (method: PaymentMethod) => void,
): { readonly options: readonly MethodOption[]; readonly chosen: PaymentMethod } {
  const readPaymentMethods = useUseCase(ReadPaymentMethods);
  const [known, setKnown] = useState(() => openAtFirst(wanted));
  const besideWallet = wallet > ZERO;
  const offeredOf = (options: readonly MethodOption[]) => (besideWallet ? optionsBesideWallet(options) : options);
  const offered = offeredOf(known);
  const settle = useEffectEvent((options: readonly MethodOption[]) => {
    setKnown(options);
    const chosen = chosenMethod(offeredOf(options), wanted);
    if (chosen !== null && wanted !== null && chosen !== wanted) onChoose(chosen);
  });
  useEffect(() => {
    let away = false;
    void readPaymentMethods(price, eventId).then((read) => {
      if (!away) settle(read.ok && read.value.length > 0 ? read.value : ALWAYS_OPEN);
    });
    return () => {
      away = true;
    };
  }, [readPaymentMethods, price, eventId]);
  return { options: offered, chosen: chosenMethod(offered, wanted) ?? DEFAULT_PAYMENT_METHOD };
}
