export type SavedCard = { readonly id: string; readonly brand: string; readonly last4: string };

/** Page size. [S9] */
export const SAVED_CARDS_PAGE = 100;

export type CardBrand = 'VISA' | 'MASTERCARD' | 'DISCOVER' | 'AMERICAN_EXPRESS' | 'OTHER';

const BRANDS: ReadonlyMap<string, CardBrand> = new Map([
  ['visa', 'VISA'],
  ['mastercard', 'MASTERCARD'],
  ['discover', 'DISCOVER'],
  ['american-express', 'AMERICAN_EXPRESS'],
  ['amex', 'AMERICAN_EXPRESS'],
]);

/** The brand by the provider's name; American Express has two. */
export const cardBrand = (brand: string): CardBrand => BRANDS.get(brand.toLowerCase()) ?? 'OTHER';

/** '**** 4242' [S2.11-17] */
export const maskedNumber = (card: Pick<SavedCard, 'last4'>): string => `**** ${card.last4}`;

/** The selected card after the list changed: the same if it still exists, else the first, else none. */
export const pickedCard = (cards: readonly SavedCard[], pickedId: string | null): string | null =>
  (cards.find((card) => card.id === pickedId) ?? cards[0])?.id ?? null;
