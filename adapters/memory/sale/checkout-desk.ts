import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { decideWallet, EMPTY_WALLET } from '#domain/programme/wallet.ts';
import { isUnfinished } from '#domain/sale/checkout/checkout-session-state.ts';
import { checkDonation, checkDonationMessage } from '#domain/sale/checkout/donation.ts';
import { checkInvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import { type CodeText, readCode } from '#domain/sale/promotion/discount-code.ts';
import { type BoxOfficeInMemory, notFound, unauthorized } from './office.ts';

export const memoryCheckoutDesk = ({
  begun,
  donations,
  invoices,
  newTransferCode,
  eventNumbered,
  eventOf,
  stockOf,
  transferOf,
  sessionOf,
  mine,
  settled,
  asBuyer,
  buyer,
  clock,
  newId,
  points,
  balance,
  heldFor,
  payingCard,
  changed,
}: BoxOfficeInMemory): CheckoutDesk => ({
  saveDonation: (sectionEventId, amount, message) =>
    asBuyer((who) => {
      const event = eventOf(sectionEventId);
      if (event === undefined) return notFound;
      const accepted = checkDonation(amount, event);
      if (!accepted.ok) return accepted;
      const words = checkDonationMessage(message);
      if (!words.ok) return words;
      donations.set(`${who} ${sectionEventId}`, { amount, message: words.value });
      return ok(true);
    }),
  begin: (order, key) =>
    asBuyer((who) => {
      const event = eventNumbered(order.eventId);
      if (event === undefined) return notFound;
      const spendable = decideWallet(
        { ...EMPTY_WALLET, POINT: points() },
        {
          kind: 'SPEND',
          unit: 'POINT',
          amount: order.points ?? NO_POINTS,
        },
      );
      if (!spendable.ok && spendable.refusal.code === 'BALANCE_TOO_LOW') return refused(spendable.refusal);
      const payable = decideWallet(
        { ...EMPTY_WALLET, VND: balance() },
        { kind: 'SPEND', unit: 'VND', amount: order.wallet ?? ZERO },
      );
      if (!payable.ok && payable.refusal.code === 'BALANCE_TOO_LOW') return refused(payable.refusal);
      const card = order.cardId === undefined ? null : payingCard(order.cardId);
      if (card === null && order.cardId !== undefined) return notFound;
      if (event.policy !== null && !order.policyAgreed) return refused({ code: 'POLICY_NOT_AGREED' });
      const answer = stockOf(event.id).run(
        {
          kind: 'BEGIN_CHECKOUT',
          accountId: who,
          sectionEventId: order.sectionEventId,
          checkoutSessionId: newId(),
          donation: donations.get(`${who} ${order.sectionEventId}`)?.amount ?? ZERO,
          shownPrice: order.shownPrice,
          ...codeOf(order.code),
          ...(card === null ? {} : { card }),
          ...(order.points === undefined ? {} : { points: order.points }),
          ...(order.wallet === undefined ? {} : { wallet: order.wallet }),
          attendees: order.attendees.map((line) => ({ reservationId: line.cartLineId, count: line.attendees.length })),
          idempotencyKey: key,
          requestHash: JSON.stringify(order),
        },
        clock.now(),
      );
      if (!answer.ok) return answer;
      const { checkoutSession, quote, orderStatus } = answer.value;
      const id = checkoutSession.checkoutSessionId;
      if (quote !== null) {
        const attendees = new Map(order.attendees.map((line) => [line.cartLineId, line.attendees]));
        begun.set(id, {
          eventId: event.id,
          quote,
          attendees,
          transferCode: null,
          attempt: null,
          manual: null,
          order: null,
        });
      }
      if (orderStatus !== null) settled(id, orderStatus);
      const session = sessionOf(id);
      return session === null ? notFound : ok(session);
    }),
  updateInvoice: (id, given) =>
    asBuyer(() => {
      const session = mine(id);
      if (session === null) return notFound;
      const checked = checkInvoiceDetails(given);
      if (!checked.ok) return checked;
      if (session.status !== 'OPEN' && session.status !== 'PENDING')
        return refused({ code: 'CHECKOUT_CLOSED', state: session.status });
      invoices.set(id, checked.value);
      return ok(true);
    }),
  read: async (id) => {
    if (buyer() === null) return unauthorized;
    const session = mine(id);
    return session === null ? notFound : ok(session);
  },
  unfinished: (sectionEventId) =>
    asBuyer((who) => {
      const event = eventOf(sectionEventId);
      if (event === undefined) return notFound;
      const stock = stockOf(event.id);
      stock.run({ kind: 'RELEASE_EXPIRED' }, clock.now());
      const open = stock
        .state()
        .checkoutSessions.findLast(
          (row) => row.accountId === who && row.sectionEventId === sectionEventId && isUnfinished(row.state),
        );
      return ok(open === undefined ? null : sessionOf(open.checkoutSessionId));
    }),
  cancel: (id) =>
    asBuyer((who) => {
      const known = begun.get(id);
      if (known === undefined) return notFound;
      const answer = stockOf(known.eventId).run(
        { kind: 'CANCEL_CHECKOUT', accountId: who, checkoutSessionId: id },
        clock.now(),
      );
      const session = sessionOf(id);
      if (!answer.ok) return answer;
      return session === null ? notFound : ok(session);
    }),
  startBankTransfer: (id, key) =>
    asBuyer((who) => {
      const known = begun.get(id);
      if (known === undefined) return notFound;
      const answer = stockOf(known.eventId).run(
        {
          kind: 'BEGIN_PAYMENT',
          accountId: who,
          checkoutSessionId: id,
          paymentId: newId(),
          provider: 'BANK_TRANSFER',
          idempotencyKey: key,
          ...heldFor(id),
        },
        clock.now(),
      );
      if (!answer.ok) return answer;
      known.transferCode ??= newTransferCode();
      if (known.order === null) settled(id, 'PROCESSING');
      const transfer = transferOf(known, answer.value.payment);
      return transfer === null ? notFound : ok(transfer);
    }),
  resumeLink: async (id) => {
    if (buyer() === null) return unauthorized;
    return mine(id) === null ? notFound : ok(`https://vemoi.test/pay#secret-${id}`);
  },
  chooseLateMoney: (id, choice) =>
    asBuyer((who) => {
      const known = begun.get(id);
      if (known === undefined) return notFound;
      const answer = stockOf(known.eventId).run(
        { kind: 'CHOOSE_LATE_MONEY', accountId: who, checkoutSessionId: id, choice },
        clock.now(),
      );
      if (!answer.ok) return answer;
      changed(`checkout:${id}`);
      const session = sessionOf(id);
      return session === null ? notFound : ok(session);
    }),
});

const codeOf = (typed: string | undefined): { readonly code?: CodeText } => {
  const code = typed === undefined ? null : readCode(typed);
  return code?.ok === true ? { code: code.value } : {};
};
