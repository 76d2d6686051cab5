/**
 * The one order in which a price comes about, whatever order promotions are given in: the organiser's own markdown, the
 * best automatic promotion of each ticket, the seat's special off, the code, the bank card. Every stage works on what
 * the stages before it left. (docs/decisions/0013)
 */
export const PRICE_STAGES = ['TICKET_PRICE', 'AUTOMATIC', 'SPECIAL', 'CODE', 'CARD'] as const;

export type PriceStage = (typeof PRICE_STAGES)[number];

/** Where the formula final = original - discount - promo counts a stage. [S9-10] [S9-11] */
export const COUNTS_AS = {
  TICKET_PRICE: 'DISCOUNT',
  AUTOMATIC: 'DISCOUNT',
  SPECIAL: 'DISCOUNT',
  CODE: 'PROMO',
  CARD: 'PROMO',
} as const satisfies Readonly<Record<PriceStage, string>>;

export type CountsAs = (typeof COUNTS_AS)[PriceStage];
