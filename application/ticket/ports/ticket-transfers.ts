import type { OrderedSession } from '#application/sale/ports/ordered-session.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Recipient } from '#domain/ticket/recipient.ts';
import type { EventCover } from './event-cover.ts';

export type GivenTicket = {
  /** null: the account is gone. */
  readonly giver: string | null;
  readonly isReceived: boolean;
  readonly holder: string;
  readonly email: string;
  readonly ticketName: string;
  /** null once it was received. */
  readonly qrText: string | null;
  readonly session: OrderedSession;
  readonly cover: EventCover;
  readonly ticketTypeId: string;
  /** What has to be answered to receive it; null: nothing. */
  readonly questions: Form | null;
};

export type TicketTransfers = {
  /** Needs no account. */
  readonly look: (secret: string) => Promise<Result<GivenTicket, Refusal>>;
  /** `ticketName`: by the event's team; null: it stays. */
  readonly edit: (
    ticketId: string,
    to: Recipient,
    newCode: boolean,
    ticketName: string | null,
  ) => Promise<Result<null, Refusal>>;
  readonly give: (ticketId: string, to: Recipient) => Promise<Result<null, Refusal>>;
  readonly takeBack: (ticketId: string) => Promise<Result<null, Refusal>>;
  readonly mailAgain: (ticketId: string) => Promise<Result<null, Refusal>>;
  /** Answers the ticket's id. */
  readonly receive: (secret: string, answers: SubmittedAnswers | null) => Promise<Result<string, Refusal>>;
};
export const TicketTransfers: Token<TicketTransfers> = token('TicketTransfers');
