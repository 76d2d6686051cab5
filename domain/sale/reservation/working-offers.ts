import type { AccountId } from '#domain/people/account-id.ts';
import type { Offer } from '#domain/sale/pricing/combine-offers.ts';
import type { CardUses, SavedPayingCard } from '#domain/sale/promotion/card-promotion.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import type { CheckoutSession, EventOffers, PromotionUse } from './reservation.ts';

export type Payer = { readonly accountId: AccountId; readonly card: SavedPayingCard };

export type WorkingOffers = {
  /** Bank promotions only where a card is to pay. `own`: uses of the checkouts that this one replaces, free again. */
  readonly of: (code: CodeText | null, own: readonly PromotionUse[], payer?: Payer | null) => readonly Offer[];
  readonly has: (code: CodeText) => boolean;
  /** A checkout's row changes: what it uses is counted while it is open, being paid or complete. */
  readonly moved: (before: CheckoutSession | undefined, after: CheckoutSession) => void;
  readonly changes: () => readonly PromotionUse[];
};

const NO_OFFERS: EventOffers = { promotions: [], codes: [] };

/** Uses that a checkout's row counts. */
export const usesOf = (session: CheckoutSession | undefined): readonly PromotionUse[] =>
  session === undefined || session.state === 'CANCELLED' || session.state === 'EXPIRED'
    ? []
    : (session.promotionUses ?? []);

const keyOf = ({ kind, id }: Pick<PromotionUse, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Purchases under the banks' promotions, by promotion and card, and by promotion and account. */
function cardPurchases() {
  const counts = new Map<string, number>();
  const countOf = (...parts: readonly string[]): number => counts.get(parts.join(' ')) ?? 0;
  return {
    count: (promotionId: string, fingerprint: string, accountId: AccountId, by: number): void => {
      for (const key of [`card ${promotionId} ${fingerprint}`, `account ${promotionId} ${accountId}`])
        counts.set(key, countOf(key) + by);
    },
    of: (promotionId: string, { accountId, card }: Payer, own: readonly PromotionUse[]): CardUses => {
      const replaced = own.filter(({ kind, id }) => kind === 'CARD' && id === promotionId);
      const byThisCard = replaced.filter((use) => use.card?.fingerprint === card.fingerprint);
      return {
        byCard: countOf('card', promotionId, card.fingerprint) - byThisCard.length,
        byAccount: countOf('account', promotionId, accountId) - replaced.length,
      };
    },
  };
}

export function workingOffers(offers: EventOffers = NO_OFFERS): WorkingOffers {
  const { promotions, codes, cards = [] } = offers;
  const changed = new Map<string, PromotionUse>();
  const purchases = cardPurchases();
  for (const { promotionId, fingerprint, accountId } of offers.cardPurchases ?? [])
    purchases.count(promotionId, fingerprint, accountId, 1);
  const count = (use: PromotionUse, { accountId }: CheckoutSession, sign: 1 | -1): void => {
    const { kind, id } = use;
    changed.set(keyOf(use), { kind, id, uses: (changed.get(keyOf(use))?.uses ?? 0) + sign * use.uses });
    if (use.card !== undefined) purchases.count(id, use.card.fingerprint, accountId, sign);
  };
  const added = (use: Pick<PromotionUse, 'kind' | 'id'>, own: readonly PromotionUse[]): number =>
    own
      .filter((each) => keyOf(each) === keyOf(use))
      .reduce((uses, each) => uses - each.uses, changed.get(keyOf(use))?.uses ?? 0);
  const cardOffers = (payer: Payer, own: readonly PromotionUse[]): readonly Offer[] =>
    cards.map((promotion) => {
      const used = promotion.used + added({ kind: 'CARD', id: promotion.promotionId }, own);
      return {
        kind: 'CARD',
        promotion: { ...promotion, used },
        uses: purchases.of(promotion.promotionId, payer, own),
      };
    });
  return {
    of: (code, own, payer = null) => [
      ...promotions.map((promotion): Offer => {
        const used = promotion.used + added({ kind: 'AUTOMATIC', id: promotion.promotionId }, own);
        return { kind: 'AUTOMATIC', promotion: { ...promotion, used } };
      }),
      ...codes
        .filter((each) => each.code === code)
        .map((each): Offer => {
          const used = each.used + added({ kind: 'CODE', id: each.code }, own);
          return { kind: 'CODE', code: { ...each, used } };
        }),
      ...(payer === null ? [] : cardOffers(payer, own)),
    ],
    has: (code) => codes.some((each) => each.code === code),
    moved: (before, after) => {
      if (before !== undefined) for (const use of usesOf(before)) count(use, before, -1);
      for (const use of usesOf(after)) count(use, after, 1);
    },
    changes: () => [...changed.values()].filter(({ uses }) => uses !== 0),
  };
}
