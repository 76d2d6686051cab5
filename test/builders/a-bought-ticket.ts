import { DAY, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { BoughtTicket } from '#domain/ticket/bought-ticket.ts';
import type { Recipient } from '#domain/ticket/recipient.ts';
import { NOW } from './moments.ts';

export const aRecipient = (name: string, lastName: string | null = null): Recipient => ({
  firstName: name,
  lastName,
  email: `${name.toLowerCase()}@example.com` as EmailAddress,
});

export const aBoughtTicket = (): BoughtTicket => ({
  ticketId: 't1',
  eventId: 1012,
  sectionEventId: 5001,
  issueNumber: 1,
  recipient: aRecipient('Lan', 'Trần'),
  checkIns: [],
  state: 'HELD',
  holder: 'lan' as AccountId,
});

export const TOMORROW = { endAt: later(NOW, DAY) };
