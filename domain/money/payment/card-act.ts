/** The card that is charged: one of the account's, or the one in the form. */
export type ChosenCard = { readonly kind: 'SAVED'; readonly paymentMethodId: string } | { readonly kind: 'NEW' };

/**
 * What the page asks of our server and of the card provider. CREATE_CARD hands the provider the field's content;
 * ATTACH_CARD keeps it with the account.
 */
export type CardAct = 'CREATE_INTENT' | 'CREATE_CARD' | 'ATTACH_CARD' | 'CONFIRM';

/**
 * The acts of a payment by card, in this order: a new card is created and kept before the payment is confirmed with it.
 * [S4-35] [S4-36]
 */
export const cardActs = (card: ChosenCard): readonly CardAct[] =>
  card.kind === 'SAVED' ? ['CREATE_INTENT', 'CONFIRM'] : ['CREATE_INTENT', 'CREATE_CARD', 'ATTACH_CARD', 'CONFIRM'];
