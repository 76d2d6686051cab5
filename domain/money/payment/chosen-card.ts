import { ok, type Result, refused } from '#domain/kernel/result.ts';

export type ChosenCard = { readonly kind: 'SAVED'; readonly paymentMethodId: string } | { readonly kind: 'NEW' };

/** CREATE_CARD sends the field's content to the provider; ATTACH_CARD saves the card to the account. */
export type CardAction = 'CREATE_INTENT' | 'CREATE_CARD' | 'ATTACH_CARD' | 'CONFIRM';

/** The actions of a card payment in order; a new card is saved before the payment is confirmed. [S4-35] [S4-36] */
export const cardActions = (card: ChosenCard): readonly CardAction[] =>
  card.kind === 'SAVED' ? ['CREATE_INTENT', 'CONFIRM'] : ['CREATE_INTENT', 'CREATE_CARD', 'ATTACH_CARD', 'CONFIRM'];

/** Preselected country of a new card. [S2.11-20] */
export const DEFAULT_CARD_COUNTRY = 'VN';

export type CardPanel = {
  readonly pickedId: string | null;
  readonly addingCard: boolean;
  readonly name: string;
  /** Reported by the card provider. */
  readonly field: { readonly complete: boolean; readonly error: string | null };
};

export type CardPanelProblem = 'CARD_REQUIRED' | 'NAME_REQUIRED' | 'DETAILS_INCOMPLETE';

/** An open form wins over a saved card; without it one must be selected. [S5-25] [S5-26] [S5-27] */
export function chosenCard(panel: CardPanel): Result<ChosenCard, CardPanelProblem> {
  if (!panel.addingCard)
    return panel.pickedId === null ? refused('CARD_REQUIRED') : ok({ kind: 'SAVED', paymentMethodId: panel.pickedId });
  if (panel.name.trim() === '') return refused('NAME_REQUIRED');
  return panel.field.complete && panel.field.error === null ? ok({ kind: 'NEW' }) : refused('DETAILS_INCOMPLETE');
}
