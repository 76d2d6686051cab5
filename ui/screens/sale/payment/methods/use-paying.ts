import type { Trouble } from '#application/platform/trouble.ts';
import { PayAtGateway } from '#application/sale/pay-at-gateway.ts';
import { PayByBankTransfer } from '#application/sale/pay-by-bank-transfer.ts';
import { PayFromWallet } from '#application/sale/pay-from-wallet.ts';
import { PayManually } from '#application/sale/pay-manually.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { payAction } from '#domain/sale/checkout/submit-actions.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { Cards } from '#ui/screens/sale/payment/cards/use-cards.ts';

export type Paying = (session: CheckoutSession, method: PaymentMethod) => Promise<Result<CheckoutSession, Trouble>>;

const ENDING: readonly Trouble['code'][] = ['GATEWAY_FAILED', 'CARD_REFUSED', 'UNREACHABLE'];

/** The provider or the buyer's bank refused: the order stays and can be paid again. */
export const endsAttempt = ({ code }: Trouble, price: Dong, method: PaymentMethod): boolean =>
  payAction(price, method) !== 'SHOW_TRANSFER' && ENDING.includes(code);

/** `address`: where a gateway leads back to. [S4-34] [S4-37] */
export function usePaying(cards: Cards, address = (): string => window.location.href): Paying {
  const payByBankTransfer = useUseCase(PayByBankTransfer);
  const payAtGateway = useUseCase(PayAtGateway);
  const payManually = useUseCase(PayManually);
  const payFromWallet = useUseCase(PayFromWallet);
  return async (session, method) => {
    const by = payAction(session.price, method);
    switch (by) {
      case 'SHOW_RESULT':
        return ok(session);
      case 'SHOW_TRANSFER': {
        const transfer = await payByBankTransfer(session.id);
        return transfer.ok ? ok({ ...session, transfer: transfer.value, gateway: null }) : transfer;
      }
      case 'LEAVE_FOR_GATEWAY': {
        const { id: checkoutSessionId } = session;
        const page = await payAtGateway({ checkoutSessionId, method, address: address() });
        if (!page.ok) return page;
        window.location.assign(page.value);
        return ok({ ...session, gateway: { state: 'OPEN', method } });
      }
      case 'CONFIRM_CARD': {
        const paid = await cards.entry.current?.pay(session.id);
        if (paid === undefined) return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
        return paid.ok ? ok({ ...session, gateway: { state: 'OPEN', method } }) : paid;
      }
      case 'SHOW_MANUAL':
        return payManually.start(session.id);
      case 'PAY_FROM_WALLET':
        return payFromWallet(session.id);
      default:
        return never(by);
    }
  };
}
