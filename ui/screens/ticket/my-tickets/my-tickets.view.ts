import { useEffect, useState } from 'react';
import { ListMyTickets, type MyTickets, type TicketGroup } from '#application/ticket/list-my-tickets.ts';
import type { HeldTicket } from '#application/ticket/ports/ticket-wallet.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type TicketCardState, type TicketTime, ticketCardState } from '#domain/ticket/ticket-card.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { calendarLeaf, clockTime, longDate } from '#ui/screens/event-time.view.ts';

export type TicketList = {
  readonly groups: readonly TicketGroup[];
  readonly more: (() => void) | null;
  readonly state: 'IDLE' | 'LOADING' | 'FAILED';
};

export function useTicketList(time: TicketTime, first: MyTickets): TicketList {
  const listMyTickets = useUseCase(ListMyTickets);
  const [shown, setShown] = useState(first);
  const [state, setState] = useState<TicketList['state']>('IDLE');
  useEffect(() => {
    setShown(first);
    setState('IDLE');
  }, [first]);
  const more = async () => {
    setState('LOADING');
    const answer = await listMyTickets(time, shown).catch(() => null);
    if (answer?.ok !== true) return setState('FAILED');
    setShown(answer.value);
    setState('IDLE');
  };
  return { groups: shown.groups, more: shown.after === null ? null : () => void more(), state };
}

export const groupWhen = ({ session }: TicketGroup, locale: Locale): string =>
  `${longDate(session.beginAt, session.timezone, locale)} · ${clockTime(session.beginAt, session.timezone)}`;

export const groupLeaf = ({ session }: TicketGroup, locale: Locale) =>
  calendarLeaf(session.beginAt, session.timezone, locale);

/** The orders with tickets that still admit; each is one PDF. */
export function ordersOf({ tickets }: TicketGroup): readonly { readonly id: string; readonly orderNumber: string }[] {
  const orders = new Map<string, { readonly id: string; readonly orderNumber: string }>();
  for (const { status, hand, orderId, orderNumber } of tickets)
    if (status === 'VALID' && hand !== 'SENT') orders.set(orderId, { id: orderId, orderNumber });
  return [...orders.values()];
}

export const stubState = (ticket: HeldTicket): TicketCardState => ticketCardState(ticket);
