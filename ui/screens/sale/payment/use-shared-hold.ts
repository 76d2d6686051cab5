import { useEffect, useEffectEvent } from 'react';
import { ReadCart } from '#application/sale/read-cart.ts';
import { ShareHold } from '#application/sale/share-hold.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { heardCart, linesKey, linesOf, NO_ORDER } from './order-facts.ts';
import { quantitiesOf } from './tickets/selection.view.ts';
import type { Checkout } from './use-checkout.ts';

/** Another tab or device may have changed the hold. */
export function useSharedHold(checkout: Checkout, offerUnfinished: () => Promise<boolean>) {
  const { opened, page, order, choice, showFailure } = checkout;
  const { id } = opened.session;
  const shareHold = useUseCase(ShareHold);
  const readCart = useUseCase(ReadCart);
  const holds = linesOf(order.value).length > 0;

  async function look(): Promise<void> {
    if (page.now().at !== 'STEP') return;
    const before = linesOf(order.now());
    const still = await readCart(id);
    if (!still.ok || page.now().at !== 'STEP') return;
    if (still.value.length > 0) {
      if (linesKey(still.value) !== linesKey(before)) choice.restore(quantitiesOf(still.value), {});
      order.set({ ...order.now(), cart: heardCart(still.value, false) });
      return;
    }
    order.set(NO_ORDER);
    if (!(await offerUnfinished())) showFailure({ code: 'HOLD_EXPIRED' }, 'TICKETS');
  }

  useEffect(() => (holds ? shareHold.keep(id) : undefined), [shareHold, id, holds]);

  const lookAgain = useEffectEvent(() => void look());
  useEffect(() => {
    if (!holds) return undefined;
    const heard = shareHold.changes(id).subscribe(() => lookAgain());
    // A hold may also have been changed on another device.
    const seen = () => document.visibilityState === 'visible' && lookAgain();
    document.addEventListener('visibilitychange', seen);
    return () => {
      heard.unsubscribe();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [shareHold, id, holds]);

  return { look };
}
