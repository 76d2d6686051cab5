import type { HandOverNews } from '#domain/event/hand-over.ts';
import type { NewsSums } from '#domain/event/news/team-news.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountNotice } from '#domain/people/account-notice.ts';
import type { OfferNews } from '#domain/people/corporate-offer.ts';
import type { ReviewHappened } from '#domain/people/registration-news.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import type { ExportKind } from '#domain/report/report-export.ts';
import type { ExcessReason, LateMoneyReason } from '#domain/sale/checkout/money-owed.ts';
import type { RefundAccountOccasion } from '#domain/sale/refund/payout.ts';
import type { ContactLeadRow } from '#server/people/ports/contact-leads.ts';
import type {
  EmailAnnouncer,
  EmailCancellationFacts,
  EmailCreatedEventFacts,
  EmailEventFacts,
  EmailInvitationFacts,
  EmailMailingFacts,
  EmailMoveFacts,
  EmailOfferFacts,
  EmailOrderFacts,
  EmailPaymentFacts,
  EmailTeamFacts,
  EmailWaitFacts,
  ManualPaymentFacts,
} from './email-facts.ts';
import type { Mail } from './mailer.ts';

export type Letter =
  | { readonly message: 'sign-in-code'; readonly code: string; readonly minutes: number }
  | {
      readonly message:
        | 'order-confirmed'
        | 'donation-received'
        | 'registration-pending'
        | 'registration-approved'
        | 'place-came-free'
        | 'session-changed'
        | 'registration-declined'
        | 'registration-withdrawn'
        | 'ticket-received'
        | 'ticket-mailed'
        | 'order-cancelled';
      readonly order: EmailOrderFacts;
    }
  | {
      readonly message: 'invoice-issued';
      readonly order: EmailOrderFacts;
      readonly invoice: {
        readonly number: string;
        readonly lookupCode: string;
        readonly lookupUrl: string;
        readonly adjusts?: string;
      };
    }
  | {
      readonly message: 'ticket-voided' | 'ticket-taken-back';
      readonly order: EmailOrderFacts;
      readonly ticketName: string;
    }
  | { readonly message: 'bank-transfer-waiting' | 'part-paid'; readonly payment: EmailPaymentFacts }
  | {
      readonly message:
        | 'manual-payment-waiting'
        | 'manual-payment-reminder'
        | 'manual-payment-reported'
        | 'manual-payment-ended';
      readonly payment: EmailPaymentFacts;
      readonly manual: ManualPaymentFacts;
    }
  | {
      readonly message: 'late-money' | 'late-money-reminder';
      readonly payment: EmailPaymentFacts;
      readonly because: LateMoneyReason;
    }
  /** `excess` is owed to the buyer. */
  | {
      readonly message: 'paid-too-much';
      readonly payment: EmailPaymentFacts;
      readonly because: ExcessReason;
      readonly excess: Dong;
    }
  | {
      readonly message: 'refund-due';
      readonly payment: EmailPaymentFacts;
      readonly amount: Dong;
      readonly points: Points;
      readonly wallet: Dong;
    }
  | {
      readonly message: 'refund-paid' | 'refund-failed';
      readonly payment: EmailPaymentFacts;
      readonly amount: Dong;
      readonly byProvider: boolean;
    }
  | {
      readonly message: 'refund-account';
      readonly payment: EmailPaymentFacts;
      readonly amount: Dong;
      readonly refund: { readonly eventId: number; readonly refundId: string };
      readonly occasion: RefundAccountOccasion;
    }
  | { readonly message: 'places-offered'; readonly offer: EmailOfferFacts }
  | { readonly message: 'guest-waits' | 'guest-left-line'; readonly wait: EmailWaitFacts }
  | { readonly message: 'invitation'; readonly letter: EmailInvitationFacts }
  | { readonly message: 'event-cancelled'; readonly cancellation: EmailCancellationFacts }
  | { readonly message: 'session-moved'; readonly move: EmailMoveFacts }
  | { readonly message: 'guest-mailing'; readonly mailing: EmailMailingFacts }
  | { readonly message: 'team-joined'; readonly team: EmailTeamFacts }
  | {
      readonly message: 'event-handed-over';
      readonly event: EmailAnnouncer;
      readonly news: HandOverNews;
      readonly who: string;
    }
  | {
      readonly message: 'team-news';
      readonly event: EmailAnnouncer;
      readonly daily: boolean;
      readonly sums: NewsSums;
    }
  | { readonly message: 'event-created'; readonly created: EmailCreatedEventFacts }
  | { readonly message: 'sale-opened'; readonly event: EmailEventFacts; readonly to: string }
  | { readonly message: 'account-notice'; readonly notice: AccountNotice; readonly at: Instant }
  | { readonly message: 'account-suspended'; readonly reason: string; readonly at: Instant }
  | {
      readonly message: 'corporate-review';
      readonly happened: ReviewHappened;
      readonly companyName: string;
      readonly words: string | null;
    }
  | { readonly message: 'staff-joined'; readonly companyName: string; readonly role: StaffRole }
  | {
      readonly message: 'corporate-offer';
      readonly companyName: string;
      readonly news: OfferNews;
      readonly who: string;
    }
  | { readonly message: 'report-file'; readonly ready: boolean; readonly kind: ExportKind; readonly name: string }
  | { readonly message: 'contact-lead'; readonly lead: ContactLeadRow };

export type EmailWriter = {
  readonly write: (letter: Letter, locale: Locale) => Promise<Omit<Mail, 'messageId' | 'to'>>;
};

export const EmailWriter: Token<EmailWriter> = token<EmailWriter>('EmailWriter');
