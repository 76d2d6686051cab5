import { type Token, token } from '#domain/kernel/token.ts';

export type TicketVerifier = (
  publicKey: Uint8Array,
  payload: Uint8Array,
  signature: Uint8Array,
) => Promise<boolean | null>;
export const TicketVerifier: Token<TicketVerifier> = token('TicketVerifier');
