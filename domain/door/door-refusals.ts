import type { GatePinRefusal } from './gate-pass.ts';

/** [S8] [design] */
export type DoorRefusal = GatePinRefusal;
