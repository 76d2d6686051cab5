import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Tickets as PDF, in the language of the page. */
export type TicketPdfs = {
  readonly ofTicket: (ticketId: string) => Promise<Result<Blob, Refusal>>;
  /** Those of an order that are the viewer's. */
  readonly ofOrder: (orderId: string) => Promise<Result<Blob, Refusal>>;
};
export const TicketPdfs: Token<TicketPdfs> = token('TicketPdfs');
