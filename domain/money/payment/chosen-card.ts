import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** The card that is charged: one of the account's, or the one in the form. */
export type ChosenCard = { readonly kind: 'SAVED'; readonly paymentMethodId: string } | { readonly kind: 'NEW' };

/**
 * What the page asks of our server and of the card provider. CREATE_CARD hands the provider the field's content;
 * ATTACH_CARD keeps it with the account.
 */
export type CardAction = 'CREATE_INTENT' | 'CREATE_CARD' | 'ATTACH_CARD' | 'CONFIRM';

/**
 * The acts of a payment by card, in this order: a new card is created and kept before the payment is confirmed with it.
 * [S4-35] [S4-36]
 */
export const cardActions = (card: ChosenCard): readonly CardAction[] =>
  card.kind === 'SAVED' ? ['CREATE_INTENT', 'CONFIRM'] : ['CREATE_INTENT', 'CREATE_CARD', 'ATTACH_CARD', 'CONFIRM'];

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
