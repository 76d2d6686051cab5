import { SECOND } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CartDetails } from '#server/sale/ports/cart-details.ts';
import { type CartLine, CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';
import { KeepSignatures } from './keep-signatures.ts';

const RETRY_AFTER = SECOND;

/** With their signatures. NOT_FOUND for another buyer's line. */
export type SaveAttendees = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly reservationId: string;
  readonly attendees: readonly Attendee[];
}) => Promise<Result<CartLine, Refusal>>;

export const SaveAttendees = defineUseCase(
  'SaveAttendees',
  { notes: CartDetails, reader: CheckoutReader, keepSignatures: KeepSignatures },
  (deps): SaveAttendees =>
    async ({ accountId, eventId, reservationId, attendees }) => {
      const signed = await deps.keepSignatures(accountId, attendees);
      if (!signed.ok) return signed;
      const written = await deps.notes.writeAttendees(eventId, reservationId, accountId, attendees);
      if (written === 'BUSY') return refused({ code: 'BUSY', retryAfterMs: RETRY_AFTER });
      const line = written ? (await deps.reader.cartLines(eventId, [reservationId]))[0] : undefined;
      return line === undefined ? refused({ code: 'NOT_FOUND' }) : ok(line);
    },
);
