import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import type { TicketRefusal } from '#domain/ticket/ticket-refusals.ts';

/** What stands in the way of changing a ticket. */
export type TicketUse = {
  readonly checkedIn: boolean;
  /** On its way to somebody, or come to its holder from somebody. */
  readonly transferred: boolean;
  readonly isVoid: boolean;
};

export type ChangeRefusal =
  | RefusalIn<TicketRefusal, 'TICKET_VOID'>
  | { readonly code: 'TICKET_CHECKED_IN' }
  | { readonly code: 'TICKET_TRANSFERRED' };

/**
 * Why a ticket keeps what it says and stays with its holder; null when it may be edited and forwarded. One that was
 * used says so even when it was transferred too. The sentences stand in words/ticket/tickets.ts. [S5-12] [S5-13]
 */
export function changeRefusal({ checkedIn, transferred, isVoid }: TicketUse): ChangeRefusal | null {
  if (isVoid) return { code: 'TICKET_VOID' };
  if (checkedIn) return { code: 'TICKET_CHECKED_IN' };
  return transferred ? { code: 'TICKET_TRANSFERRED' } : null;
}
