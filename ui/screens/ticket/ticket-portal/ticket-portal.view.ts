import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PortalTicket } from '#application/ticket/ports/ticket-portal.ts';
import { SupportTickets } from '#application/ticket/support-tickets.ts';
import { eventIdFromSlug } from '#domain/kernel/names/slug.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export const VOID_REASON_LONGEST = 500;

export const portalQuery = (parts: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query.toString()}`;
};

/** By its number or its page's address; null: neither. */
export function eventAsked(typed: string): number | null {
  const [address = ''] = typed.trim().split(/[?#]/);
  return eventIdFromSlug(address.split('/').findLast((part) => part !== '') ?? '');
}

export const isEmail = (typed: string): boolean => parseEmailAddress(typed).ok;

export type MailTopic = 'TICKETS' | 'REGISTRATION' | 'CANCELLED' | 'MONEY';

const TOPICS: Readonly<Record<string, MailTopic>> = {
  'order-confirmed': 'TICKETS',
  'place-came-free': 'TICKETS',
  'ticket-mailed': 'TICKETS',
  'ticket-received': 'TICKETS',
  'session-changed': 'TICKETS',
  'order-cancelled': 'CANCELLED',
  'ticket-voided': 'CANCELLED',
  'ticket-taken-back': 'TICKETS',
  'registration-pending': 'REGISTRATION',
  'registration-approved': 'REGISTRATION',
  'registration-declined': 'REGISTRATION',
  'registration-withdrawn': 'REGISTRATION',
};

/** Others are about payments and refunds. */
export const mailTopic = (message: string): MailTopic => TOPICS[message] ?? 'MONEY';

/** `trouble`: why the last one failed, where a dialog shows it. */
export function useTicketActs(ticket: PortalTicket, onDone: () => void) {
  const { t } = useLingui();
  const portal = useUseCase(SupportTickets);
  const { busy, act, tell } = useDeskAct();
  const [trouble, setTrouble] = useState<string | null>(null);
  const inDialog = async (asked: ReturnType<typeof portal.reissue>, done: string): Promise<void> => {
    setTrouble(null);
    const why = await act(asked, done);
    setTrouble(why);
    if (why === null) onDone();
  };
  return {
    busy,
    trouble,
    forget: () => setTrouble(null),
    resend: () => tell(portal.resend(ticket.id), t`Ticket emailed to ${ticket.email}`),
    reissue: () => inDialog(portal.reissue(ticket.id), t`New code emailed to ${ticket.email}`),
    voidTicket: (reason: string) => inDialog(portal.voidTicket(ticket.id, reason), t`Ticket voided`),
  };
}
