import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** What a desk is told of an order, by the stored kinds of its own events. */
const OF_ORDER = {
  placed: 'PLACED',
  paid: 'PAID',
  'paid-late': 'PAID_LATE',
  'part-paid': 'PART_PAID',
  'paid-again': 'PAID_AGAIN',
  'late-money': 'LATE_MONEY',
  'refund-chosen': 'REFUND_CHOSEN',
  'waiting-chosen': 'WAITING_CHOSEN',
  'waiting-over': 'WAITING_OVER',
  expired: 'EXPIRED',
  'payment-refused': 'PAYMENT_REFUSED',
  approved: 'APPROVED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
  'given-back': 'GIVEN_BACK',
  'tickets-voided': 'TICKETS_VOIDED',
  'refund-decided': 'REFUND_DECIDED',
  'refund-sent': 'REFUND_SENT',
  'refund-confirmed': 'REFUND_CONFIRMED',
  'refund-failed': 'REFUND_FAILED',
  'session-changed': 'SESSION_CHANGED',
} as const;

/** By acts of the audit log that its events do not have. Check-ins are told where guests are. */
const OF_AUDIT = {
  'ticket.mailed': 'TICKET_MAILED',
  'ticket.mailed-by-staff': 'TICKET_MAILED',
  'ticket.reissued': 'TICKET_REISSUED',
  'ticket.edited': 'TICKET_EDITED',
  'ticket.sent': 'TICKET_GIVEN',
  'ticket.received': 'TICKET_RECEIVED',
  'ticket.taken-back': 'TICKET_TAKEN_BACK',
  'e-invoice.issued': 'INVOICE_ISSUED',
  'e-invoice.failed': 'INVOICE_FAILED',
  'e-invoice.retried': 'INVOICE_RETRIED',
} as const;

export type HistoryKind = (typeof OF_ORDER)[keyof typeof OF_ORDER] | (typeof OF_AUDIT)[keyof typeof OF_AUDIT];

export const HISTORY_KINDS: readonly HistoryKind[] = [
  ...new Set<HistoryKind>([...Object.values(OF_ORDER), ...Object.values(OF_AUDIT)]),
];

/** The acts to read from the audit log. */
export const HISTORY_ACTS = Object.keys(OF_AUDIT) as readonly (keyof typeof OF_AUDIT)[];

/** The most entries that a desk is shown, the newest. [design] */
export const MOST_HISTORY = 500;

export type StoredEntry = {
  /** Of an event of the order, or an act of the audit log. */
  readonly kind: string;
  readonly at: Instant;
  readonly data: Readonly<Record<string, unknown>>;
};

export type HistoryFact = {
  readonly kind: HistoryKind;
  readonly at: Instant;
  /** The money it is about; null: none. */
  readonly amount: Dong | null;
  /** How many tickets or places it is about; null: not counted. */
  readonly tickets: number | null;
};

const has = <Table extends object>(table: Table, kind: PropertyKey): kind is keyof Table => Object.hasOwn(table, kind);

const kindOf = (stored: string): HistoryKind | null => {
  if (has(OF_ORDER, stored)) return OF_ORDER[stored];
  return has(OF_AUDIT, stored) ? OF_AUDIT[stored] : null;
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const firstCount = (...values: readonly unknown[]): number | null => values.find(isCount) ?? null;

/** In words for people: no ids. Null: nothing that a desk needs, as a kind of a newer version. [design] */
export function tellEntry({ kind: stored, at, data }: StoredEntry): HistoryFact | null {
  const kind = kindOf(stored);
  if (kind === null) return null;
  const amount = firstCount(data['received'], data['amount'], data['price']);
  return {
    kind,
    at,
    amount: amount === null ? null : dong(amount),
    tickets: firstCount(data['tickets'], data['places']),
  };
}

export type HistoryActor =
  | { readonly by: 'BUYER' | 'PLATFORM' | 'STAFF' }
  | { readonly by: 'PERSON'; readonly name: string };

/** `isStaff`: of the platform, and not of the event's team. */
type ActingAccount = { readonly accountId: AccountId; readonly name: string; readonly isStaff: boolean };

/** The platform's own people act for it: an organiser is told no name of theirs. Null: nobody acted. [design] */
export function historyActor(actor: ActingAccount | null, buyer: AccountId): HistoryActor {
  if (actor === null) return { by: 'PLATFORM' };
  if (actor.accountId === buyer) return { by: 'BUYER' };
  return actor.isStaff ? { by: 'STAFF' } : { by: 'PERSON', name: actor.name };
}
