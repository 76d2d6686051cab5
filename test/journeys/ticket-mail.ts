import type { ReceivedMail } from './outside-world.ts';

/** An email that asks for a payment has a picture too. */
export const bringsTickets = ({ attachments }: ReceivedMail): boolean =>
  attachments.some(({ filename }) => filename.startsWith('ticket-'));
