import type { Offer } from '#domain/sale/pricing/combine-offers.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import type { CheckoutSession, EventOffers, PromotionUse } from './reservation.ts';

/** The event's promotions during a batch, with their uses as the batch leaves them. */
export type WorkingOffers = {
  /**
   * What a purchase may use: the automatic promotions and the code, if there is such a code. `own`: uses of the
   * buyer's checkouts that this one replaces; they are free again.
   */
  readonly of: (code: CodeText | null, own: readonly PromotionUse[]) => readonly Offer[];
  readonly has: (code: CodeText) => boolean;
  /** A checkout's row changes: what it uses is counted while it is open, being paid or complete. */
  readonly moved: (before: CheckoutSession | undefined, after: CheckoutSession) => void;
  /** Differences to the stored counts. */
  readonly changes: () => readonly PromotionUse[];
};

const NO_OFFERS: EventOffers = { promotions: [], codes: [] };

/** Uses that a checkout's row counts. */
export const usesOf = (session: CheckoutSession | undefined): readonly PromotionUse[] =>
  session === undefined || session.state === 'CANCELLED' || session.state === 'EXPIRED'
    ? []
    : (session.promotionUses ?? []);

const keyOf = ({ kind, id }: Pick<PromotionUse, 'kind' | 'id'>): string => `${kind} ${id}`;

export function workingOffers({ promotions, codes }: EventOffers = NO_OFFERS): WorkingOffers {
  const changed = new Map<string, PromotionUse>();
  const count = (use: PromotionUse, sign: 1 | -1): void => {
    const uses = (changed.get(keyOf(use))?.uses ?? 0) + sign * use.uses;
    changed.set(keyOf(use), { ...use, uses });
  };
  const added = (use: Pick<PromotionUse, 'kind' | 'id'>, own: readonly PromotionUse[]): number =>
    own
      .filter((each) => keyOf(each) === keyOf(use))
      .reduce((uses, each) => uses - each.uses, changed.get(keyOf(use))?.uses ?? 0);
  return {
    of: (code, own) => [
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
    ],
    has: (code) => codes.some((each) => each.code === code),
    moved: (before, after) => {
      for (const use of usesOf(before)) count(use, -1);
      for (const use of usesOf(after)) count(use, 1);
    },
    changes: () => [...changed.values()].filter(({ uses }) => uses !== 0),
  };
}
