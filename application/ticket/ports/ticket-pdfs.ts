import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** In the page's language. */
export type TicketPdfs = {
  readonly ofTicket: (ticketId: string) => Promise<Result<Blob, Refusal>>;
  /** The viewer's tickets of an order. */
  readonly ofOrder: (orderId: string) => Promise<Result<Blob, Refusal>>;
  /** Of a paid order. */
  readonly ofReceipt: (orderId: string) => Promise<Result<Blob, Refusal>>;
};
export const TicketPdfs: Token<TicketPdfs> = token('TicketPdfs');
