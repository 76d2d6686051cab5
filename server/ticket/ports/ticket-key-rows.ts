import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { Sealed } from '#server/platform/ports/keyring.ts';

export type TicketKeyRow = {
  readonly keyNumber: number;
  /** Raw, 32 bytes. */
  readonly publicKey: Uint8Array;
  readonly privateKey: Sealed;
};

/** Where the events' signing keys are kept; the private halves only sealed. */
export type TicketKeyRows = {
  /** Oldest first. */
  readonly ofEvent: (eventId: number) => Promise<readonly TicketKeyRow[]>;
  /**
   * Does nothing when the event has a key of that number already: of two nodes that make the first key at once, one
   * wins.
   */
  readonly add: (eventId: number, row: TicketKeyRow) => Promise<void>;
};

export const TicketKeyRows: Token<TicketKeyRows> = token<TicketKeyRows>('TicketKeyRows');
