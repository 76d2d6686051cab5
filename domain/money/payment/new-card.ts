import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { ChosenCard } from './card-act.ts';

/** The country that a new card's form begins with. [S2.11-20] */
export const DEFAULT_CARD_COUNTRY = 'VN';

/** The card panel as it is filled in. */
export type CardPanel = {
  /** Of the saved card that is picked; null while none is. */
  readonly pickedId: string | null;
  readonly addingCard: boolean;
  readonly name: string;
  /** What the card provider says of its own field. */
  readonly field: { readonly complete: boolean; readonly error: string | null };
};

export type CardPanelProblem = 'CARD_REQUIRED' | 'NAME_REQUIRED' | 'DETAILS_INCOMPLETE';

/**
 * The card to pay with. An open form is meant, whatever was picked before; without one, a saved card has to be picked.
 * [S5-25] [S5-26] [S5-27]
 */
export function chosenCard(panel: CardPanel): Result<ChosenCard, CardPanelProblem> {
  if (!panel.addingCard)
    return panel.pickedId === null ? refused('CARD_REQUIRED') : ok({ kind: 'SAVED', paymentMethodId: panel.pickedId });
  if (panel.name.trim() === '') return refused('NAME_REQUIRED');
  return panel.field.complete && panel.field.error === null ? ok({ kind: 'NEW' }) : refused('DETAILS_INCOMPLETE');
}
