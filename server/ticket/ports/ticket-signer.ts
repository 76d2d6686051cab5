import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

/** One event's pair of Ed25519 keys; `keyNumber` (1 to 255) stands in every token that it signs. */
type TicketPublicKey = { readonly keyNumber: number; readonly publicKey: Uint8Array };

type TicketSigningKey = {
  readonly keyNumber: number;
  /** 64 bytes; the same for the same payload, so tokens need not be stored. */
  readonly sign: (payload: Uint8Array) => Uint8Array;
};

/**
 * Signs an event's tickets. The private half stays on the server, sealed in ticket_key; the first use of an event makes
 * its pair.
 */
export type TicketSigner = {
  /** The newest pair, ready to sign many; held in memory after the first use. */
  readonly signingKey: (eventId: number) => Promise<TicketSigningKey>;
  /** Every pair that the event ever had, raw 32 bytes each, oldest first. */
  readonly publicKeys: (eventId: number) => Promise<readonly TicketPublicKey[]>;
  /** False for a key number that the event never had. */
  readonly verify: (eventId: number, keyNumber: number, payload: Uint8Array, signature: Uint8Array) => Promise<boolean>;
  /** The token that stands in the ticket's QR. */
  readonly tokenOf: (ticket: {
    readonly eventId: number;
    readonly ticketId: string;
    readonly issueNumber: number;
  }) => Promise<string>;
};

export const TicketSigner: Token<TicketSigner> = token<TicketSigner>('TicketSigner');
