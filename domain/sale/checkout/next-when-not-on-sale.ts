import type { TicketSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Alternatives, type NextSteps, nextSteps } from '#domain/sale/quantity/next-step.ts';

/**
 * What a buyer can do when a ticket type is not on sale. `opensAt` null: no date is set. Waiting lists are for sold-out
 * types. [design]
 */
export const nextWhenNotOnSale = (
  state: Exclude<TicketSaleState, 'ON_SALE'>,
  opensAt: Instant | null,
  elsewhere: Alternatives,
): NextSteps =>
  nextSteps(
    state === 'COMING_SOON' && { kind: 'COME_BACK_FOR_THE_SALE', at: opensAt },
    elsewhere.otherTicket && { kind: 'CHOOSE_ANOTHER_TICKET' },
    elsewhere.otherSession && { kind: 'CHOOSE_ANOTHER_SESSION' },
    state === 'SOLD_OUT' && elsewhere.waitingList && { kind: 'JOIN_WAITING_LIST' },
  );
