import type {
  ExplainedPurchase,
  PortalOrder,
  PortalTicket,
  TicketPortal,
} from '#application/ticket/ports/ticket-portal.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';

const PAGE = 2;

type Explained = Readonly<Record<string, ExplainedPurchase>>;

/** `explained` by email and event. Resent at most once. */
export function aTicketPortal(given: readonly PortalOrder[], explained: Explained = {}): TicketPortal {
  let orders = given;
  const resent = new Set<string>();
  const change = (ticketId: string, to: (ticket: PortalTicket) => PortalTicket): Result<null, Refusal> => {
    if (!orders.some(({ tickets }) => tickets.some(({ id }) => id === ticketId))) return refused({ code: 'NOT_FOUND' });
    orders = orders.map((order) => ({
      ...order,
      tickets: order.tickets.map((ticket) => (ticket.id === ticketId ? to(ticket) : ticket)),
    }));
    return ok(null);
  };
  return {
    find: async (search, { after }) => {
      const matching = orders
        .filter(({ line, tickets }) => [line.email, ...tickets.map(({ codeEnd }) => codeEnd)].includes(search))
        .map(({ line }) => line);
      const from = after === undefined ? 0 : Number(after);
      const next = from + PAGE < matching.length ? String(from + PAGE) : null;
      return ok({
        entries: matching.slice(from, from + PAGE),
        after: next,
        before: from === 0 ? null : '0',
        totalCount: matching.length,
      });
    },
    order: async (id) => {
      const order = orders.find(({ line }) => line.id === id);
      return order === undefined ? refused({ code: 'NOT_FOUND' }) : ok(order);
    },
    explain: async (email, eventId) => {
      const answer = explained[`${email} ${eventId}`];
      return answer === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(answer);
    },
    resend: async (ticketId) => {
      if (resent.has(ticketId)) return refused({ code: 'TICKET_VOID' });
      resent.add(ticketId);
      return change(ticketId, (ticket) => ticket);
    },
    reissue: async (ticketId) =>
      change(ticketId, (ticket) => ({
        ...ticket,
        codeEnd: 'NEWC',
        entry: [...ticket.entry, 'Its code was replaced once.'],
      })),
    voidTicket: async (ticketId, reason) =>
      change(ticketId, (ticket) => ({ ...ticket, isVoid: true, voidReason: reason, entry: ['This ticket is void.'] })),
  };
}
