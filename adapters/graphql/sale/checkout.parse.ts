import * as z from 'zod/mini';
import { moment, money, textOrNull } from '#adapters/graphql/platform/wire-values.ts';
import type { CartLine } from '#application/sale/ports/cart.ts';
import type { BankTransferInstruction, CheckoutSession, ManualPayment } from '#application/sale/ports/checkout-desk.ts';
import { PAYMENT_METHODS } from '#domain/money/payment/payment-method.ts';
import { LATE_MONEY_REASONS } from '#domain/sale/checkout/money-owed.ts';
import { PAYMENT_RESULT_STATUSES } from '#domain/sale/checkout/result-status.ts';

const line = z.object({
  id: z.string(),
  ticket_id: z.string(),
  price: money,
  inserted_at: moment,
  held_until: moment,
  product: z.object({ name: z.string() }),
  seats: z.array(z.object({ id: z.string(), alias: z.string() })),
  metadata: z.object({ number_of_tickets: z.number(), original_price: money, special_off: money }),
});

const transfer = z.object({
  value: money,
  pay_before: moment,
  bank_transfer: z.object({
    account: z.string(),
    bank: z.string(),
    username: z.string(),
    message: z.string(),
    qr_code: z.string(),
  }),
});

const session = z.object({
  id: z.string(),
  section_event_id: z.number(),
  event_id: z.number(),
  price: money,
  wallet: money,
  original_price: money,
  discount: money,
  donation: money,
  pay_before: z.nullable(moment),
  user_order_id: textOrNull,
  server_now: moment,
  lines: z.array(
    z.object({
      ticket_id: z.string(),
      name: z.string(),
      number_of_tickets: z.number(),
      original_price: money,
      price: money,
    }),
  ),
  // An unknown status of a newer server counts as processing.
  result: z.object({
    status: z.catch(z.enum(PAYMENT_RESULT_STATUSES), 'PENDING'),
    received: money,
    overpaid: money,
    late_reason: z.catch(z.nullable(z.enum(LATE_MONEY_REASONS)), 'SOLD_OUT'),
    waits_for_places: z.boolean(),
  }),
  bank_transfer_payment: z.nullable(transfer),
  // What a newer server names otherwise is left out: the order's status decides.
  gateway: z.catch(
    z.nullable(
      z.object({
        state: z.enum(['OPEN', 'PAID', 'FAILED', 'CANCELLED', 'REVIEW']),
        method: z.enum(PAYMENT_METHODS),
      }),
    ),
    null,
  ),
  manual_payment: z.nullable(
    z.object({
      value: money,
      reference: z.string(),
      instructions: z.string(),
      pay_before: moment,
      reported_at: z.nullable(moment),
      refused_because: textOrNull,
      proof_url: textOrNull,
    }),
  ),
});

export const parseTransfer = (answer: unknown): BankTransferInstruction => {
  const { value, pay_before, bank_transfer: bank } = transfer.parse(answer);
  return {
    amount: value,
    account: bank.account,
    bank: bank.bank,
    holder: bank.username,
    message: bank.message,
    qrCode: bank.qr_code,
    payBefore: pay_before,
  };
};

const manualOf = (raw: z.infer<typeof session>['manual_payment']): ManualPayment | null =>
  raw && {
    amount: raw.value,
    reference: raw.reference,
    instructions: raw.instructions,
    payBefore: raw.pay_before,
    reportedAt: raw.reported_at,
    refusedBecause: raw.refused_because,
    proofUrl: raw.proof_url,
  };

export const parseCartLines = (answer: unknown): readonly CartLine[] =>
  z
    .array(line)
    .parse(answer)
    .map((raw) => ({
      id: raw.id,
      ticketId: raw.ticket_id,
      ticketName: raw.product.name,
      quantity: raw.metadata.number_of_tickets,
      seats: raw.seats,
      price: raw.price,
      originalPrice: raw.metadata.original_price,
      specialOff: raw.metadata.special_off,
      insertedAt: raw.inserted_at,
      heldUntil: raw.held_until,
    }));

export const parseCheckoutSession = (answer: unknown): CheckoutSession => {
  const raw = session.parse(answer);
  return {
    id: raw.id,
    sectionEventId: raw.section_event_id,
    eventId: raw.event_id,
    price: raw.price,
    wallet: raw.wallet,
    originalPrice: raw.original_price,
    discount: raw.discount,
    donation: raw.donation,
    lines: raw.lines.map((one) => ({
      ticketId: one.ticket_id,
      name: one.name,
      quantity: one.number_of_tickets,
      originalPrice: one.original_price,
      price: one.price,
    })),
    payBefore: raw.pay_before,
    status: raw.result.status,
    received: raw.result.received,
    overpaid: raw.result.overpaid,
    lateReason: raw.result.late_reason,
    waitsForPlaces: raw.result.waits_for_places,
    transfer: raw.bank_transfer_payment === null ? null : parseTransfer(raw.bank_transfer_payment),
    gateway: raw.gateway,
    manual: manualOf(raw.manual_payment),
    orderId: raw.user_order_id,
    serverNow: raw.server_now,
  };
};
