import type { SeatRequest } from '#domain/event/seat/seat.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import type { CartLine } from '#server/sale/ports/checkout-reader.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { cartLineOf } from './cart-line-of.ts';

type ReserveTicketsInput = {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly mode: 'replace' | 'add';
  readonly lines: readonly { readonly ticketTypeId: string; readonly quantity: number; readonly seats?: SeatRequest }[];
  readonly idempotencyKey: string;
};

/** All or nothing. A repeated key returns the same lines; with another selection it is refused. */
export type ReserveTickets = (input: ReserveTicketsInput) => Promise<Result<readonly CartLine[], Refusal>>;

export const ReserveTickets = defineUseCase(
  'ReserveTickets',
  { desk: ReservationDesk, newId: NewId, digest: Digest, clock: Clock },
  (deps): ReserveTickets =>
    async (input) => {
      const { accountId, eventId, sectionEventId, mode, idempotencyKey } = input;
      const lines = input.lines.map((line) => ({ ...line, reservationId: deps.newId.newId() }));
      const requestHash = deps.digest(
        JSON.stringify([
          mode,
          sectionEventId,
          input.lines.map((line) => [
            line.ticketTypeId,
            line.quantity,
            ...(line.seats === undefined ? [] : [line.seats]),
          ]),
        ]),
      );
      const outcome = await deps.desk.submit(
        eventId,
        { kind: 'HOLD', accountId, idempotencyKey, requestHash, mode, sectionEventId, lines },
        null,
      );
      return outcome.ok ? ok(outcome.value.lines.map((line) => cartLineOf(eventId, line, deps.clock.now()))) : outcome;
    },
);
