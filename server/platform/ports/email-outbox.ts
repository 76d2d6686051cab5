import type { HandOverNews } from '#domain/event/hand-over.ts';
import type { NewsSums } from '#domain/event/news/team-news.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AccountNotice } from '#domain/people/account-notice.ts';
import type { OfferNews } from '#domain/people/corporate-offer.ts';
import type { ReviewHappened } from '#domain/people/registration-news.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import type { ExportKind } from '#domain/report/report-export.ts';
import type { ExcessReason } from '#domain/sale/checkout/money-owed.ts';
import type { RefundAccountOccasion } from '#domain/sale/refund/payout.ts';
import type { Transaction } from './transaction.ts';

/** Messages about an order hold ids only: settling a thousand orders writes a thousand small rows. */
export type EmailContent =
  | { readonly message: 'sign-in-code'; readonly challengeId: string; readonly code: string; readonly minutes: number }
  /** To the buyer: the order and all its tickets with their QRs. */
  | { readonly message: 'order-confirmed'; readonly eventId: number; readonly orderId: string }
  /** To a buyer whose order waits for the organiser's approval. */
  | { readonly message: 'registration-pending'; readonly eventId: number; readonly orderId: string }
  | { readonly message: 'registration-approved'; readonly eventId: number; readonly orderId: string }
  /** To a guest who waited for a place: the tickets of their invitation. */
  | { readonly message: 'place-came-free'; readonly eventId: number; readonly orderId: string }
  | { readonly message: 'session-changed'; readonly eventId: number; readonly orderId: string }
  /** To a buyer whose order was declined, by the organiser or by the deadline. */
  | { readonly message: 'registration-declined'; readonly eventId: number; readonly orderId: string }
  /** To the organiser: the buyer withdrew an order that waited for approval. */
  | { readonly message: 'registration-withdrawn'; readonly eventId: number; readonly orderId: string }
  /** To a buyer who asked for an invoice. */
  | {
      readonly message: 'invoice-issued';
      readonly eventId: number;
      readonly orderId: string;
      readonly number: string;
      readonly lookupCode: string;
      readonly lookupUrl: string;
      /** The number of the invoice that it adjusts; absent: it adjusts none. */
      readonly adjusts?: string;
    }
  | { readonly message: 'donation-received'; readonly eventId: number; readonly orderId: string }
  /** To a holder other than the buyer: this order's tickets with the recipient's address. */
  | { readonly message: 'ticket-received'; readonly eventId: number; readonly orderId: string }
  /** With a link to receive it while it is in transfer. Dropped once that issue is void. */
  | {
      readonly message: 'ticket-mailed';
      readonly eventId: number;
      readonly orderId: string;
      readonly ticketId: string;
      readonly issueNumber: number;
    }
  | {
      readonly message: 'ticket-voided';
      readonly eventId: number;
      readonly orderId: string;
      readonly ticketId: string;
      readonly ticketName: string;
    }
  /** To whom it had been given. */
  | {
      readonly message: 'ticket-taken-back';
      readonly eventId: number;
      readonly orderId: string;
      readonly ticketId: string;
      readonly ticketName: string;
    }
  /** To a buyer who chose bank transfer: amount, account, message, deadline. */
  | { readonly message: 'bank-transfer-waiting'; readonly eventId: number; readonly paymentId: string }
  /** To its buyer: how to pay, a reminder, and how it ended. To the organiser: the buyer says it was sent. */
  | {
      readonly message:
        | 'manual-payment-waiting'
        | 'manual-payment-reminder'
        | 'manual-payment-reported'
        | 'manual-payment-ended';
      readonly eventId: number;
      readonly paymentId: string;
    }
  /** Once for each sum that the payment `received`, in dong. Dropped once paid or ended. */
  | { readonly message: 'part-paid'; readonly eventId: number; readonly paymentId: string; readonly received: number }
  /** Asks once more about late money without a choice. */
  | { readonly message: 'late-money-reminder'; readonly eventId: number; readonly paymentId: string }
  /** Money that got no tickets, whatever the reason. Once for each sum that the payment `received`, in dong. */
  | { readonly message: 'late-money'; readonly eventId: number; readonly paymentId: string; readonly received: number }
  /** Money beside a paid order, or beside a refund: `excess` is owed to the buyer, in dong. Once for each sum. */
  | {
      readonly message: 'paid-too-much';
      readonly eventId: number;
      readonly paymentId: string;
      readonly because: ExcessReason;
      readonly received: number;
      readonly excess: number;
    }
  /** Money to be refunded, in dong, and what is given back beside it: points, and dong to the wallet. */
  | {
      readonly message: 'refund-due';
      readonly eventId: number;
      readonly paymentId: string;
      readonly amount: number;
      readonly points: number;
      readonly wallet: number;
    }
  /** A refund is paid back, or its transfer failed and is sent again, in dong. */
  | {
      readonly message: 'refund-paid' | 'refund-failed';
      readonly eventId: number;
      readonly paymentId: string;
      readonly refundId: string;
      readonly amount: number;
      /** By the gateway that took it. */
      readonly byProvider: boolean;
    }
  /** Asks where a refund is paid to, in dong. Once, and one reminder. */
  | {
      readonly message: 'refund-account';
      readonly eventId: number;
      readonly paymentId: string;
      readonly refundId: string;
      readonly amount: number;
      readonly occasion: RefundAccountOccasion;
    }
  /** To somebody who waited: places are held for them. Dropped once they are no longer. */
  | { readonly message: 'places-offered'; readonly eventId: number; readonly waitingEntryId: string }
  /** To a guest whose yes found no place. Dropped once they no longer wait. */
  | { readonly message: 'guest-waits'; readonly eventId: number; readonly waitingEntryId: string }
  /** To a guest who was taken off the list. Dropped once they answered again. */
  | { readonly message: 'guest-left-line'; readonly eventId: number; readonly waitingEntryId: string }
  | { readonly message: 'order-cancelled'; readonly eventId: number; readonly orderId: string }
  | {
      readonly message: 'invitation';
      readonly eventId: number;
      readonly invitationId: string;
      readonly letterNumber: number;
    }
  /** To buyers, holders and invited guests, once each. */
  | { readonly message: 'event-cancelled'; readonly eventId: number; readonly cancellationId: string }
  | { readonly message: 'session-moved'; readonly eventId: number; readonly moveId: string }
  /** To a guest: an email of the event's team. Dropped once the guest opted out. */
  | { readonly message: 'guest-mailing'; readonly eventId: number; readonly mailingId: string }
  | {
      readonly message: 'mailing-test';
      readonly eventId: number;
      readonly testId: string;
      readonly name: string;
      readonly subject: string;
      readonly html: string;
    }
  | {
      readonly message: 'team-joined';
      readonly eventId: number;
      readonly accountId: AccountId;
      readonly joinId: string;
    }
  /** `who`: the email of the other side. */
  | {
      readonly message: 'event-handed-over';
      readonly eventId: number;
      readonly noticeId: string;
      readonly news: HandOverNews;
      readonly who: string;
    }
  | { readonly message: 'event-created'; readonly eventId: number }
  /** To an organiser or a member of the team: what happened, of the kinds that they chose for this letter. */
  | ({
      readonly message: 'team-news';
      readonly eventId: number;
      readonly noticeId: string;
      readonly daily: boolean;
    } & NewsSums)
  /** To who asked to be told when the sale opens. Dropped once they opted out. */
  | { readonly message: 'sale-opened'; readonly eventId: number }
  /** To the owner of an account: its second factor was set up, removed or used otherwise than by the app. */
  | { readonly message: 'account-notice'; readonly noticeId: string; readonly notice: AccountNotice }
  | { readonly message: 'account-suspended'; readonly noticeId: string; readonly reason: string }
  /** A registration was sent, to its reviewers; its outcome, to its applicant. Dropped once replaced. */
  | {
      readonly message: 'corporate-review';
      readonly noticeId: string;
      readonly corporateId: number;
      readonly happened: ReviewHappened;
    }
  | {
      readonly message: 'staff-joined';
      readonly noticeId: string;
      readonly companyName: string;
      readonly role: StaffRole;
    }
  /** `who`: the email of the other side. */
  | {
      readonly message: 'corporate-offer';
      readonly noticeId: string;
      readonly companyName: string;
      readonly news: OfferNews;
      readonly who: string;
    }
  /** To who asked for the file of a long report. */
  | {
      readonly message: 'report-file';
      readonly exportId: string;
      readonly ready: boolean;
      readonly kind: ExportKind;
      readonly name: string;
    }
  | { readonly message: 'contact-lead'; readonly leadId: string };

export type EmailMessage = EmailContent['message'];

export type QueuedEmail = {
  readonly content: EmailContent;
  readonly recipient: string;
  readonly locale: Locale;
  /** Above 1 to send the same message about the same subject again. */
  readonly occurrence?: number;
};

/**
 * Sent at least once after the commit. Queueing the same message, subject, recipient and occurrence sends once. The one
 * statement is sent before the function first waits, so that a COMMIT may follow at once.
 */
export type EmailOutbox = { readonly queue: (tx: Transaction, emails: readonly QueuedEmail[]) => Promise<void> };

export const EmailOutbox: Token<EmailOutbox> = token<EmailOutbox>('EmailOutbox');
