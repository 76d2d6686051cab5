import { type Token, token } from '#domain/kernel/token.ts';

export type DoorSignalKind = 'ADMITTED' | 'AGAIN' | 'REFUSED';

/** Sound and vibration, so that the answer is known without looking. Does nothing where the device cannot. */
export type DoorSignal = (kind: DoorSignalKind) => void;
export const DoorSignal: Token<DoorSignal> = token('DoorSignal');
