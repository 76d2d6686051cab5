import type { TicketFacts } from '#domain/permission/ticket-abilities.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';

/** What rights on a ticket are decided from, but for the viewer's rights on its event. */
export const ticketFacts = ({
  accountId,
  hand,
  redeemCount,
  status,
}: BoughtTicketRow): Omit<TicketFacts, 'eventAbilities'> => ({
  checkedIn: redeemCount > 0,
  transferred: hand !== 'HELD',
  isVoid: status === 'VOID',
  holderAccountId: hand === 'SENT' ? null : accountId,
  giverAccountId: hand === 'SENT' ? accountId : null,
});
