import { HAND_OVER_NEWS } from '#domain/event/hand-over.ts';
import { ALL_NEWS_FIGURES, NO_NEWS } from '#domain/event/news/team-news.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { ACCOUNT_NOTICES } from '#domain/people/account-notice.ts';
import { OFFER_NEWS } from '#domain/people/corporate-offer.ts';
import { REVIEW_HAPPENED } from '#domain/people/registration-news.ts';
import { STAFF_ROLES } from '#domain/people/viewer.ts';
import { EXPORT_KINDS } from '#domain/report/report-export.ts';
import { EXCESS_REASONS } from '#domain/sale/checkout/money-owed.ts';
import { REFUND_ACCOUNT_OCCASIONS } from '#domain/sale/refund/payout.ts';
import type { EmailContent } from '#server/platform/ports/email-outbox.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

/** A one-time code is sealed and bound to the row. */
export function emailData(
  content: EmailContent,
  emailMessageId: string,
  keyring: Keyring,
): Readonly<Record<string, string | number | boolean>> {
  const { message: _message, ...facts } = content;
  if (!('code' in facts)) return facts;
  const { code, ...rest } = facts;
  return { ...rest, secret: keyring.sealText('mail-secret', code, emailMessageId) };
}

export const emailSubject = (content: EmailContent): string =>
  content.message === 'event-created' || content.message === 'sale-opened'
    ? String(content.eventId)
    : 'mailingId' in content
      ? content.mailingId
      : 'testId' in content
        ? content.testId
        : 'challengeId' in content
          ? content.challengeId
          : 'cancellationId' in content
            ? content.cancellationId
            : 'moveId' in content
              ? content.moveId
              : 'joinId' in content
                ? content.joinId
                : 'noticeId' in content
                  ? content.noticeId
                  : 'exportId' in content
                    ? content.exportId
                    : 'leadId' in content
                      ? content.leadId
                      : 'waitingEntryId' in content
                        ? content.waitingEntryId
                        : 'invitationId' in content
                          ? content.invitationId
                          : 'ticketId' in content
                            ? content.ticketId
                            : 'refundId' in content
                              ? content.refundId
                              : 'orderId' in content
                                ? content.orderId
                                : 'received' in content
                                  ? `${content.paymentId} ${content.received}`
                                  : content.paymentId;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Null when malformed, or when its secret was wiped or its key is gone. */
export function emailContent(
  message: string,
  data: unknown,
  emailMessageId: string,
  keyring: Keyring,
): EmailContent | null {
  if (data === null || typeof data !== 'object') return null;
  const field = (name: string): unknown => Reflect.get(data, name);
  const eventId = number(field('eventId'));
  const orderId = text(field('orderId'));
  const paymentId = text(field('paymentId'));
  switch (message) {
    case 'sign-in-code': {
      const [challengeId, minutes, secret] = [
        text(field('challengeId')),
        number(field('minutes')),
        text(field('secret')),
      ];
      const code = secret === null ? null : keyring.openText('mail-secret', secret, emailMessageId);
      return challengeId === null || minutes === null || code === null ? null : { message, challengeId, minutes, code };
    }
    case 'order-confirmed':
    case 'donation-received':
    case 'registration-pending':
    case 'registration-approved':
    case 'place-came-free':
    case 'session-changed':
    case 'registration-declined':
    case 'registration-withdrawn':
    case 'ticket-received':
    case 'order-cancelled':
      return eventId === null || orderId === null ? null : { message, eventId, orderId };
    case 'places-offered':
    case 'guest-waits':
    case 'guest-left-line': {
      const waitingEntryId = text(field('waitingEntryId'));
      return eventId === null || waitingEntryId === null ? null : { message, eventId, waitingEntryId };
    }
    case 'ticket-mailed': {
      const [ticketId, issueNumber] = [text(field('ticketId')), number(field('issueNumber'))];
      if (eventId === null || orderId === null || ticketId === null || issueNumber === null) return null;
      return { message, eventId, orderId, ticketId, issueNumber };
    }
    case 'invoice-issued': {
      const [number, lookupCode, lookupUrl] = [
        text(field('number')),
        text(field('lookupCode')),
        text(field('lookupUrl')),
      ];
      if (eventId === null || orderId === null || number === null || lookupCode === null || lookupUrl === null)
        return null;
      const adjusts = text(field('adjusts'));
      const adjusted = adjusts === null ? {} : { adjusts };
      return { message, eventId, orderId, number, lookupCode, lookupUrl, ...adjusted };
    }
    case 'ticket-voided':
    case 'ticket-taken-back': {
      const [ticketId, ticketName] = [text(field('ticketId')), text(field('ticketName'))];
      if (eventId === null || orderId === null || ticketId === null || ticketName === null) return null;
      return { message, eventId, orderId, ticketId, ticketName };
    }
    case 'bank-transfer-waiting':
    case 'manual-payment-waiting':
    case 'manual-payment-reminder':
    case 'manual-payment-reported':
    case 'manual-payment-ended':
    case 'late-money-reminder':
      return eventId === null || paymentId === null ? null : { message, eventId, paymentId };
    case 'late-money':
      // Rows queued before the sum was kept have none.
      return eventId === null || paymentId === null
        ? null
        : { message, eventId, paymentId, received: number(field('received')) ?? 0 };
    case 'part-paid': {
      const received = number(field('received'));
      return eventId === null || paymentId === null || received === null
        ? null
        : { message, eventId, paymentId, received };
    }
    case 'paid-too-much': {
      const because = EXCESS_REASONS.find((reason) => reason === field('because'));
      const [received, excess] = [number(field('received')), number(field('excess'))];
      if (eventId === null || paymentId === null || because === undefined || received === null || excess === null)
        return null;
      return { message, eventId, paymentId, because, received, excess };
    }
    case 'refund-due': {
      const amount = number(field('amount'));
      if (eventId === null || paymentId === null || amount === null) return null;
      return {
        message,
        eventId,
        paymentId,
        amount,
        points: number(field('points')) ?? 0,
        wallet: number(field('wallet')) ?? 0,
      };
    }
    case 'refund-paid':
    case 'refund-failed': {
      const [refundId, amount] = [text(field('refundId')), number(field('amount'))];
      if (eventId === null || paymentId === null || refundId === null || amount === null) return null;
      return { message, eventId, paymentId, refundId, amount, byProvider: field('byProvider') === true };
    }
    case 'refund-account': {
      const [refundId, amount] = [text(field('refundId')), number(field('amount'))];
      const occasion = REFUND_ACCOUNT_OCCASIONS.find((known) => known === field('occasion'));
      if (eventId === null || paymentId === null || refundId === null || amount === null || occasion === undefined)
        return null;
      return { message, eventId, paymentId, refundId, amount, occasion };
    }
    case 'invitation': {
      const [invitationId, letterNumber] = [text(field('invitationId')), number(field('letterNumber'))];
      return eventId === null || invitationId === null || letterNumber === null
        ? null
        : { message, eventId, invitationId, letterNumber };
    }
    case 'event-cancelled': {
      const cancellationId = text(field('cancellationId'));
      return eventId === null || cancellationId === null ? null : { message, eventId, cancellationId };
    }
    case 'session-moved': {
      const moveId = text(field('moveId'));
      return eventId === null || moveId === null ? null : { message, eventId, moveId };
    }
    case 'guest-mailing': {
      const mailingId = text(field('mailingId'));
      return eventId === null || mailingId === null ? null : { message, eventId, mailingId };
    }
    case 'mailing-test': {
      const [testId, name] = [text(field('testId')), text(field('name'))];
      const [subject, html] = [text(field('subject')), text(field('html'))];
      if (eventId === null || testId === null || name === null || subject === null || html === null) return null;
      return { message, eventId, testId, name, subject, html };
    }
    case 'team-joined': {
      const [accountId, joinId] = [text(field('accountId')), text(field('joinId'))];
      return eventId === null || accountId === null || joinId === null
        ? null
        : { message, eventId, accountId: accountId as AccountId, joinId };
    }
    case 'event-handed-over': {
      const [noticeId, who] = [text(field('noticeId')), text(field('who'))];
      const news = HAND_OVER_NEWS.find((known) => known === field('news'));
      return eventId === null || noticeId === null || who === null || news === undefined
        ? null
        : { message, eventId, noticeId, news, who };
    }
    case 'team-news': {
      const noticeId = text(field('noticeId'));
      if (eventId === null || noticeId === null) return null;
      const sums = { ...NO_NEWS };
      for (const figure of ALL_NEWS_FIGURES) sums[figure] = number(field(figure)) ?? 0;
      return { message, eventId, noticeId, daily: field('daily') === true, ...sums };
    }
    case 'event-created':
    case 'sale-opened':
      return eventId === null ? null : { message, eventId };
    case 'account-notice': {
      const noticeId = text(field('noticeId'));
      const notice = ACCOUNT_NOTICES.find((known) => known === field('notice'));
      return noticeId === null || notice === undefined ? null : { message, noticeId, notice };
    }
    case 'account-suspended': {
      const [noticeId, reason] = [text(field('noticeId')), text(field('reason'))];
      return noticeId === null || reason === null ? null : { message, noticeId, reason };
    }
    case 'corporate-review': {
      const [noticeId, corporateId] = [text(field('noticeId')), number(field('corporateId'))];
      const happened = REVIEW_HAPPENED.find((known) => known === field('happened'));
      return noticeId === null || corporateId === null || happened === undefined
        ? null
        : { message, noticeId, corporateId, happened };
    }
    case 'staff-joined': {
      const [noticeId, companyName] = [text(field('noticeId')), text(field('companyName'))];
      const role = STAFF_ROLES.find((known) => known === field('role'));
      return noticeId === null || companyName === null || role === undefined
        ? null
        : { message, noticeId, companyName, role };
    }
    case 'corporate-offer': {
      const [noticeId, companyName, who] = [text(field('noticeId')), text(field('companyName')), text(field('who'))];
      const news = OFFER_NEWS.find((known) => known === field('news'));
      return noticeId === null || companyName === null || who === null || news === undefined
        ? null
        : { message, noticeId, companyName, news, who };
    }
    case 'report-file': {
      const [exportId, name] = [text(field('exportId')), text(field('name'))];
      const kind = EXPORT_KINDS.find((known) => known === field('kind'));
      return exportId === null || name === null || kind === undefined
        ? null
        : { message, exportId, ready: field('ready') === true, kind, name };
    }
    case 'contact-lead': {
      const leadId = text(field('leadId'));
      return leadId === null ? null : { message, leadId };
    }
    default:
      return null;
  }
}
