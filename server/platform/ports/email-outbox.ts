import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { Transaction } from './transaction.ts';

/**
 * What is to be said. Messages about an order hold ids only: what the mail tells is read when it is sent, so a batch
 * that settles a thousand orders writes a thousand small rows.
 */
export type EmailContent =
  | { readonly message: 'sign-in-code'; readonly challengeId: string; readonly code: string; readonly minutes: number }
  /** To the buyer: the order and every ticket of it, each with its QR. */
  | { readonly message: 'order-confirmed'; readonly eventId: number; readonly orderId: string }
  /** To who gave without taking a ticket. */
  | { readonly message: 'donation-received'; readonly eventId: number; readonly orderId: string }
  /** To a holder who is not the buyer: the tickets of this order that name the recipient's address. */
  | { readonly message: 'ticket-received'; readonly eventId: number; readonly orderId: string }
  /**
   * One ticket to the address that stands on it; with the way to receive it while it is on its way. Not sent once that
   * issue is dead.
   */
  | {
      readonly message: 'ticket-mailed';
      readonly eventId: number;
      readonly orderId: string;
      readonly ticketId: string;
      readonly issueNumber: number;
    }
  /** To the buyer who chose bank transfer: amount, account, message, deadline. */
  | { readonly message: 'bank-transfer-waiting'; readonly eventId: number; readonly paymentId: string }
  /** Money came after the places were given away: choose refund or waiting. */
  | { readonly message: 'late-money'; readonly eventId: number; readonly paymentId: string }
  /** Money that will be sent back (overpaid, paid twice, no place and refund chosen). */
  | { readonly message: 'refund-due'; readonly eventId: number; readonly paymentId: string; readonly amount: number }
  | { readonly message: 'order-cancelled'; readonly eventId: number; readonly orderId: string }
  /**
   * To an invited person: the organiser's letter, with the link that answers it. Not sent once it was answered, taken
   * back or written anew.
   */
  | {
      readonly message: 'invitation';
      readonly eventId: number;
      readonly invitationId: string;
      readonly letterNumber: number;
    }
  /** To the operators: what somebody wrote from the contact page. */
  | { readonly message: 'contact-lead'; readonly leadId: string };

export type EmailMessage = EmailContent['message'];

export type QueuedEmail = {
  readonly content: EmailContent;
  readonly recipient: string;
  readonly locale: Locale;
  /** 1 unless the same message about the same thing is meant to be sent again. */
  readonly occurrence?: number;
};

/**
 * Writes the mails into the business transaction (`email_message` and a 'send-email' job each): sent at least once
 * after the commit, never for a transaction that is rolled back. One row per message, subject, recipient and
 * occurrence: queueing it twice is sending it once.
 */
export type EmailOutbox = { readonly queue: (tx: Transaction, emails: readonly QueuedEmail[]) => Promise<void> };

export const EmailOutbox: Token<EmailOutbox> = token<EmailOutbox>('EmailOutbox');
