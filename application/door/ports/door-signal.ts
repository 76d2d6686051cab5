import { type Token, token } from '#domain/kernel/token.ts';

export type DoorSignalKind = 'ADMITTED' | 'AGAIN' | 'REFUSED';

/** Sound and vibration, so that the answer is known without looking. Does nothing where the device cannot. */
export type DoorSignal = {
  readonly give: (kind: DoorSignalKind) => void;
  readonly isMuted: () => boolean;
  /** Takes the sound away; the vibration stays, because only the hand that holds the device feels it. */
  readonly mute: (muted: boolean) => void;
};
export const DoorSignal: Token<DoorSignal> = token('DoorSignal');
