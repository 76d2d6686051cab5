import { type Token, token } from '#domain/kernel/token.ts';

/** Checks the signature of a ticket's code on the device. null: this browser cannot. */
export type TicketVerifier = (
  publicKey: Uint8Array,
  payload: Uint8Array,
  signature: Uint8Array,
) => Promise<boolean | null>;
export const TicketVerifier: Token<TicketVerifier> = token('TicketVerifier');
