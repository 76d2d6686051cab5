import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { parseCheckoutSession } from '#adapters/graphql/sale/checkout.parse.ts';
import type { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import { points } from '#domain/kernel/money/points.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { GATEWAY_TYPES, type MethodOption, PAYMENT_METHODS } from '#domain/money/payment/payment-method.ts';
import { CheckGatewayPaymentDocument } from './check-gateway-payment.gen.ts';
import { PayFromWalletDocument } from './pay-from-wallet.gen.ts';
import { PaymentMethodsDocument } from './payment-methods.gen.ts';
import { ReportManualPaymentDocument } from './report-manual-payment.gen.ts';
import { SpendableBalanceDocument } from './spendable-balance.gen.ts';
import { StartGatewayPaymentDocument } from './start-gateway-payment.gen.ts';
import { StartManualPaymentDocument } from './start-manual-payment.gen.ts';

const option = z.object({ code: z.enum(PAYMENT_METHODS), blocked: z.nullish(z.literal('BALANCE_TOO_LOW')) });

export const makeGraphqlPaymentDesk = (transport: GraphqlTransport): PaymentDesk => ({
  balance: async () => {
    const answer = await transport(SpendableBalanceDocument, {});
    if (!answer.ok) return answer;
    const { points: held, balance } = answer.value.user_wallet;
    return ok({ points: points(held), money: balance });
  },
  methods: async (price, event) => {
    const answer = await transport(PaymentMethodsDocument, { price, event });
    if (!answer.ok) return answer;
    // A method of a newer server is left out: this page could not finish it.
    return ok(
      answer.value.payment_configuration.methods.flatMap((one): readonly MethodOption[] => {
        const read = option.safeParse(one);
        return read.success ? [{ method: read.data.code, blocked: read.data.blocked ?? null }] : [];
      }),
    );
  },
  startGateway: async (id, method, returnUrl, idempotencyKey) => {
    const type = GATEWAY_TYPES[method];
    if (type === null) return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
    const input = { payment_checkout_session_id: id, redirect_url: returnUrl, type };
    const answer = await transport(StartGatewayPaymentDocument, { input }, { idempotencyKey });
    return answer.ok ? ok(answer.value.create_vnpay_payment.pay_link) : answer;
  },
  askGateway: async (id) => {
    const answer = await transport(CheckGatewayPaymentDocument, { id });
    return answer.ok ? ok(parseCheckoutSession(answer.value.check_gateway_payment)) : answer;
  },
  payFromWallet: async (id) => {
    const answer = await transport(PayFromWalletDocument, { id });
    return answer.ok ? ok(parseCheckoutSession(answer.value.create_wallet_payment)) : answer;
  },
  startManual: async (id) => {
    const answer = await transport(StartManualPaymentDocument, { id });
    return answer.ok ? ok(parseCheckoutSession(answer.value.create_manual_payment)) : answer;
  },
  reportManual: async (id, proof) => {
    const answer = await transport(ReportManualPaymentDocument, { id, proof: proof ?? null });
    return answer.ok ? ok(parseCheckoutSession(answer.value.report_manual_payment)) : answer;
  },
});
