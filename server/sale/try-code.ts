import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CART_PAGE } from '#domain/sale/checkout/order-state.ts';
import type { DiscountCode } from '#domain/sale/promotion/discount-code.ts';
import { usesLeft } from '#domain/sale/promotion/promotion-state.ts';
import { type HeldPrices, quoteCheckout } from '#domain/sale/reservation/quote-checkout.ts';
import { workingOffers } from '#domain/sale/reservation/working-offers.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { readTypedCode } from './read-typed-code.ts';

/** `off`: what the code takes off the tickets of the session; null: no session was asked about. */
export type TriedCode = { readonly eventId: number; readonly code: DiscountCode; readonly off: Dong | null };

/** Nothing is used up: the checkout decides. */
export type TryCode = (asked: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly sectionEventId: number | null;
  /** At today's prices; null: what the buyer's cart holds. */
  readonly chosen: readonly HeldPrices[] | null;
  readonly typed: string | null;
}) => Promise<Result<TriedCode, Refusal>>;

export const TryCode = defineUseCase(
  'TryCode',
  { promotions: PromotionBook, reader: CheckoutReader, clock: Clock },
  (ports): TryCode =>
    async ({ accountId, eventId, sectionEventId, chosen, typed }) => {
      const read = readTypedCode(typed);
      if (!read.ok) return read;
      const offers = await ports.promotions.offers(eventId, read.value);
      const [code] = offers.codes;
      if (code === undefined) return refused({ code: 'PROMOTION_CODE_INVALID' });
      const now = ports.clock.now();
      if (sectionEventId === null) {
        const left = usesLeft(code, now);
        return left.ok
          ? ok({ eventId, code, off: null })
          : refused({ code: 'PROMOTION_NOT_APPLIED', why: left.refusal });
      }
      const held = async (): Promise<readonly HeldPrices[]> => {
        const filter = { sectionEventId, afterReservationId: null, limit: CART_PAGE };
        return (await ports.reader.cart(accountId, filter, now)).filter((line) => line.eventId === eventId);
      };
      const lines = chosen ?? (await held());
      const quoted = quoteCheckout(workingOffers(offers), { lines, donation: ZERO, code: code.code, own: [] }, now);
      return quoted.ok ? ok({ eventId, code, off: quoted.value.quote.promo }) : quoted;
    },
);
