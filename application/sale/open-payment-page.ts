import { Clock } from '#application/platform/ports/clock.ts';
import { type CounterSession, TicketCounter } from '#application/sale/ports/ticket-counter.ts';
import { hasPage } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type OpenedPaymentPage = { readonly session: CounterSession; readonly now: Instant };

/** Refuses drafts: they sell nothing. */
export type OpenPaymentPage = (sectionEventId: number) => Promise<Result<OpenedPaymentPage, Refusal>>;

export const OpenPaymentPage = defineUseCase(
  'OpenPaymentPage',
  { ticketCounter: TicketCounter, clock: Clock },
  (ports): OpenPaymentPage =>
    async (sectionEventId) => {
      const answer = await ports.ticketCounter.open(sectionEventId);
      if (!answer.ok) return answer;
      if (!hasPage(answer.value.event)) return refused({ code: 'EVENT_NOT_FOUND' });
      return ok({ session: answer.value, now: ports.clock.now() });
    },
);
