import { isGateway, PAYMENT_METHODS, PROVIDER_OF_METHOD } from '#domain/money/payment/payment-method.ts';
import type { PaymentGateway, PaymentGateways } from '#server/money/ports/payment-gateway.ts';

/** The configured gateways, with the methods of the picker that they take. */
export const paymentGateways = (configured: readonly PaymentGateway[]): PaymentGateways => {
  const of: PaymentGateways['of'] = (provider) => configured.find((one) => one.provider === provider) ?? null;
  return {
    of,
    methods: PAYMENT_METHODS.filter((method) => {
      const provider = PROVIDER_OF_METHOD[method];
      return isGateway(provider) && of(provider) !== null;
    }),
  };
};
