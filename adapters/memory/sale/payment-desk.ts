import type { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { manualHold } from '#domain/money/payment/manual-payment.ts';
import {
  availableMethods,
  methodOptions,
  offeredMethods,
  PROVIDER_OF_METHOD,
} from '#domain/money/payment/payment-method.ts';
import { type BoxOfficeInMemory, notFound, unauthorized } from './office.ts';

/** A gateway in memory: its page is an address that only names the payment. */
export const memoryPaymentDesk = ({
  begun,
  gateways,
  manual,
  stockOf,
  sessionOf,
  mine,
  settled,
  asBuyer,
  buyer,
  clock,
  newId,
  points,
  pointsHeld,
}: BoxOfficeInMemory): PaymentDesk => ({
  points: () => asBuyer(() => ok(points())),
  methods: (price, eventId) =>
    asBuyer(() =>
      ok(methodOptions(price, availableMethods(gateways, { manual: eventId !== null && manual.open }), ZERO)),
    ),
  startGateway: (id, method, returnUrl, key) =>
    asBuyer((who) => {
      const known = begun.get(id);
      if (known === undefined) return notFound;
      if (!offeredMethods(mine(id)?.price ?? known.quote.final, gateways).includes(method))
        return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      const answer = stockOf(known.eventId).run(
        {
          kind: 'BEGIN_PAYMENT',
          accountId: who,
          checkoutSessionId: id,
          paymentId: newId(),
          provider: PROVIDER_OF_METHOD[method],
          idempotencyKey: `${method} ${key}`,
          pointsHeld: pointsHeld(id),
        },
        clock.now(),
      );
      if (!answer.ok) return answer;
      known.attempt = { state: 'OPEN', method };
      if (known.order === null) settled(id, 'PROCESSING');
      return ok(`https://gateway.test/${answer.value.payment.paymentId}?back=${encodeURIComponent(returnUrl)}`);
    }),
  askGateway: async (id) => {
    if (buyer() === null) return unauthorized;
    if (mine(id) === null) return notFound;
    const session = sessionOf(id);
    return session === null ? notFound : ok(session);
  },
  startManual: (id) =>
    asBuyer((who) => {
      const known = begun.get(id);
      if (known === undefined) return notFound;
      if (!offeredMethods(known.quote.final, availableMethods([], { manual: manual.open })).includes('Manual'))
        return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      const answer = stockOf(known.eventId).run(
        {
          kind: 'BEGIN_PAYMENT',
          accountId: who,
          checkoutSessionId: id,
          paymentId: newId(),
          provider: 'MANUAL',
          pointsHeld: pointsHeld(id),
          idempotencyKey: `manual ${id}`,
          waits: manualHold(manual),
        },
        clock.now(),
      );
      if (!answer.ok) return answer;
      known.manual ??= { instructions: manual.instructions, reportedAt: null, refusedBecause: null };
      if (known.order === null) settled(id, 'PROCESSING');
      const session = mine(id);
      return session === null ? notFound : ok(session);
    }),
  reportManual: (id) =>
    asBuyer(() => {
      const known = begun.get(id);
      const session = mine(id);
      if (known?.manual == null || session === null) return notFound;
      if (session.status !== 'PENDING') return refused({ code: 'CHECKOUT_CLOSED', state: session.status });
      known.manual = { ...known.manual, reportedAt: known.manual.reportedAt ?? clock.now() };
      const told = mine(id);
      return told === null ? notFound : ok(told);
    }),
});
