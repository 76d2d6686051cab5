import { later, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { never } from '#domain/kernel/never.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { bounceOf, isOfAddress } from '#domain/people/bounce/bounce.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import type { EmailDropReason } from '#domain/people/email-drop-reason.ts';
import { registrationNews } from '#domain/people/registration-news.ts';
import { lateMoneyReason } from '#domain/sale/checkout/money-owed.ts';
import { ContactLeads } from '#server/people/ports/contact-leads.ts';
import { CorporateRegistrations } from '#server/people/ports/corporate-registrations.ts';
import { Bounces } from '#server/platform/ports/bounces.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import type { EmailContent } from '#server/platform/ports/email-outbox.ts';
import { type EmailRow, EmailRows } from '#server/platform/ports/email-rows.ts';
import { EmailWriter, type Letter } from '#server/platform/ports/email-writer.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { MailDomain } from '#server/platform/ports/mail-domain.ts';
import { Mailer } from '#server/platform/ports/mailer.ts';
import { ReturnPaths } from '#server/platform/ports/return-paths.ts';
import { ReadLetter } from '#server/rsvp/read-letter.ts';
import { emailContent } from './email-data.ts';

type SendEmailOutcome =
  | { readonly kind: 'SENT' }
  /** Already sent, dropped, or not there. */
  | { readonly kind: 'NOTHING_TO_DO' }
  | { readonly kind: 'DROPPED'; readonly because: EmailDropReason }
  | { readonly kind: 'UNREACHABLE'; readonly reason: string };

/** Safe to repeat: the Message-ID stays, and a sent email is not sent again. */
export type SendEmail = (emailMessageId: string) => Promise<SendEmailOutcome>;

export const SendEmail = defineUseCase(
  'SendEmail',
  {
    rows: EmailRows,
    facts: EmailFacts,
    leads: ContactLeads,
    registrations: CorporateRegistrations,
    readLetter: ReadLetter,
    writer: EmailWriter,
    mailer: Mailer,
    returnPaths: ReturnPaths,
    bounces: Bounces,
    keyring: Keyring,
    clock: Clock,
    mailDomain: MailDomain,
  },
  ({ rows, facts, leads, registrations, readLetter, writer, mailer, returnPaths, bounces, ...rest }): SendEmail => {
    const { keyring, clock, mailDomain } = rest;

    // Since the email was queued: who had bounced before is not written to at all.
    const isBounced = async (eventId: number, { recipient }: EmailRow): Promise<boolean> =>
      (await bounces.among(eventId, [recipient])).size > 0;

    async function letterOf(content: EmailContent, row: EmailRow): Promise<Letter | EmailDropReason> {
      switch (content.message) {
        case 'sign-in-code':
          return clock.now() < later(row.queuedAt, content.minutes * MINUTE)
            ? { message: content.message, code: content.code, minutes: content.minutes }
            : 'CODE_EXPIRED';
        case 'order-confirmed':
        case 'registration-approved':
        case 'place-came-free':
        case 'session-changed':
        case 'order-cancelled': {
          const order = await facts.order(content.eventId, content.orderId);
          if (order === null) return 'ORDER_GONE';
          // The buyer may no longer show tickets given away since.
          const tickets = order.tickets.filter(({ hand }) => hand === 'HELD');
          if (content.message !== 'order-cancelled' && tickets.length === 0) return 'NO_VALID_TICKET';
          return { message: content.message, order: { ...order, tickets } };
        }
        case 'registration-pending':
        case 'registration-declined':
        case 'registration-withdrawn':
        case 'donation-received': {
          const order = await facts.order(content.eventId, content.orderId);
          return order === null ? 'ORDER_GONE' : { message: content.message, order };
        }
        case 'ticket-received': {
          const order = await facts.order(content.eventId, content.orderId);
          const tickets =
            order?.tickets.filter(
              ({ hand, holderEmail }) => hand === 'HELD' && sameEmail(holderEmail, row.recipient),
            ) ?? [];
          return order === null || tickets.length === 0
            ? 'NOT_THE_HOLDER'
            : { message: content.message, order: { ...order, tickets } };
        }
        case 'ticket-mailed': {
          const { ticketId, issueNumber } = content;
          const order = await facts.order(content.eventId, content.orderId);
          const tickets =
            order?.tickets.filter(
              (ticket) =>
                ticket.ticketId === ticketId &&
                ticket.issueNumber === issueNumber &&
                sameEmail(ticket.holderEmail, row.recipient),
            ) ?? [];
          return order === null || tickets.length === 0
            ? 'TICKET_MOVED'
            : { message: content.message, order: { ...order, tickets } };
        }
        case 'invoice-issued': {
          const order = await facts.order(content.eventId, content.orderId);
          return order === null ? 'ORDER_GONE' : { message: content.message, order, invoice: content };
        }
        case 'ticket-voided':
        case 'ticket-taken-back': {
          const order = await facts.order(content.eventId, content.orderId);
          return order === null ? 'ORDER_GONE' : { message: content.message, order, ticketName: content.ticketName };
        }
        case 'bank-transfer-waiting': {
          const payment = await facts.payment(content.eventId, content.paymentId);
          return payment?.waiting === true && clock.now() < payment.payBefore
            ? { message: content.message, payment }
            : 'PAYMENT_NOT_WAITING';
        }
        case 'manual-payment-waiting':
        case 'manual-payment-reminder':
        case 'manual-payment-reported': {
          const payment = await facts.payment(content.eventId, content.paymentId);
          const manual = payment?.manual ?? null;
          return payment?.waiting === true && manual !== null && clock.now() < payment.payBefore
            ? { message: content.message, payment, manual }
            : 'PAYMENT_NOT_WAITING';
        }
        case 'manual-payment-ended': {
          const payment = await facts.payment(content.eventId, content.paymentId);
          const manual = payment?.manual ?? null;
          return payment === null || manual === null ? 'PAYMENT_GONE' : { message: content.message, payment, manual };
        }
        case 'part-paid': {
          const payment = await facts.payment(content.eventId, content.paymentId);
          return payment?.waiting === true ? { message: content.message, payment } : 'REST_NOT_AWAITED';
        }
        case 'late-money':
        case 'late-money-reminder': {
          const payment = await facts.payment(content.eventId, content.paymentId);
          if (payment === null) return 'PAYMENT_GONE';
          if (!payment.late) return 'MONEY_SETTLED';
          const because = lateMoneyReason({
            ...payment,
            because: payment.lateBecause,
            session: payment.event,
            now: clock.now(),
          });
          return { message: content.message, payment, because };
        }
        case 'paid-too-much': {
          const { message, because, excess } = content;
          const payment = await facts.payment(content.eventId, content.paymentId);
          return payment === null ? 'PAYMENT_GONE' : { message, payment, because, excess: dong(excess) };
        }
        case 'refund-due': {
          const { message, eventId, paymentId, amount } = content;
          const payment = await facts.payment(eventId, paymentId);
          return payment === null
            ? 'PAYMENT_GONE'
            : { message, payment, amount: dong(amount), points: points(content.points), wallet: dong(content.wallet) };
        }
        case 'refund-paid':
        case 'refund-failed': {
          const payment = await facts.payment(content.eventId, content.paymentId);
          return payment === null
            ? 'PAYMENT_GONE'
            : { message: content.message, payment, amount: dong(content.amount), byProvider: content.byProvider };
        }
        case 'refund-account': {
          const { message, eventId, refundId, occasion } = content;
          const payment = await facts.payment(eventId, content.paymentId);
          return payment === null
            ? 'PAYMENT_GONE'
            : { message, payment, amount: dong(content.amount), refund: { eventId, refundId }, occasion };
        }
        case 'places-offered': {
          const offer = await facts.placesOffered(content.eventId, content.waitingEntryId);
          return offer === null || clock.now() >= offer.until ? 'OFFER_OVER' : { message: content.message, offer };
        }
        case 'guest-waits': {
          const wait = await facts.guestWaits(content.eventId, content.waitingEntryId);
          return wait === null ? 'NO_LONGER_WAITS' : { message: content.message, wait };
        }
        case 'guest-left-line': {
          const wait = await facts.guestLeftLine(content.eventId, content.waitingEntryId);
          return wait === null ? 'INVITATION_CHANGED' : { message: content.message, wait };
        }
        case 'invitation': {
          const letter = (await isBounced(content.eventId, row)) ? 'ADDRESS_BOUNCED' : await readLetter(content);
          return typeof letter === 'string' ? letter : { message: content.message, letter };
        }
        case 'event-cancelled': {
          const cancellation = await facts.cancellation(content.eventId, content.cancellationId, row.recipient);
          return cancellation === null ? 'CANCELLATION_GONE' : { message: content.message, cancellation };
        }
        case 'session-moved': {
          const move = await facts.move(content.eventId, content.moveId);
          return move === null ? 'MOVED_AGAIN' : { message: content.message, move };
        }
        case 'guest-mailing': {
          if (await isBounced(content.eventId, row)) return 'ADDRESS_BOUNCED';
          const mailing = await facts.mailing(content.eventId, content.mailingId, row.recipient);
          return mailing === null ? 'OPTED_OUT' : { message: content.message, mailing };
        }
        case 'mailing-test': {
          const { eventId, name, subject, html } = content;
          const event = await facts.announcer(eventId);
          return event === null
            ? 'EVENT_GONE'
            : { message: 'guest-mailing', mailing: { event, subject, html, name, to: null, invitation: null } };
        }
        case 'team-joined': {
          const team = await facts.teamMember(content.eventId, content.accountId);
          return team === null ? 'MEMBER_LEFT' : { message: content.message, team };
        }
        case 'event-handed-over': {
          const { message, news, who } = content;
          const event = await facts.announcer(content.eventId);
          return event === null ? 'EVENT_GONE' : { message, event, news, who };
        }
        case 'team-news': {
          const { message, eventId, noticeId: _noticeId, daily, ...sums } = content;
          const event = await facts.announcer(eventId);
          return event === null ? 'EVENT_GONE' : { message, event, daily, sums };
        }
        case 'event-created': {
          const created = await facts.createdEvent(content.eventId);
          return created === null ? 'EVENT_GONE' : { message: content.message, created };
        }
        case 'sale-opened': {
          if (await isBounced(content.eventId, row)) return 'ADDRESS_BOUNCED';
          const event = await facts.openedSale(content.eventId, row.recipient);
          return event === null ? 'OPTED_OUT' : { message: content.message, event, to: row.recipient };
        }
        case 'account-notice':
          return { message: content.message, notice: content.notice, at: row.queuedAt };
        case 'account-suspended':
          return { message: content.message, reason: content.reason, at: row.queuedAt };
        case 'report-file':
          return content;
        case 'corporate-review': {
          const row = await registrations.find(content.corporateId);
          const facts = row === null ? null : registrationNews(row.registration, content.happened);
          return facts === null
            ? 'REGISTRATION_MOVED_ON'
            : { message: content.message, happened: content.happened, ...facts };
        }
        case 'staff-joined':
          return { message: content.message, companyName: content.companyName, role: content.role };
        case 'corporate-offer': {
          const { message, companyName, news, who } = content;
          return { message, companyName, news, who };
        }
        case 'contact-lead': {
          const lead = await leads.find(content.leadId);
          return lead === null ? 'LEAD_GONE' : { message: content.message, lead };
        }
        default:
          return never(content);
      }
    }

    async function drop(
      emailMessageId: string,
      because: EmailDropReason,
      detail: string | null = null,
    ): Promise<SendEmailOutcome> {
      await rows.dropped(emailMessageId, clock.now(), because, detail);
      return { kind: 'DROPPED', because };
    }

    return async (emailMessageId) => {
      const row = await rows.find(emailMessageId);
      if (row === null || row.settled) return { kind: 'NOTHING_TO_DO' };
      const content = emailContent(row.message, row.data, emailMessageId, keyring);
      if (content === null) return drop(emailMessageId, 'UNREADABLE');
      const letter = await letterOf(content, row);
      if (typeof letter === 'string') return drop(emailMessageId, letter);
      const written = await writer.write(letter, row.locale);
      const returnPath = returnPaths.of(emailMessageId);
      const sent = await mailer.send({
        ...written,
        to: row.recipient,
        messageId: `<${emailMessageId}@${mailDomain}>`,
        ...(returnPath === null ? {} : { returnPath }),
      });
      if (sent.ok) {
        await rows.sent(emailMessageId, clock.now());
        return { kind: 'SENT' };
      }
      switch (sent.refusal.code) {
        case 'UNREACHABLE':
          return { kind: 'UNREACHABLE', reason: sent.refusal.reason };
        case 'REJECTED': {
          const bounce = bounceOf(sent.refusal.status ?? '');
          // Others may be about us: our own mail server relays no mail, say.
          if (bounce !== null && isOfAddress(bounce)) await bounces.record(emailMessageId, bounce, clock.now());
          return drop(emailMessageId, 'REJECTED', sent.refusal.reason);
        }
        default:
          return never(sent.refusal);
      }
    };
  },
);
