import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { checkDonation, checkDonationMessage } from '#domain/sale/checkout/donation.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { CartDetails, type Donation } from '#server/sale/ports/cart-details.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';

/** For the next checkout; 0 removes it. Refused where the event takes none. */
export type SaveDonation = (input: {
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly amount: Dong;
  readonly message: string | null;
  /** In an online room, as its guest; left out: no. */
  readonly inRoom?: boolean;
}) => Promise<Result<Donation, Refusal>>;

export const SaveDonation = defineUseCase(
  'SaveDonation',
  { notes: CartDetails, reader: CheckoutReader, clock: Clock },
  (deps): SaveDonation =>
    async ({ accountId, sectionEventId, amount, message, inRoom = false }) => {
      const words = checkDonationMessage(message);
      if (!words.ok) return words;
      const eventId = await deps.reader.eventOfSession(sectionEventId);
      if (eventId === null) return refused({ code: 'NOT_FOUND' });
      const allowed = checkDonation(amount, { donationEnabled: await deps.notes.acceptsDonations(eventId) });
      if (!allowed.ok) return allowed;
      const donation: Donation = {
        eventId,
        sectionEventId,
        accountId,
        amount: allowed.value,
        message: words.value,
        inRoom,
      };
      await deps.notes.writeDonation(donation, deps.clock.now());
      return ok(donation);
    },
);
