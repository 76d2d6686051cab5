import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { Sealed } from '#server/platform/ports/keyring.ts';

export type TicketKeyRow = {
  readonly keyNumber: number;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  readonly privateKey: Sealed;
};

export type TicketKeyRows = {
  /** Oldest first. */
  readonly ofEvent: (eventId: number) => Promise<readonly TicketKeyRow[]>;
  /** Does nothing if the event has a key of that number, so of two nodes one wins. */
  readonly add: (eventId: number, row: TicketKeyRow) => Promise<void>;
};

export const TicketKeyRows: Token<TicketKeyRows> = token<TicketKeyRows>('TicketKeyRows');
