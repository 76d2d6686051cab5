import type { TicketFacts } from '#domain/permission/ticket-abilities.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';

/** Without the viewer's event abilities. */
export const ticketFacts = ({
  accountId,
  giverAccountId,
  hand,
  status,
}: BoughtTicketRow): Omit<TicketFacts, 'eventAbilities'> => ({
  isVoid: status === 'VOID',
  holderAccountId: hand === 'SENT' ? null : accountId,
  giverAccountId,
});
