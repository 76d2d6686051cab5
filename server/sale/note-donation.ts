import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { checkDonation, checkDonationMessage } from '#domain/sale/checkout/donation.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { CheckoutNotes, Donation } from '#server/sale/ports/checkout-notes.ts';
import type { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';

/**
 * Keeps a donation for the next checkout of a session; an amount of 0 takes it back. Refused where the event takes
 * none.
 */
export type NoteDonation = (input: {
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly amount: Dong;
  readonly message: string | null;
}) => Promise<Result<Donation, Refusal>>;
export const NoteDonation: Token<NoteDonation> = token<NoteDonation>('NoteDonation');

export const makeNoteDonation =
  (deps: { readonly notes: CheckoutNotes; readonly reader: CheckoutReader; readonly clock: Clock }): NoteDonation =>
  async ({ accountId, sectionEventId, amount, message }) => {
    const words = checkDonationMessage(message);
    if (!words.ok) return words;
    const eventId = await deps.reader.eventOfSession(sectionEventId);
    if (eventId === null) return refused({ code: 'NOT_FOUND' });
    const allowed = checkDonation(amount, { donationEnabled: await deps.notes.acceptsDonations(eventId) });
    if (!allowed.ok) return allowed;
    const donation: Donation = { eventId, sectionEventId, accountId, amount: allowed.value, message: words.value };
    await deps.notes.writeDonation(donation, deps.clock.now());
    return ok(donation);
  };
