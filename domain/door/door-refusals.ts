import type { GatePinRefusal } from './gate-pass.ts';

/** [S8] [design] */
export type DoorRefusal =
  | GatePinRefusal
  | {
      readonly code: 'UNDO_REFUSED';
      readonly because: 'NOT_FOUND' | 'NOT_YOURS' | 'ALREADY_UNDONE' | 'NOT_LAST' | 'TOO_LATE';
    };
