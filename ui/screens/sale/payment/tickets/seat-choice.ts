import type { SeatChoice } from '#application/sale/ports/checkout-drafts.ts';

export type { SeatChoice };

/** By ticket id. */
export type SeatChoices = Readonly<Record<string, SeatChoice>>;

export const BEST_CHOICE: SeatChoice = { seatIds: [], accessible: 0, code: '' };
