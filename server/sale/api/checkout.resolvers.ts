import { z } from 'zod';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import {
  availableMethods,
  GATEWAY_TYPES,
  isGateway,
  methodOfGatewayType,
  methodOfProvider,
  methodOptions,
} from '#domain/money/payment/payment-method.ts';
import { INVOICE_LONGEST } from '#domain/sale/checkout/invoice.ts';
import { paymentDeadline } from '#domain/sale/checkout/result-status.ts';
import { LATE_CHOICES, moneyToPay, waitsForPlaces } from '#domain/sale/reservation/reservation.ts';
import { mayBuyAt } from '#server/event/api/on-offer.ts';
import { AskAboutMyPayment } from '#server/money/ask-about-my-payment.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { CardVaults } from '#server/money/ports/card-vault.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { PaymentGateways } from '#server/money/ports/payment-gateway.ts';
import { StartGatewayPayment } from '#server/money/start-gateway-payment.ts';
import { PayFromWallet } from '#server/money/wallet/pay-from-wallet.ts';
import { keyOf } from '#server/platform/graphql/idempotency-key.ts';
import {
  amount,
  currency,
  loyaltyPoints,
  oneOf,
  rowNumber,
  savedCardId,
  someWords,
  wireId,
  words,
} from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { onTheWire } from '#server/platform/graphql/wire-refusal.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Wallets } from '#server/programme/ports/wallets.ts';
import { bankTransferOf } from '#server/sale/bank-transfer-of.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { GiveUpCheckout } from '#server/sale/give-up-checkout.ts';
import { UpdateInvoice } from '#server/sale/invoice/update-invoice.ts';
import { IssueResumeLink } from '#server/sale/issue-resume-link.ts';
import { OpenCheckout } from '#server/sale/open-checkout.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';
import { RequestBankTransfer } from '#server/sale/request-bank-transfer.ts';
import { resultOf } from '#server/sale/resume-link.ts';
import { SettleLateChoice } from '#server/sale/settle-late-choice.ts';
import { attendees } from './attendee-input.ts';
import { typedCode } from './code-input.ts';
import { invoiceOf } from './invoice-of.ts';
import { lateReasonOf } from './late-reason-of.ts';
import { MOST_LINES, sameEvent } from './lines-of-one-event.ts';

const isOwnAddress = (address: string, baseUrl: string): boolean =>
  URL.parse(address)?.origin === new URL(baseUrl).origin;

export const checkoutResolvers: Resolvers = {
  Query: {
    payment_checkout_session: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) =>
        context.use(FindCheckout)({ accountId: context.accountId, eventId: id.eventId, checkoutSessionId: id.rowId }),
    }),
    unfinished_checkout_session: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ section_event_id: rowNumber }),
      resolve: async ({ section_event_id }, context) => {
        const reader = context.use(CheckoutReader);
        const eventId = await reader.eventOfSession(section_event_id);
        return ok(eventId === null ? null : await reader.unfinished(eventId, section_event_id, context.accountId));
      },
    }),
    payment_configuration: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ price: amount.nullish(), event_id: rowNumber.nullish() }),
      resolve: async ({ price, event_id: eventId }, context) => {
        const manual =
          eventId != null &&
          (await mayBuyAt(eventId, context)) &&
          (await context.use(ManualPayments).terms(eventId)).open;
        const { wallet } = await context.use(Wallets).holdings(context.accountId);
        const available = availableMethods(context.use(PaymentGateways).methods, { manual, balance: wallet.VND });
        const options =
          price == null
            ? available.map((method) => ({ method, blocked: null }))
            : methodOptions(price, available, wallet.VND);
        const { open } = context.use(CardVaults);
        return ok({
          methods: options.map(({ method, blocked }) => ({ code: method, blocked })),
          stripe_config: open === null ? null : { publishable_key: open.publishableKey },
        });
      },
    }),
  },

  Mutation: {
    begin_payment_checkout_session: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        input: z.object({
          event_id: rowNumber,
          section_event_id: rowNumber,
          currency: currency.nullish(),
          policy_agreed: z.boolean().nullish(),
          shown_price: amount.nullish(),
          code: typedCode,
          payment_method_id: savedCardId.nullish(),
          points: loyaltyPoints.nullish(),
          wallet: amount.nullish(),
          information_attendees_inputs: z.array(z.object({ shopping_item_id: wireId, attendees })).max(MOST_LINES),
        }),
      }),
      resolve: async ({ input }, context) => {
        const idempotencyKey = keyOf(context);
        if (!idempotencyKey.ok) return idempotencyKey;
        const eventId = await context.use(CheckoutReader).eventOfSession(input.section_event_id);
        if (eventId === null || eventId !== input.event_id || !(await mayBuyAt(eventId, context)))
          return refused({ code: 'NOT_FOUND' });
        const lines = input.information_attendees_inputs;
        if (
          !sameEvent(
            eventId,
            lines.map((line) => line.shopping_item_id),
          )
        )
          return refused({ code: 'NOT_FOUND' });
        const opened = await context.use(OpenCheckout)({
          accountId: context.accountId,
          eventId,
          sectionEventId: input.section_event_id,
          policyAgreed: input.policy_agreed === true,
          shownPrice: input.shown_price ?? null,
          code: input.code,
          cardId: input.payment_method_id ?? null,
          points: input.points ?? NO_POINTS,
          wallet: input.wallet ?? ZERO,
          attendees: lines.map((line) => ({ reservationId: line.shopping_item_id.rowId, attendees: line.attendees })),
          locale: context.locale,
          idempotencyKey: idempotencyKey.value,
        });
        return onTheWire(eventId, opened);
      },
    }),
    cancel_payment_checkout_session: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ id: wireId }),
      resolve: ({ id }, context) =>
        context.use(GiveUpCheckout)({ accountId: context.accountId, eventId: id.eventId, checkoutSessionId: id.rowId }),
    }),
    update_invoice: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        payment_checkout_session_id: wireId,
        companyName: words(INVOICE_LONGEST.companyName),
        taxCode: words(INVOICE_LONGEST.taxCode),
        address: words(INVOICE_LONGEST.address),
      }),
      resolve: async ({ payment_checkout_session_id: id, ...invoice }, context) => {
        const stored = await context.use(UpdateInvoice)({
          accountId: context.accountId,
          eventId: id.eventId,
          checkoutSessionId: id.rowId,
          invoice,
        });
        return stored.ok ? ok({ required: true, ...stored.value }) : stored;
      },
    }),
    create_bank_transfer: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ input: z.object({ payment_checkout_session_id: wireId }) }),
      resolve: ({ input: { payment_checkout_session_id: id } }, context) =>
        context.use(RequestBankTransfer)({
          accountId: context.accountId,
          eventId: id.eventId,
          checkoutSessionId: id.rowId,
        }),
    }),
    create_vnpay_payment: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        input: z.object({
          payment_checkout_session_id: wireId,
          redirect_url: someWords(255),
          type: oneOf(Object.values(GATEWAY_TYPES).filter((type) => type !== null)),
        }),
      }),
      resolve: async ({ input: { payment_checkout_session_id: id, redirect_url: returnUrl, type } }, context) => {
        const idempotencyKey = keyOf(context);
        if (!idempotencyKey.ok) return idempotencyKey;
        if (!isOwnAddress(returnUrl, context.use(Environment).baseUrl))
          return refused({ code: 'INVALID_INPUT', field: 'redirect_url', problem: { kind: 'MALFORMED' } });
        const started = await context.use(StartGatewayPayment)({
          accountId: context.accountId,
          eventId: id.eventId,
          checkoutSessionId: id.rowId,
          method: methodOfGatewayType(type),
          returnUrl,
          locale: context.locale,
          payer: context.address?.() ?? '127.0.0.1',
          idempotencyKey: idempotencyKey.value,
        });
        return started.ok ? ok({ pay_link: started.value.continueWith }) : started;
      },
    }),
    create_wallet_payment: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ payment_checkout_session_id: wireId }),
      resolve: ({ payment_checkout_session_id: id }, context) =>
        context.use(PayFromWallet)({ accountId: context.accountId, eventId: id.eventId, checkoutSessionId: id.rowId }),
    }),
    check_gateway_payment: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ payment_checkout_session_id: wireId }),
      resolve: ({ payment_checkout_session_id: id }, context) =>
        context.use(AskAboutMyPayment)({
          accountId: context.accountId,
          eventId: id.eventId,
          checkoutSessionId: id.rowId,
        }),
    }),
    create_resume_link: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ payment_checkout_session_id: wireId }),
      resolve: async ({ payment_checkout_session_id: id }, context) => {
        const { accountId, locale } = context;
        const link = await context.use(IssueResumeLink)({
          accountId,
          eventId: id.eventId,
          checkoutSessionId: id.rowId,
          locale,
        });
        return link.ok ? ok({ url: link.value }) : link;
      },
    }),
    choose_late_money: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ payment_checkout_session_id: wireId, choice: oneOf(LATE_CHOICES) }),
      resolve: ({ payment_checkout_session_id: id, choice }, context) =>
        context.use(SettleLateChoice)({
          accountId: context.accountId,
          eventId: id.eventId,
          checkoutSessionId: id.rowId,
          choice,
        }),
    }),
  },

  PaymentCheckoutSession: {
    id: (checkout) => encodeWireId(checkout.eventId, checkout.checkoutSessionId),
    section_event_id: (checkout) => checkout.sectionEventId,
    event_id: (checkout) => checkout.eventId,
    price: ({ quote: { final: price, points, wallet } }) => moneyToPay({ price, points, wallet }),
    original_price: (checkout) => checkout.quote.original,
    discount: (checkout) => checkout.quote.discount,
    donation: (checkout) => checkout.quote.donation,
    points: ({ quote }) => quote.points ?? NO_POINTS,
    wallet: ({ quote }) => quote.wallet ?? ZERO,
    currency: () => 'VND',
    lines: (checkout) =>
      checkout.quote.lines.map((line) => ({
        ticket_id: encodeWireId(checkout.eventId, line.ticketTypeId),
        name: line.name,
        number_of_tickets: line.quantity,
        original_price: line.originalPrice,
        price: line.price,
      })),
    inserted_at: (checkout) => checkout.insertedAt,
    pay_before: (checkout) => paymentDeadline({ ...checkout, price: checkout.quote.final }),
    result: async (checkout, _args, context) => ({
      status: resultOf(checkout),
      received: checkout.payment?.received ?? ZERO,
      overpaid: checkout.overpaid,
      late_reason: await lateReasonOf(checkout, context),
      waits_for_places: waitsForPlaces(checkout.payment),
    }),
    gateway: async ({ payment }, _args, context) => {
      if (payment === null || !isGateway(payment.provider)) return null;
      const { provider } = payment;
      const begun = await context.use(GatewayPayments).byPayment(payment.paymentId);
      // The provider did not take it up.
      return begun ?? { provider, state: 'FAILED', method: methodOfProvider(provider) };
    },
    bank_transfer_payment: (checkout, _args, context) => bankTransferOf(checkout.payment, context.use(BankAccount)),
    invoice: ({ eventId, checkoutSessionId }, _args, context) => invoiceOf(eventId, checkoutSessionId, context),
    user_order_id: (checkout) =>
      checkout.order === null ? null : encodeWireId(checkout.eventId, checkout.order.userOrderId),
    server_now: (_checkout, _args, context) => context.now,
  },

  BankTransferPayment: {
    value: (transfer) => transfer.amount,
    bank_transfer: (transfer) => transfer,
    pay_before: (transfer) => transfer.payBefore,
  },

  BankTransfer: {
    username: (transfer) => transfer.holder,
    qr_code: (transfer) => transfer.qrCode,
  },
};
