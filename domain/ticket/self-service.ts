import type { SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { addDays } from '#domain/time/shift-days.ts';
import type { TicketState } from './bought-ticket.ts';

export const SELF_SERVICE_ACTS = ['GIVE_BACK', 'CHANGE_NAME', 'CHANGE_SESSION'] as const;
export type SelfServiceAct = (typeof SELF_SERVICE_ACTS)[number];

/** Why a ticket's buyer may not act. Sentences are in words/ticket/self-service.ts. */
export const SELF_SERVICE_PROBLEMS = [
  'NOT_ALLOWED',
  'TICKET_VOID',
  'TICKET_CHECKED_IN',
  'TICKET_TRANSFERRED',
  'ORDER_NOT_COMPLETE',
  'TOO_LATE',
  'ORDER_NOT_WHOLE',
  'OTHER_TICKETS',
  'SESSION_FULL',
  'LIMIT_REACHED',
] as const;
export type SelfServiceProblem = (typeof SELF_SERVICE_PROBLEMS)[number];

export type SelfServiceTicket = {
  readonly state: TicketState;
  readonly checkedIn: boolean;
  readonly orderStatus: OrderStatus;
  readonly session: { readonly beginAt: Instant; readonly timezone: string };
};

function daysOf(act: SelfServiceAct, policy: SelfServicePolicy): number | null {
  switch (act) {
    case 'GIVE_BACK':
      return policy.refundDays;
    case 'CHANGE_NAME':
      return policy.nameChangeDays;
    case 'CHANGE_SESSION':
      return policy.sessionChangeDays;
    default:
      return never(act);
  }
}

/** Until when an act is allowed: some days before the session, at its local time; null: there is no date. [design] */
export function selfServiceUntil(
  act: SelfServiceAct,
  policy: SelfServicePolicy,
  { beginAt, timezone }: SelfServiceTicket['session'],
): Instant | null {
  const days = daysOf(act, policy);
  return days === null ? null : addDays(beginAt, -days, timezone);
}

/** Why a ticket's buyer may not act now by the event's policy; null: they may. [design] */
export function selfServiceProblem(
  act: SelfServiceAct,
  policy: SelfServicePolicy,
  ticket: SelfServiceTicket,
  now: Instant,
): SelfServiceProblem | null {
  const until = selfServiceUntil(act, policy, ticket.session);
  if (until === null && act !== 'CHANGE_NAME') return 'NOT_ALLOWED';
  if (ticket.state === 'VOID') return 'TICKET_VOID';
  if (ticket.checkedIn) return 'TICKET_CHECKED_IN';
  if (ticket.state !== 'HELD') return 'TICKET_TRANSFERRED';
  if (ticket.orderStatus !== 'SUCCESSFUL') return 'ORDER_NOT_COMPLETE';
  return until !== null && now >= until ? 'TOO_LATE' : null;
}
