import { type Token, token } from '#domain/kernel/token.ts';

/** `eventId`: null until the door was opened once. */
export type GateKey = { readonly key: string; readonly eventId: number | null };

export type GateKeys = {
  readonly read: (passId: string) => GateKey | null;
  readonly keep: (passId: string, key: GateKey) => void;
  readonly forget: (passId: string) => void;
  /** From now on this pass's key is shown; null: none. */
  readonly show: (passId: string | null) => void;
  readonly shown: () => string | null;
};
export const GateKeys: Token<GateKeys> = token('GateKeys');
