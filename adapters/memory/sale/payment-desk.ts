import type { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { manualHold } from '#domain/money/payment/manual-payment.ts';
import {
  availableMethods,
  methodOptions,
  offeredMethods,
  PROVIDER_OF_METHOD,
} from '#domain/money/payment/payment-method.ts';
import { decideWallet, EMPTY_WALLET } from '#domain/programme/wallet.ts';
import { type BoxOfficeInMemory, notFound, unauthorized } from './office.ts';

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
  balance,
  points,
  heldFor,
}: BoxOfficeInMemory): PaymentDesk => ({
  balance: () => asBuyer(() => ok({ points: points(), money: balance() })),
  methods: (price, eventId) =>
    asBuyer(() =>
      ok(
        methodOptions(
          price,
          availableMethods(gateways, { manual: eventId !== null && manual.open, balance: balance() }),
          balance(),
        ),
      ),
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
          ...heldFor(id),
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
  payFromWallet: (id) =>
    asBuyer((who) => {
      const known = begun.get(id);
      const before = mine(id);
      if (known === undefined || before === null) return notFound;
      if (before.received > 0) return ok(before);
      const amount = before.price;
      const spent = decideWallet({ ...EMPTY_WALLET, VND: balance() }, { kind: 'SPEND', unit: 'VND', amount });
      if (!spent.ok && spent.refusal.code === 'BALANCE_TOO_LOW') return refused(spent.refusal);
      const paymentId = newId();
      const begins = stockOf(known.eventId).run(
        {
          kind: 'BEGIN_PAYMENT',
          accountId: who,
          checkoutSessionId: id,
          paymentId,
          provider: 'WALLET',
          ...heldFor(id),
          idempotencyKey: `wallet ${paymentId}`,
        },
        clock.now(),
      );
      if (!begins.ok) return begins;
      const at = clock.now();
      const answer = stockOf(known.eventId).run(
        { kind: 'SETTLE', paymentId, provider: 'WALLET', providerReference: paymentId, amount, at },
        at,
      );
      if (!answer.ok) return answer;
      if (answer.value.kind === 'SOLD') settled(id, answer.value.orderStatus);
      const paid = mine(id);
      return paid === null ? notFound : ok(paid);
    }),
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
          ...heldFor(id),
          idempotencyKey: `manual ${id}`,
          waits: manualHold(manual),
        },
        clock.now(),
      );
      if (!answer.ok) return answer;
      known.manual ??= { instructions: manual.instructions, reportedAt: null, refusedBecause: null, proofUrl: null };
      if (known.order === null) settled(id, 'PROCESSING');
      const session = mine(id);
      return session === null ? notFound : ok(session);
    }),
  reportManual: (id, proof) =>
    asBuyer(() => {
      const known = begun.get(id);
      const session = mine(id);
      if (known?.manual == null || session === null) return notFound;
      if (session.status !== 'PENDING') return refused({ code: 'CHECKOUT_CLOSED', state: session.status });
      const { reportedAt, proofUrl } = known.manual;
      known.manual = { ...known.manual, reportedAt: reportedAt ?? clock.now(), proofUrl: proof ?? proofUrl };
      const reported = mine(id);
      return reported === null ? notFound : ok(reported);
    }),
});
