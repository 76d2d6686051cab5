import type { TokenProblem } from './check-token.ts';
import type { RehearsalObstacle } from './rehearsal-obstacle.ts';

/** Refusals of a waiting room and of its rehearsal. [S8] */
export type WaitingRoomRefusal =
  /** The event admits buyers in order: its waiting room is the way in. */
  | { readonly code: 'WAITING_ROOM'; readonly eventId: number; readonly because: 'NOT_OPEN' | TokenProblem }
  /** The rehearsal would disturb a real sale or another rehearsal, or has nothing to sell. */
  | { readonly code: 'REHEARSAL_REFUSED'; readonly because: RehearsalObstacle };
