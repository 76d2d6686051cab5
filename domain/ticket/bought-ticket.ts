import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { RefusalIn } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Recipient } from './recipient.ts';
import type { TicketRefusal } from './ticket-refusals.ts';

/** SENT: forwarded to an address, usable there at once; RECEIVED: claimed by that person's account. */
export type TicketState = 'HELD' | 'SENT' | 'RECEIVED' | 'VOID';

export type VoidReason =
  | 'ORDER_CANCELLED'
  | 'ORDER_REFUNDED'
  | 'CHARGEBACK'
  | 'INVITATION_DECLINED'
  | 'INVITATION_TAKEN_BACK';

type CheckIn = { readonly scanId: string; readonly at: Instant };

export type BoughtTicket = {
  readonly ticketId: string;
  readonly eventId: number;
  readonly sectionEventId: number;
  /** From 1; raised by each reissue, so that only one token is valid. */
  readonly issueNumber: number;
  readonly recipient: Recipient;
  /** Oldest first, without undone ones. */
  readonly checkIns: readonly CheckIn[];
} & (
  | { readonly state: 'HELD'; readonly holder: AccountId }
  | { readonly state: 'SENT'; readonly sender: AccountId; readonly sentAt: Instant; readonly before: Recipient }
  | { readonly state: 'RECEIVED'; readonly holder: AccountId; readonly sender: AccountId }
  | { readonly state: 'VOID'; readonly because: VoidReason }
);

/** A ticket can be transferred once. [S5-13] */
export const TICKET_TRANSITIONS = {
  HELD: ['SENT', 'VOID'],
  SENT: ['HELD', 'RECEIVED', 'VOID'],
  RECEIVED: ['VOID'],
  VOID: [],
} as const satisfies Readonly<Record<TicketState, readonly TicketState[]>>;

export const TICKET_STATES = Object.keys(TICKET_TRANSITIONS) as readonly TicketState[];

export type TicketEvent =
  | { readonly kind: 'EDITED'; readonly recipient: Recipient }
  /** Invalidates the sender's token. */
  | { readonly kind: 'SENT'; readonly to: Recipient; readonly at: Instant }
  /** Invalidates the recipient's token. */
  | { readonly kind: 'TAKEN_BACK' }
  | { readonly kind: 'RECEIVED'; readonly by: AccountId }
  | { readonly kind: 'REISSUED' }
  | { readonly kind: 'CHECKED_IN'; readonly scanId: string; readonly at: Instant }
  | { readonly kind: 'CHECK_IN_UNDONE'; readonly scanId: string }
  | { readonly kind: 'VOIDED'; readonly because: VoidReason };

export const ticketUse = (ticket: BoughtTicket): TicketUse => ({
  checkedIn: ticket.checkIns.length > 0,
  transferred: ticket.state === 'SENT' || ticket.state === 'RECEIVED',
  isVoid: ticket.state === 'VOID',
});

export type TicketUse = {
  readonly checkedIn: boolean;
  readonly transferred: boolean;
  readonly isVoid: boolean;
};

export type ChangeRefusal =
  | RefusalIn<TicketRefusal, 'TICKET_VOID'>
  | { readonly code: 'TICKET_CHECKED_IN' }
  | { readonly code: 'TICKET_TRANSFERRED' };

/** Null: it can. Check-in wins over transfer. Sentences are in words/ticket/tickets.ts. [S5-12] [S5-13] */
export function changeRefusal({ checkedIn, transferred, isVoid }: TicketUse): ChangeRefusal | null {
  if (isVoid) return { code: 'TICKET_VOID' };
  if (checkedIn) return { code: 'TICKET_CHECKED_IN' };
  return transferred ? { code: 'TICKET_TRANSFERRED' } : null;
}

/** The ticket after an event. Events that do not fit its state are ignored. [S5-13] [design] */
export function evolveTicket(ticket: BoughtTicket, event: TicketEvent): BoughtTicket {
  const { ticketId, eventId, sectionEventId, issueNumber, recipient, checkIns } = ticket;
  const paper = { ticketId, eventId, sectionEventId, issueNumber, recipient, checkIns };
  switch (event.kind) {
    case 'EDITED':
      return { ...ticket, recipient: event.recipient };
    case 'SENT':
      return ticket.state === 'HELD'
        ? {
            ...paper,
            issueNumber: issueNumber + 1,
            recipient: event.to,
            state: 'SENT',
            sender: ticket.holder,
            sentAt: event.at,
            before: recipient,
          }
        : ticket;
    case 'TAKEN_BACK':
      return ticket.state === 'SENT'
        ? { ...paper, issueNumber: issueNumber + 1, recipient: ticket.before, state: 'HELD', holder: ticket.sender }
        : ticket;
    case 'RECEIVED':
      return ticket.state === 'SENT'
        ? { ...paper, state: 'RECEIVED', holder: event.by, sender: ticket.sender }
        : ticket;
    case 'REISSUED':
      return { ...ticket, issueNumber: issueNumber + 1 };
    case 'CHECKED_IN':
      return { ...ticket, checkIns: [...checkIns, { scanId: event.scanId, at: event.at }] };
    case 'CHECK_IN_UNDONE':
      return { ...ticket, checkIns: checkIns.filter(({ scanId }) => scanId !== event.scanId) };
    case 'VOIDED':
      return { ...paper, state: 'VOID', because: event.because };
    default:
      return never(event);
  }
}
