import type { TokenProblem } from './waiting-token.ts';

/**
 * Why a sale is not rehearsed now. SALE_IS_HOT: people buy or wait. ANOTHER_RUNS: one at a time. NOTHING_TO_SELL: the
 * event has no ticket type.
 */
export type RehearsalObstacle = 'SALE_IS_HOT' | 'ANOTHER_RUNS' | 'NOTHING_TO_SELL';

/** Refusals of a waiting room and of its rehearsal. [S8] */
export type WaitingRoomRefusal =
  /** The event admits buyers in order: its waiting room is the way in. */
  | { readonly code: 'WAITING_ROOM'; readonly eventId: number; readonly because: 'NOT_OPEN' | TokenProblem }
  /** The rehearsal would disturb a real sale or another rehearsal, or has nothing to sell. */
  | { readonly code: 'REHEARSAL_REFUSED'; readonly because: RehearsalObstacle };
