import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import {
  type OtherSession,
  type SelfServiceOffer,
  TicketSelfService,
  type TicketTerms,
} from '#application/ticket/ports/ticket-self-service.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type SelfService = {
  readonly policy: (eventId: number) => Promise<Result<TicketTerms, Trouble>>;
  /** Also where it is too late or the ticket was used. */
  readonly offers: (ticketId: string) => Promise<Result<readonly SelfServiceOffer[], Trouble>>;
  readonly readReturn: (ticketId: string) => Promise<Result<{ readonly amount: Dong }, Trouble>>;
  readonly giveBack: (ticketId: string) => Promise<Result<null, Trouble>>;
  readonly otherSessions: (ticketId: string) => Promise<Result<readonly OtherSession[], Trouble>>;
  readonly changeSession: (ticketId: string, sessionId: number) => Promise<Result<null, Trouble>>;
};

export const SelfService = defineUseCase(
  'SelfService',
  { desk: TicketSelfService },
  ({ desk }): SelfService => ({
    policy: (eventId) => retry(() => desk.policy(eventId)),
    offers: async (ticketId) => {
      const answer = await retry(() => desk.offers(ticketId));
      if (!answer.ok) return answer;
      const isShown = ({ act, until, refused: problem }: SelfServiceOffer) =>
        problem !== 'NOT_ALLOWED' && (act !== 'CHANGE_NAME' || until !== null);
      return { ok: true, value: answer.value.filter(isShown) };
    },
    readReturn: (ticketId) => retry(() => desk.readReturn(ticketId)),
    otherSessions: (ticketId) => retry(() => desk.otherSessions(ticketId)),
    changeSession: (ticketId, sessionId) =>
      desk.changeSession(ticketId, sessionId).catch(() => refused({ code: 'UNREACHABLE' })),
    giveBack: (ticketId) => desk.giveBack(ticketId).catch(() => refused({ code: 'UNREACHABLE' })),
  }),
);
