import { registrationStanding } from '#domain/sale/checkout/private-panel.ts';
import { useOwnTicket } from './use-own-ticket.ts';

export const useRegistrationStanding = (eventId: number, accountId: string) =>
  registrationStanding(useOwnTicket(eventId, accountId).own);
