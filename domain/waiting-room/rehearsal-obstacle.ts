/**
 * Why a sale is not rehearsed now. SALE_IS_HOT: people buy or wait. ANOTHER_RUNS: one at a time. NOTHING_TO_SELL: the
 * event has no ticket type.
 */
export type RehearsalObstacle = 'SALE_IS_HOT' | 'ANOTHER_RUNS' | 'NOTHING_TO_SELL';
