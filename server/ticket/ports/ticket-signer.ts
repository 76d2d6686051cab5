import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

/** One event's Ed25519 pair; `keyNumber` (1 to 255) is part of every token. */
type TicketPublicKey = { readonly keyNumber: number; readonly publicKey: Uint8Array };

type TicketSigningKey = {
  readonly keyNumber: number;
  /** 64 bytes, deterministic, so tokens need not be stored. */
  readonly sign: (payload: Uint8Array) => Uint8Array;
};

/** Signs an event's tickets. Private keys stay on the server, sealed in ticket_key; the first use creates the pair. */
export type TicketSigner = {
  /** The newest pair, held in memory. */
  readonly signingKey: (eventId: number) => Promise<TicketSigningKey>;
  /** 32 bytes each, oldest first. */
  readonly publicKeys: (eventId: number) => Promise<readonly TicketPublicKey[]>;
  /** False for an unknown key number. */
  readonly verify: (eventId: number, keyNumber: number, payload: Uint8Array, signature: Uint8Array) => Promise<boolean>;
  readonly tokenOf: (ticket: {
    readonly eventId: number;
    readonly ticketId: string;
    readonly issueNumber: number;
  }) => Promise<string>;
};

export const TicketSigner: Token<TicketSigner> = token<TicketSigner>('TicketSigner');
