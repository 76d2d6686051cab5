import type { ReceivedMail } from './outside-world.ts';

/** A mail that brings e-tickets; the one that asks for a payment has a picture too. */
export const bringsTickets = ({ attachments }: ReceivedMail): boolean =>
  attachments.some(({ filename }) => filename.startsWith('ticket-'));
