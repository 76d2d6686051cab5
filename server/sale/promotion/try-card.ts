import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CART_PAGE } from '#domain/sale/checkout/order-state.ts';
import { promotionState } from '#domain/sale/promotion/promotion-state.ts';
import { quoteCheckout } from '#domain/sale/reservation/quote-checkout.ts';
import { workingOffers } from '#domain/sale/reservation/working-offers.ts';
import { ReadPayingCard } from '#server/money/read-paying-card.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { CardPromotionBook } from '#server/sale/ports/card-promotion-book.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { readTypedCode } from '#server/sale/read-typed-code.ts';

/** `off`: what a bank's promotion takes off the buyer's cart of the session, after the code. */
type TriedCard = { readonly off: Dong; readonly issuer: string | null };

/** Nothing is used up: the checkout decides. [S3-83] */
export type TryCard = (asked: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly cardId: string;
  /** As typed; null: none. */
  readonly code: string | null;
  /** A total that no card may pay is not lowered. */
  readonly donation: Dong;
}) => Promise<Result<TriedCard, Refusal>>;

const NOTHING_OFF: TriedCard = { off: ZERO, issuer: null };

export const TryCard = defineUseCase(
  'TryCard',
  {
    cardPromotions: CardPromotionBook,
    promotions: PromotionBook,
    reader: CheckoutReader,
    readPayingCard: ReadPayingCard,
    clock: Clock,
  },
  (ports): TryCard =>
    async ({ accountId, eventId, sectionEventId, cardId, code: typed, donation }) => {
      const code = readTypedCode(typed);
      if (!code.ok) return code;
      const now = ports.clock.now();
      const cards = await ports.cardPromotions.of(eventId);
      // Without any, the card's provider is not asked.
      if (cards.every((promotion) => promotionState(promotion, now).state !== 'RUNNING')) return ok(NOTHING_OFF);
      const card = await ports.readPayingCard(accountId, cardId);
      if (!card.ok) return card;
      const filter = { sectionEventId, afterReservationId: null, limit: CART_PAGE };
      const [offers, cardPurchases, cart] = await Promise.all([
        ports.promotions.offers(eventId, code.value),
        ports.cardPromotions.purchases(eventId, accountId, card.value.fingerprint),
        ports.reader.cart(accountId, filter, now),
      ]);
      const quoted = quoteCheckout(
        workingOffers({ ...offers, cards, cardPurchases }),
        {
          lines: cart.filter((line) => line.eventId === eventId),
          donation,
          code: code.value,
          payer: { accountId, card: card.value },
          own: [],
        },
        now,
      );
      if (!quoted.ok) return quoted;
      const use = quoted.value.uses.find(({ kind }) => kind === 'CARD');
      const used = cards.find(({ promotionId }) => promotionId === use?.id);
      return ok(use?.card === undefined ? NOTHING_OFF : { off: use.card.off, issuer: used?.issuer ?? null });
    },
);
