import { type RefObject, useRef } from 'react';
import type { CardSetback } from '#application/money/pay-by-card.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { CardWorth } from '#application/sale/ports/card-offers.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { CardPanelProblem } from '#domain/money/payment/chosen-card.ts';
import { type Current, useCurrent } from '#ui/bindings/use-current.ts';

export type CardProblem =
  | { readonly kind: 'PANEL'; readonly problem: CardPanelProblem }
  | Exclude<CardSetback, { readonly kind: 'TROUBLE' }>;

/** Another `key`: another order. */
export type PricedOrder = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly code: string | null;
  readonly donation: Dong;
  readonly key: string;
  /** Before a card is asked about, where the tickets are not in the cart yet. False: they cannot be. */
  readonly fillCart?: () => Promise<boolean>;
};

/** What a bank's promotion takes off the order that `key` names when this card pays. */
type OfferedCard = CardWorth & { readonly cardId: string; readonly key: string };

/** `asking`: the chosen card is being asked about, and the price may fall. */
type CardOffer = { readonly asking: boolean; readonly card: OfferedCard | null };
export const NO_OFFER: CardOffer = { asking: false, card: null };

type CardEntry = {
  readonly check: () => CardPanelProblem | null;
  /** CARD_REFUSED: the panel says why. */
  readonly pay: (checkoutSessionId: string) => Promise<Result<true, Trouble>>;
};

export type Cards = {
  readonly entry: RefObject<CardEntry | null>;
  readonly problem: CardProblem | null;
  readonly setProblem: (problem: CardProblem | null) => void;
  readonly offer: Current<CardOffer>;
  /** False: the panel is not complete, and says so. */
  readonly ready: () => boolean;
};

/** The panel loads later and may change its place, so the button meets it here. */
export function useCards(): Cards {
  const entry = useRef<CardEntry | null>(null);
  const problem = useCurrent<CardProblem | null>(null);
  const offer = useCurrent(NO_OFFER);
  return {
    entry,
    problem: problem.value,
    setProblem: problem.set,
    offer,
    ready: () => {
      if (entry.current === null) return false;
      const missing = entry.current.check();
      problem.set(missing === null ? null : { kind: 'PANEL', problem: missing });
      return missing === null;
    },
  };
}
