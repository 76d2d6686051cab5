import { plateAt, plateName } from '#domain/event/plate/plate.ts';
import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { icsFileName, ticketFileName } from '#domain/kernel/files/download-names.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from '#domain/kernel/locale/localised-path.ts';
import { type Dong, minus } from '#domain/kernel/money/dong.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { eventSlug, slugWithKey } from '#domain/kernel/names/slug.ts';
import { never } from '#domain/kernel/never.ts';
import { encodeVietQr } from '#domain/money/bank-transfer/vietqr.ts';
import { calendarEntry } from '#domain/time/calendar-entry.ts';
import { writeICalendar } from '#domain/time/write-icalendar.ts';
import { eventCancelledEmail } from '#server/event/emails/event-cancelled.email.ts';
import { eventCreatedEmail } from '#server/event/emails/event-created.email.ts';
import { eventHandedOverEmail } from '#server/event/emails/event-handed-over.email.ts';
import { guestMailingEmail } from '#server/event/emails/guest-mailing.email.ts';
import { saleOpenedEmail } from '#server/event/emails/sale-opened.email.ts';
import { sessionMovedEmail } from '#server/event/emails/session-moved.email.ts';
import { teamJoinedEmail } from '#server/event/emails/team-joined.email.ts';
import { teamNewsEmail } from '#server/event/emails/team-news.email.ts';
import { OPT_OUT_ADDRESS, OPT_OUT_PAGE } from '#server/event/messages/opt-out-secret.ts';
import type { OptOut } from '#server/event/ports/opt-outs.ts';
import { bankTransferWaitingEmail } from '#server/money/emails/bank-transfer-waiting.email.ts';
import { lateMoneyEmail } from '#server/money/emails/late-money.email.ts';
import { manualPaymentEmail } from '#server/money/emails/manual-payment.email.ts';
import { manualPaymentEndedEmail } from '#server/money/emails/manual-payment-ended.email.ts';
import { manualPaymentReportedEmail } from '#server/money/emails/manual-payment-reported.email.ts';
import { paidTooMuchEmail } from '#server/money/emails/paid-too-much.email.ts';
import { partPaidEmail } from '#server/money/emails/part-paid.email.ts';
import { refundAccountEmail } from '#server/money/emails/refund-account.email.ts';
import { refundDueEmail } from '#server/money/emails/refund-due.email.ts';
import { refundMovedEmail } from '#server/money/emails/refund-moved.email.ts';
import { REFUND_PAGE } from '#server/money/refund-link.ts';
import { accountNoticeEmail } from '#server/people/emails/account-notice.email.ts';
import { accountSuspendedEmail } from '#server/people/emails/account-suspended.email.ts';
import { contactLeadEmail } from '#server/people/emails/contact-lead.email.ts';
import { corporateOfferEmail } from '#server/people/emails/corporate-offer.email.ts';
import { corporateReviewEmail } from '#server/people/emails/corporate-review.email.ts';
import { signInCodeEmail } from '#server/people/emails/sign-in-code.email.ts';
import { staffJoinedEmail } from '#server/people/emails/staff-joined.email.ts';
import { fileIdOf } from '#server/platform/files/file-url.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import type { OrderLetter } from '#server/platform/mail/layout/order-letter.ts';
import type { PaymentLetter } from '#server/platform/mail/layout/payment-letter.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import type {
  EmailAnnouncer,
  EmailEventFacts,
  EmailInvitationFacts,
  EmailOrderFacts,
  EmailPaymentFacts,
  EmailSessionFacts,
  EmailTicketFacts,
} from '#server/platform/ports/email-facts.ts';
import type { EmailWriter } from '#server/platform/ports/email-writer.ts';
import type { MailAttachment } from '#server/platform/ports/mailer.ts';
import { reportFileEmail } from '#server/report/exports/report-file.email.ts';
import { cardPathOf } from '#server/rsvp/api/invitation-card.presenter.ts';
import { guestLeftLineEmail } from '#server/rsvp/emails/guest-left-line.email.ts';
import { guestWaitsEmail } from '#server/rsvp/emails/guest-waits.email.ts';
import { type InvitationLetter, invitationEmail } from '#server/rsvp/emails/invitation.email.ts';
import { placeCameFreeEmail } from '#server/rsvp/emails/place-came-free.email.ts';
import { donationReceivedEmail } from '#server/sale/emails/donation-received.email.ts';
import { invoiceIssuedEmail } from '#server/sale/emails/invoice-issued.email.ts';
import { orderCancelledEmail } from '#server/sale/emails/order-cancelled.email.ts';
import { orderConfirmedEmail } from '#server/sale/emails/order-confirmed.email.ts';
import { placesOfferedEmail } from '#server/sale/emails/places-offered.email.ts';
import { registrationApprovedEmail } from '#server/sale/emails/registration-approved.email.ts';
import { registrationDeclinedEmail } from '#server/sale/emails/registration-declined.email.ts';
import { registrationPendingEmail } from '#server/sale/emails/registration-pending.email.ts';
import { registrationWithdrawnEmail } from '#server/sale/emails/registration-withdrawn.email.ts';
import { sessionChangedEmail } from '#server/sale/emails/session-changed.email.ts';
import { ticketReceivedEmail } from '#server/ticket/emails/ticket-received.email.ts';
import { ticketTakenBackEmail } from '#server/ticket/emails/ticket-taken-back.email.ts';
import { ticketVoidedEmail } from '#server/ticket/emails/ticket-voided.email.ts';
import type { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';

const OFFER_PAGES = {
  OFFERED: '/request-corporate',
  RECEIVED: '/admin/staffs',
  GIVEN: '/',
  DECLINED: '/admin/staffs',
} as const;

export type TemplateSettings = {
  readonly now: () => Instant;
  /** The address that emails come from; calendar files name it as the organiser. */
  readonly sender: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly bank: { readonly account: string; readonly bin: string; readonly name: string; readonly holder: string };
  readonly signer: Pick<TicketSigner, 'tokenOf'>;
  readonly qrPng: (text: string) => Promise<Uint8Array>;
  /** The path of a ticket's page, without language. */
  readonly ticketPath: (eventId: number, ticketId: string) => string;
  /** The fragment of the link that receives a ticket: fragments never reach a log. */
  readonly receiptSecret: (issue: {
    readonly eventId: number;
    readonly ticketId: string;
    readonly issueNumber: number;
  }) => string;
  /** The fragment of the page where a buyer says where a refund is paid to. */
  readonly refundSecret: (refund: { readonly eventId: number; readonly refundId: string }) => string;
  /** The fragment of the page where a guest opts out of emails by an event's team. */
  readonly optOutSecret: (guest: OptOut) => string;
  /** The key that a private event's links carry; null for a public one. */
  readonly eventKey: (event: Pick<EmailEventFacts, 'eventId' | 'feature' | 'linkNumber'>) => string | null;
  /** The address of a guest’s card, signed. */
  readonly signedCard: (path: string) => string;
  /** An invitation’s link carries it always: the event may become private later. */
  readonly letterKey: (event: Pick<EmailEventFacts, 'eventId' | 'linkNumber'>) => string;
  /** How an answer link names its invitation, and the secret that opens it. */
  readonly letterOf: (letter: {
    readonly eventId: number;
    readonly invitationId: string;
    readonly letterNumber: number;
  }) => {
    readonly id: string;
    readonly secret: string;
  };
};

/** Of the panel on the settings of an event. */
const NEWS_CHOICE = 'news';

const VIETQR = 'vietqr@vemoi';

const isShort = ({ received, amount }: EmailPaymentFacts): boolean => received < amount;

/** Emails show JPEG, as wide as they are. */
function bannerPath(picture: string): string {
  const plate = plateAt(picture);
  const name = plate === null ? fileIdOf(picture) : plateName(plate);
  return name === null ? picture : `/api/banner/${name}.jpg`;
}

export function makeTemplateEmailWriter({
  now,
  sender,
  baseUrl,
  bank,
  signer,
  qrPng,
  ticketPath,
  receiptSecret,
  refundSecret,
  optOutSecret,
  letterOf,
  signedCard,
  eventKey,
  letterKey,
}: TemplateSettings): EmailWriter {
  const page = (path: string, locale: Locale): string => `${baseUrl}${localisedPath(path, locale)}`;
  const reportPage = (eventId: number, locale: Locale): string =>
    `${page('/contact-us', locale)}?${new URLSearchParams({ report: String(eventId) })}`;
  /** On the page, and by a mailbox's own button. */
  const optOutLinks = (guest: OptOut, locale: Locale) => {
    const secret = optOutSecret(guest);
    return {
      url: `${page(OPT_OUT_PAGE, locale)}#${secret}`,
      oneClickOptOut: `${baseUrl}${OPT_OUT_ADDRESS}?token=${secret}`,
    };
  };
  const qrContentId = ({ redeemCode }: EmailTicketFacts): string => `ticket-${redeemCode}@vemoi`;

  const slugOf = (event: EmailAnnouncer): string => slugWithKey(eventSlug(event.name, event.eventId), eventKey(event));
  const keyQuery = (event: EmailEventFacts): string => {
    const key = eventKey(event);
    return key === null ? '' : `?${new URLSearchParams({ key })}`;
  };

  const printed = ({ name, picture }: EmailAnnouncer): Pick<EventLetter, 'name' | 'picture'> => ({
    name,
    picture: { url: `${baseUrl}${bannerPath(picture.url)}`, color: picture.color },
  });

  const eventLetter = (event: EmailEventFacts, locale: Locale): EventLetter => ({
    ...event,
    url: page(`/event/${slugOf(event)}`, locale),
    ...printed(event),
  });

  const orderLetter = ({ buyer, ...order }: EmailOrderFacts, locale: Locale): OrderLetter => ({
    ...order,
    buyerName: fullName(buyer) || null,
    event: eventLetter(order.event, locale),
    ticketsUrl: page('/my-ticket', locale),
    ordersUrl: page('/my-ticket/orders', locale),
    approvalsUrl: page(`/events/manager/${order.event.eventId}`, locale),
    tickets: order.tickets.map((ticket) => ({
      ...ticket,
      holder: fullName(ticket.holder),
      qrContentId: qrContentId(ticket),
      url: page(ticketPath(order.event.eventId, ticket.ticketId), locale),
    })),
  });

  /** A ticket in transfer opens by receiving it: until then its page is the giver's. */
  const handedOn = (order: EmailOrderFacts, locale: Locale): OrderLetter & { readonly receiveUrl: string | null } => {
    const letter = orderLetter(order, locale);
    const sent = order.tickets.find(({ hand }) => hand === 'SENT');
    if (sent === undefined) return { ...letter, receiveUrl: null };
    const secret = receiptSecret({ ...sent, eventId: order.event.eventId });
    const receiveUrl = `${page('/my-ticket/receive', locale)}#${secret}`;
    return { ...letter, receiveUrl, tickets: letter.tickets.map((ticket) => ({ ...ticket, url: receiveUrl })) };
  };

  const paymentLetter = (payment: EmailPaymentFacts, amount: Dong, locale: Locale): PaymentLetter => ({
    orderNumber: payment.orderNumber,
    event: eventLetter(payment.event, locale),
    gift: payment.gift,
    amount,
    price: payment.amount,
    qrContentId: null,
    payBefore: payment.payBefore,
    transfer: { bankName: bank.name, account: bank.account, holder: bank.holder, message: payment.transferMessage },
    url: `${page(`/payment/${payment.event.sectionEventId}`, locale)}${keyQuery(payment.event)}`,
    contactUrl: page('/contact-us', locale),
  });

  /** The answer link with the guest's secret; the page removes it from its address. [S2.9-01] */
  function answerUrl(
    { event, guest, letter }: Pick<EmailInvitationFacts, 'guest' | 'letter'> & { readonly event: EmailAnnouncer },
    locale: Locale,
  ): string {
    const address = page(`/invite-rsvp/${slugWithKey(eventSlug(event.name, event.eventId), letterKey(event))}`, locale);
    if (letter === null) return address;
    const { id, secret } = letterOf({ eventId: event.eventId, ...letter });
    const query = {
      rsvpInvitationId: id,
      rsvpInvitationSecret: secret,
      originalName: fullName(guest),
      originalEmail: guest.email,
    };
    return `${address}?${new URLSearchParams(query)}`;
  }

  const invitationLetter = (facts: EmailInvitationFacts, locale: Locale): InvitationLetter => ({
    event: eventLetter(facts.event, locale),
    template: facts.template,
    pictureUrl: facts.template?.picture ? `${baseUrl}${facts.template.picture}` : null,
    cardUrl: `${baseUrl}${signedCard(cardPathOf({ ...facts, headline: facts.template?.headline ?? null }, locale))}`,
    guestName: fullName(facts.guest),
    inviterName: facts.inviterName,
    answerUrl: answerUrl(facts, locale),
    reportUrl: reportPage(facts.event.eventId, locale),
  });

  const qrOf = async (eventId: number, ticket: EmailTicketFacts): Promise<MailAttachment> => ({
    filename: ticketFileName(ticket.redeemCode, 'png'),
    contentType: 'image/png',
    contentId: qrContentId(ticket),
    content: await qrPng(await signer.tokenOf({ eventId, ticketId: ticket.ticketId, issueNumber: ticket.issueNumber })),
  });

  async function withTickets(written: WrittenEmail, order: EmailOrderFacts): ReturnType<EmailWriter['write']> {
    const attachments: MailAttachment[] = [];
    for (const ticket of order.tickets) attachments.push(await qrOf(order.event.eventId, ticket));
    return { ...written, attachments };
  }

  async function withVietQr(
    message: 'bank-transfer-waiting' | 'part-paid',
    payment: EmailPaymentFacts,
    locale: Locale,
  ): ReturnType<EmailWriter['write']> {
    const due = minus(payment.amount, payment.received);
    const letter = paymentLetter(payment, due, locale);
    const code = encodeVietQr({ bin: bank.bin, account: bank.account, amount: due, message: payment.transferMessage });
    if (!code.ok) throw new Error(`The bank account's settings make no VietQR: ${code.refusal.kind}`);
    const content = await qrPng(code.value);
    const shown = { ...letter, qrContentId: VIETQR };
    const email =
      message === 'part-paid'
        ? partPaidEmail(shown, { inTime: now() < payment.payBefore }, locale)
        : bankTransferWaitingEmail(shown, locale);
    return {
      ...email,
      attachments: [{ filename: 'vietqr.png', contentType: 'image/png', contentId: VIETQR, content }],
    };
  }

  /** The entries that people keep, as they are now: same UID, raised SEQUENCE. */
  function calendarOf(sessions: readonly EmailSessionFacts[], cancelled: boolean, locale: Locale): MailAttachment {
    const entries = sessions.map((session) => {
      const { url } = eventLetter(session, locale);
      return calendarEntry({
        sectionEventId: session.sectionEventId,
        eventName: session.name,
        sessionName: session.sessionName,
        beginAt: session.beginAt,
        endAt: session.endAt,
        timezone: session.timezone,
        address: session.place,
        description: url,
        url,
        cancelled,
        changes: session.moves + (cancelled ? 1 : 0),
      });
    });
    const method = cancelled ? 'CANCEL' : 'PUBLISH';
    const organiser = { name: sessions[0]?.organiser ?? '', email: sender };
    const text = writeICalendar(
      method === 'CANCEL' ? { method, organiser, guests: [], entries } : { method, entries },
      now(),
    );
    return {
      filename: icsFileName(sessions[0]?.name ?? ''),
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: new TextEncoder().encode(text),
    };
  }

  return {
    async write(letter, locale) {
      switch (letter.message) {
        case 'sign-in-code':
          return { ...signInCodeEmail(letter, locale), attachments: [] };
        case 'order-confirmed':
          return await withTickets(orderConfirmedEmail(orderLetter(letter.order, locale), locale), letter.order);
        case 'donation-received':
          return { ...donationReceivedEmail(orderLetter(letter.order, locale), locale), attachments: [] };
        case 'registration-pending':
          return { ...registrationPendingEmail(orderLetter(letter.order, locale), locale), attachments: [] };
        case 'registration-approved':
          return await withTickets(registrationApprovedEmail(orderLetter(letter.order, locale), locale), letter.order);
        case 'place-came-free':
          return await withTickets(placeCameFreeEmail(orderLetter(letter.order, locale), locale), letter.order);
        case 'session-changed':
          return await withTickets(sessionChangedEmail(orderLetter(letter.order, locale), locale), letter.order);
        case 'registration-declined':
          return { ...registrationDeclinedEmail(orderLetter(letter.order, locale), locale), attachments: [] };
        case 'registration-withdrawn':
          return { ...registrationWithdrawnEmail(orderLetter(letter.order, locale), locale), attachments: [] };
        case 'ticket-received':
          return await withTickets(ticketReceivedEmail(orderLetter(letter.order, locale), locale), letter.order);
        case 'ticket-mailed':
          return await withTickets(ticketReceivedEmail(handedOn(letter.order, locale), locale), letter.order);
        case 'invoice-issued':
          return {
            ...invoiceIssuedEmail(orderLetter(letter.order, locale), letter.invoice, locale),
            attachments: [],
          };
        case 'ticket-voided': {
          const event = eventLetter(letter.order.event, locale);
          const contactUrl = page('/contact-us', locale);
          const voided = { event, ticketName: letter.ticketName, contactUrl };
          return { ...ticketVoidedEmail(voided, locale), attachments: [] };
        }
        case 'ticket-taken-back': {
          const { event, buyerName } = orderLetter(letter.order, locale);
          const taken = { event, giver: buyerName, ticketName: letter.ticketName };
          return { ...ticketTakenBackEmail(taken, locale), attachments: [] };
        }
        case 'order-cancelled':
          return { ...orderCancelledEmail(orderLetter(letter.order, locale), locale), attachments: [] };
        case 'bank-transfer-waiting':
        case 'part-paid':
          return await withVietQr(letter.message, letter.payment, locale);
        case 'manual-payment-waiting':
        case 'manual-payment-reminder': {
          const payment = paymentLetter(letter.payment, letter.payment.amount, locale);
          const again = letter.message === 'manual-payment-reminder';
          return { ...manualPaymentEmail(payment, letter.manual, again, locale), attachments: [] };
        }
        case 'manual-payment-reported': {
          const url = page(`/events/manager/${letter.payment.event.eventId}`, locale);
          const payment = { ...paymentLetter(letter.payment, letter.payment.amount, locale), url };
          return { ...manualPaymentReportedEmail(payment, letter.manual, locale), attachments: [] };
        }
        case 'manual-payment-ended': {
          const payment = paymentLetter(letter.payment, letter.payment.amount, locale);
          return { ...manualPaymentEndedEmail(payment, letter.manual, locale), attachments: [] };
        }
        case 'late-money':
        case 'late-money-reminder': {
          const payment = paymentLetter(letter.payment, letter.payment.received, locale);
          const again = letter.message === 'late-money-reminder';
          return { ...lateMoneyEmail(payment, letter.because, again, locale), attachments: [] };
        }
        case 'paid-too-much':
          return {
            ...paidTooMuchEmail(paymentLetter(letter.payment, letter.excess, locale), letter.because, locale),
            attachments: [],
          };
        case 'refund-paid':
        case 'refund-failed':
          return {
            ...refundMovedEmail(
              paymentLetter(letter.payment, letter.amount, locale),
              letter.payment.fromWallet
                ? 'refund-in-wallet'
                : letter.message === 'refund-paid' && letter.payment.manual !== null
                  ? 'refund-by-organiser'
                  : letter.message === 'refund-paid' && letter.byProvider
                    ? 'refund-same-way'
                    : letter.message,
              locale,
            ),
            attachments: [],
          };
        case 'refund-due':
          return {
            ...refundDueEmail(
              paymentLetter(letter.payment, letter.amount, locale),
              {
                short: isShort(letter.payment),
                points: letter.points,
                wallet: letter.wallet,
                byOrganiser: letter.payment.manual !== null,
                byProvider: letter.payment.atGateway && letter.amount > 0,
              },
              locale,
            ),
            attachments: [],
          };
        case 'refund-account': {
          const url = `${page(REFUND_PAGE, locale)}#${refundSecret(letter.refund)}`;
          const { occasion } = letter;
          const payment = { ...paymentLetter(letter.payment, letter.amount, locale), url };
          return { ...refundAccountEmail(payment, occasion, locale), attachments: [] };
        }
        case 'places-offered': {
          const { event, ...offer } = letter.offer;
          const url = `${page(`/payment/${event.sectionEventId}`, locale)}${keyQuery(event)}`;
          return {
            ...placesOfferedEmail({ ...offer, event: eventLetter(event, locale), url }, locale),
            attachments: [],
          };
        }
        case 'guest-waits':
        case 'guest-left-line': {
          const { event, ...wait } = letter.wait;
          const write = letter.message === 'guest-waits' ? guestWaitsEmail : guestLeftLineEmail;
          return { ...write({ ...wait, event: eventLetter(event, locale) }, locale), attachments: [] };
        }
        case 'invitation': {
          const { event, guest, letter: own } = letter.letter;
          const said = invitationLetter(letter.letter, locale);
          if (own === null) return { ...invitationEmail(said, null, locale), attachments: [] };
          const links = optOutLinks({ scope: 'ORGANISER', eventId: event.eventId, email: guest.email }, locale);
          const { url, oneClickOptOut } = links;
          return { ...invitationEmail(said, url, locale), attachments: [], oneClickOptOut };
        }
        case 'event-cancelled': {
          const { sessions, ...cancellation } = letter.cancellation;
          return {
            ...eventCancelledEmail({ ...cancellation, event: eventLetter(sessions[0], locale) }, locale),
            attachments: [calendarOf(sessions, true, locale)],
          };
        }
        case 'session-moved': {
          const { event, ...move } = letter.move;
          const ordersUrl = page('/my-ticket/orders', locale);
          return {
            ...sessionMovedEmail({ ...move, event: eventLetter(event, locale), ordersUrl }, locale),
            attachments: [calendarOf([event], false, locale)],
          };
        }
        case 'guest-mailing': {
          const { event, to, subject, html, invitation, name: guestName } = letter.mailing;
          const urls = {
            eventUrl: page(`/event/${slugOf(event)}`, locale),
            invitationUrl: invitation === null ? null : answerUrl({ event, ...invitation }, locale),
            reportUrl: reportPage(event.eventId, locale),
          };
          const said = {
            event: printed(event),
            organiser: event.organiser,
            subject,
            html,
            guestName,
            baseUrl,
            ...urls,
          };
          if (to === null) return { ...guestMailingEmail(said, null, locale), attachments: [] };
          const { url, oneClickOptOut } = optOutLinks({ scope: 'EVENT', eventId: event.eventId, email: to }, locale);
          return { ...guestMailingEmail(said, url, locale), attachments: [], oneClickOptOut };
        }
        case 'team-joined': {
          const { event, role } = letter.team;
          const url = page(`/events/manager/${event.eventId}`, locale);
          const team = { event: printed(event), organiser: event.organiser, role, url };
          return { ...teamJoinedEmail(team, locale), attachments: [] };
        }
        case 'event-handed-over': {
          const { event, news, who } = letter;
          const url = page(`/events/manager/${event.eventId}/team`, locale);
          return { ...eventHandedOverEmail({ event: printed(event), news, who, url }, locale), attachments: [] };
        }
        case 'team-news': {
          const { event, daily, sums } = letter;
          const url = page(`/events/manager/${event.eventId}`, locale);
          const news = { event: printed(event), daily, sums, url, choiceUrl: `${url}/settings#${NEWS_CHOICE}` };
          return { ...teamNewsEmail(news, locale), attachments: [] };
        }
        case 'event-created': {
          const { status, sessions } = letter.created;
          const [first] = sessions;
          const summary = {
            ...eventLetter(first, locale),
            status,
            sessions,
            deskUrl: page(`/events/manager/${first.eventId}`, locale),
          };
          return { ...eventCreatedEmail(summary, locale), attachments: [] };
        }
        case 'sale-opened': {
          const { event, to } = letter;
          const { url, oneClickOptOut } = optOutLinks({ scope: 'EVENT', eventId: event.eventId, email: to }, locale);
          return { ...saleOpenedEmail(eventLetter(event, locale), url, locale), attachments: [], oneClickOptOut };
        }
        case 'account-notice':
          return {
            ...accountNoticeEmail({ ...letter, accountUrl: page('/profile?tab=ACCOUNT', locale) }, locale),
            attachments: [],
          };
        case 'account-suspended':
          return {
            ...accountSuspendedEmail({ ...letter, contactUrl: page('/contact-us', locale) }, locale),
            attachments: [],
          };
        case 'report-file':
          return { ...reportFileEmail({ ...letter, url: page('/admin/exports', locale) }, locale), attachments: [] };
        case 'corporate-review': {
          const path = letter.happened === 'SUBMITTED' ? '/admin/corporate' : '/request-corporate';
          return { ...corporateReviewEmail({ ...letter, url: page(path, locale) }, locale), attachments: [] };
        }
        case 'staff-joined':
          return {
            ...staffJoinedEmail({ ...letter, url: page('/admin/events', locale) }, locale),
            attachments: [],
          };
        case 'corporate-offer': {
          const path = OFFER_PAGES[letter.news];
          return { ...corporateOfferEmail({ ...letter, url: page(path, locale) }, locale), attachments: [] };
        }
        case 'contact-lead':
          return {
            ...contactLeadEmail(
              { ...letter.lead, url: page(`/admin/leads?lead=${withoutDashes(letter.lead.leadId)}`, locale) },
              locale,
            ),
            attachments: [],
          };
        default:
          return never(letter);
      }
    },
  };
}
