import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Recipient } from '#domain/ticket/recipient.ts';

export type TicketTransfers = {
  readonly edit: (ticketId: string, to: Recipient, newCode: boolean) => Promise<Result<null, Refusal>>;
  readonly give: (ticketId: string, to: Recipient) => Promise<Result<null, Refusal>>;
  readonly takeBack: (ticketId: string) => Promise<Result<null, Refusal>>;
  readonly mailAgain: (ticketId: string) => Promise<Result<null, Refusal>>;
  /** Answers the ticket's id. */
  readonly receive: (secret: string) => Promise<Result<string, Refusal>>;
};
export const TicketTransfers: Token<TicketTransfers> = token('TicketTransfers');
