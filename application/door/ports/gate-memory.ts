import type { Gate } from '#application/door/ports/door.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Which gate this device is. Its id is made once and stays; its name is given by staff. */
export type GateMemory = {
  readonly read: () => Gate;
  readonly name: (name: string | null) => void;
};
export const GateMemory: Token<GateMemory> = token('GateMemory');
