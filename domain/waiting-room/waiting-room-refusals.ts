import type { TokenProblem } from './waiting-token.ts';

/** SALE_IS_HOT: people are buying or waiting. ANOTHER_RUNS: one at a time. NOTHING_TO_SELL: no ticket type. */
export type RehearsalObstacle = 'SALE_IS_HOT' | 'ANOTHER_RUNS' | 'NOTHING_TO_SELL';

/** [S8] */
export type WaitingRoomRefusal =
  | { readonly code: 'WAITING_ROOM'; readonly eventId: number; readonly because: 'NOT_OPEN' | TokenProblem }
  | { readonly code: 'REHEARSAL_REFUSED'; readonly because: RehearsalObstacle };
