import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type RefundChoice, RefundDesk, type RefundOffer } from '#application/sale/ports/refund-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type OfferRefund = (orderId: string) => Promise<Result<RefundOffer, Trouble>>;

export const OfferRefund = defineUseCase(
  'OfferRefund',
  { desk: RefundDesk },
  ({ desk }): OfferRefund =>
    (orderId) =>
      desk.offer(orderId).catch(() => refused({ code: 'UNREACHABLE' })),
);

/** Idempotent. The donation only if asked. */
export type RefundTickets = (orderId: string, choice: RefundChoice) => Promise<Result<null, Trouble>>;

export const RefundTickets = defineUseCase(
  'RefundTickets',
  { desk: RefundDesk, idempotencyKeys: IdempotencyKeys, newKey: NewKey },
  (ports): RefundTickets =>
    (orderId, choice) => {
      const intent = ['refund', orderId, ...choice.ticketIds, choice.donation].join(':');
      return idempotentRequest(ports, intent, (key) => ports.desk.refund(orderId, choice, key));
    },
);
