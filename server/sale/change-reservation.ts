import type { SeatRequest } from '#domain/event/seat/seat.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import type { CartLine } from '#server/sale/ports/checkout-reader.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { cartLineOf } from './cart-line-of.ts';

/** 0 releases the line and answers null. */
export type ChangeReservation = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly reservationId: string;
  readonly quantity: number;
  readonly seats?: SeatRequest;
}) => Promise<Result<CartLine | null, Refusal>>;

export const ChangeReservation = defineUseCase(
  'ChangeReservation',
  { desk: ReservationDesk, clock: Clock },
  (deps): ChangeReservation =>
    async ({ eventId, ...change }) => {
      const outcome = await deps.desk.submit(eventId, { kind: 'CHANGE_LINE', ...change }, null);
      if (!outcome.ok) return outcome;
      const { line } = outcome.value;
      return ok(line === null ? null : cartLineOf(eventId, line, deps.clock.now()));
    },
);
