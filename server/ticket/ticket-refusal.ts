import type { Refusal } from '#domain/refusal.ts';
import type { ChangeRefusal } from '#domain/ticket/bought-ticket.ts';
import type {
  ReceiveTicketRefusal,
  ReissueRefusal,
  ResendTicketRefusal,
  SendTicketRefusal,
  TakeBackTicketRefusal,
} from '#domain/ticket/decide-ticket.ts';
import type { RecipientRefusal } from '#domain/ticket/recipient.ts';

type OfTheRules =
  | ChangeRefusal
  | RecipientRefusal
  | SendTicketRefusal
  | TakeBackTicketRefusal
  | ReceiveTicketRefusal
  | ResendTicketRefusal
  | ReissueRefusal;

export function ticketRefusal(refusal: OfTheRules): Refusal {
  switch (refusal.code) {
    case 'TICKET_CHECKED_IN':
    case 'TICKET_TRANSFERRED':
    case 'EVENT_ENDED':
    case 'TO_ONESELF':
    case 'NOT_SENT':
      return { code: 'TICKET_STAYS', because: refusal.code };
    case 'FIRST_NAME_MISSING':
      return { code: 'INVALID_INPUT', field: 'input.first_name', problem: { kind: 'REQUIRED' } };
    case 'NAME_TOO_LONG':
      return { code: 'INVALID_INPUT', field: 'input.first_name', problem: { kind: 'TOO_LONG', max: refusal.max } };
    default:
      return refusal;
  }
}

/** Of a name that the event's team gives one ticket. */
export const ticketNameRefusal = ({ max }: { readonly max: number }): Refusal => ({
  code: 'INVALID_INPUT',
  field: 'ticket_name',
  problem: { kind: 'TOO_LONG', max },
});
