import type { SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { SelfServiceAct, SelfServiceProblem } from '#domain/ticket/self-service.ts';

export type SelfServiceOffer = {
  readonly act: SelfServiceAct;
  /** null: without a date. */
  readonly until: Instant | null;
  /** null: it can be done now. */
  readonly refused: SelfServiceProblem | null;
};

export type OtherSession = {
  readonly id: number;
  readonly name: string;
  readonly beginAt: Instant;
  readonly timezone: string;
};

export type TicketTerms = SelfServicePolicy & {
  readonly ticketsAtVenue: boolean;
};

export type TicketSelfService = {
  /** Of a public event, as anybody may read it before buying. */
  readonly policy: (eventId: number) => Promise<Result<TicketTerms, Refusal>>;
  /** Empty for everybody but its buyer. */
  readonly offers: (ticketId: string) => Promise<Result<readonly SelfServiceOffer[], Refusal>>;
  /** What returning it gives back now. */
  readonly readReturn: (ticketId: string) => Promise<Result<{ readonly amount: Dong }, Refusal>>;
  /** A repeated request changes nothing. */
  readonly giveBack: (ticketId: string) => Promise<Result<null, Refusal>>;
  /** By their begin. */
  readonly otherSessions: (ticketId: string) => Promise<Result<readonly OtherSession[], Refusal>>;
  /** All tickets of its order. A repeated request changes nothing. */
  readonly changeSession: (ticketId: string, sessionId: number) => Promise<Result<null, Refusal>>;
};
export const TicketSelfService: Token<TicketSelfService> = token('TicketSelfService');
