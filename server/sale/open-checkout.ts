import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points } from '#domain/kernel/money/points.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ReadPayingCard } from '#server/money/read-paying-card.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { HasPoints } from '#server/programme/has-points.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { CheckoutReader, type CheckoutView } from '#server/sale/ports/checkout-reader.ts';
import { type Attendee, ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { KeepSignatures } from './keep-signatures.ts';
import { readTypedCode } from './read-typed-code.ts';

type OpenCheckoutInput = {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly policyAgreed: boolean;
  readonly shownPrice: Dong | null;
  /** As typed; absent or empty: none. */
  readonly code?: string | null;
  /** The saved card that is to pay; absent: paid in another way, or not known yet. */
  readonly cardId?: string | null;
  /** Points to use; absent: none. */
  readonly points?: Points;
  /** Money of the wallet to use; absent: none. */
  readonly wallet?: Dong;
  readonly attendees: readonly { readonly reservationId: string; readonly attendees: readonly Attendee[] }[];
  readonly locale: Locale;
  readonly idempotencyKey: string;
};

/** A free one is an order with tickets at once. */
export type OpenCheckout = (input: OpenCheckoutInput) => Promise<Result<CheckoutView, Refusal>>;

export const OpenCheckout = defineUseCase(
  'OpenCheckout',
  {
    desk: ReservationDesk,
    reader: CheckoutReader,
    buyers: Buyers,
    newId: NewId,
    digest: Digest,
    keepSignatures: KeepSignatures,
    readPayingCard: ReadPayingCard,
    hasPoints: HasPoints,
  },
  (deps): OpenCheckout =>
    async (input) => {
      const { accountId, eventId, sectionEventId, policyAgreed, shownPrice, attendees, locale, idempotencyKey } = input;
      const { points = NO_POINTS, wallet = ZERO } = input;
      const code = readTypedCode(input.code);
      if (!code.ok) return code;
      const card = input.cardId == null ? null : await deps.readPayingCard(accountId, input.cardId);
      if (card?.ok === false) return card;
      const named = [
        ...(code.value === null ? [] : [code.value]),
        ...(card === null ? [] : [{ card: input.cardId }]),
        ...(points === NO_POINTS ? [] : [{ points }]),
        ...(wallet === ZERO ? [] : [{ wallet }]),
      ];
      const registrant = await deps.buyers.registrantOf(accountId);
      if (registrant === null) return refused({ code: 'UNAUTHORIZED' });
      // The hold decides, when the payment begins; what is hopeless is told now.
      const payable = await deps.hasPoints(accountId, points);
      if (!payable.ok) return payable;
      const signed = await deps.keepSignatures(
        accountId,
        attendees.flatMap((line) => line.attendees),
      );
      if (!signed.ok) return signed;
      const outcome = await deps.desk.submit(
        eventId,
        {
          kind: 'BEGIN_CHECKOUT',
          accountId,
          idempotencyKey,
          requestHash: deps.digest(JSON.stringify([sectionEventId, policyAgreed, shownPrice, attendees, ...named])),
          sectionEventId,
          checkoutSessionId: deps.newId.newId(),
          // The desk adds the saved donation and attendees under its lock.
          donation: ZERO,
          shownPrice,
          ...(code.value === null ? {} : { code: code.value }),
          ...(card === null ? {} : { card: card.value }),
          ...(points === NO_POINTS ? {} : { points }),
          ...(wallet === ZERO ? {} : { wallet }),
          attendees: [],
        },
        { attendees, policyAgreed, registrant, locale },
      );
      if (!outcome.ok) return outcome;
      const view = await deps.reader.checkout(eventId, outcome.value.checkoutSession.checkoutSessionId);
      return view === null ? refused({ code: 'NOT_FOUND' }) : ok(view);
    },
);
