import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyTransfer } from '#domain/money/bank-transfer/classify-transfer.ts';
import { eventSaleRefusal } from '#domain/sale/reservation/not-on-sale.ts';
import { transferOutcome } from '#domain/sale/reservation/stock-outcome.ts';
import { anyCodeMangling, anyEnvelope, anyTransferCode } from '#test/arbitraries/transfer.arbitraries.ts';
import { anyWorld } from '#test/arbitraries/world.arbitraries.ts';
import { afterBatches, beginCheckout, beginPayment, checkoutOf, money, paymentOf } from '#test/builders/a-stock.ts';
import {
  buying,
  cartIn,
  factsFor,
  guestsOf,
  isOfferedToBuyer,
  linesBeside,
  rowOf,
  shownButton,
  shownSessions,
  shownTickets,
} from '#test/builders/a-world.ts';
import { decodeVietQr } from '#test/standards/decode-vietqr.ts';
import { eventSaleState, hasEnded, isSelectable } from './event/sale-state.ts';
import { dong, times, ZERO } from './kernel/money/dong.ts';
import { encodeVietQr } from './money/bank-transfer/vietqr.ts';
import { goesStraightToBankTransfer, offeredMethods, PAYMENT_METHODS } from './money/payment/payment-method.ts';
import { anonymous } from './people/viewer.ts';
import { EVENT_ABILITIES, eventAbilities } from './permission/event-abilities.ts';
import { eventVisibility, isEventVisible } from './permission/event-visibility.ts';
import { privatePanel } from './sale/checkout/private-panel.ts';
import { quoteCart } from './sale/pricing/quote.ts';
import { quotePurchase } from './sale/pricing/quote-purchase.ts';
import { sessionBadge, ticketBadge } from './sale/quantity/sale-badge.ts';
import { guestBuckets } from './ticket/guest-buckets.ts';
import { countByStatus } from './ticket/guest-statistics.ts';
import { guestStatus } from './ticket/guest-status.ts';

// Laws across areas: each holds in whatever state a sale, its money and its people may be.
const WORLDS = { numRuns: 60 };

describe('in any world, the page shows what the server does', () => {
  it('the buyer gets every quantity up to the limit in whole sets, and not one set more', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const open = eventSaleRefusal(world.stock.event) === null;
        for (const { type, state, limit } of shownTickets(world)) {
          const got = (quantity: number): boolean => buying(world, type, quantity).outcome?.ok ?? false;
          if (isOfferedToBuyer(world, type)) continue;
          const sells = open && state === 'ON_SALE';
          if (sells && limit > 0) expect([got(limit), got(type.multipleOf)]).toEqual([true, true]);
          // Places that the rest of the own cart holds are free only once that line is given up.
          const beside = linesBeside(world, type);
          const gotBeside = (quantity: number): boolean => buying(world, type, quantity, beside).outcome?.ok ?? false;
          expect(gotBeside(limit + type.multipleOf)).toBe(false);
          if (!sells) expect(gotBeside(type.multipleOf)).toBe(false);
        }
      }),
      WORLDS,
    );
  });

  it('button, sessions, badges and limits agree on what can be bought', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const button = shownButton(world);
        const tickets = shownTickets(world);
        const onSale = tickets.filter(({ state }) => state === 'ON_SALE');
        for (const session of shownSessions(world)) {
          const ofIt = onSale.filter(({ type }) => type.sectionEventId === session.id);
          expect(isSelectable(session.state)).toBe(ofIt.length > 0);
          expect(['open', 'free'].includes(sessionBadge(session.state).tone)).toBe(isSelectable(session.state));
        }
        if (button.kind === 'BUY') expect(onSale.map(({ type }) => type.sectionEventId)).toContain(button.sessionId);
        else if (world.event.status !== 'CANCELLED') expect(onSale).toEqual([]);
        for (const { type, state, limit } of tickets) {
          if (eventSaleRefusal(world.stock.event) !== null || isOfferedToBuyer(world, type)) continue;
          const available = ticketBadge(state, limit) === null;
          // A place that another line of the own cart holds is not offered, and free once that line is given up.
          const beside = available ? [] : linesBeside(world, type);
          expect(buying(world, type, type.multipleOf, beside).outcome?.ok).toBe(available);
        }
      }),
      WORLDS,
    );
  });

  it('the shown price is the price the checkout freezes, with any donation', () => {
    fc.assert(
      fc.property(anyWorld, fc.constantFrom(0, 1, 50_000).map(dong), (world, donation) => {
        for (const { type, state, limit } of shownTickets(world)) {
          if (state !== 'ON_SALE' || limit === 0 || eventSaleRefusal(world.stock.event) !== null) continue;
          const { stock } = buying(world, type, limit);
          const cart = cartIn(stock, world.buyer, type.sectionEventId);
          expect(cart).toContainEqual(expect.objectContaining({ type, count: limit }));
          const shown = quoteCart(
            cart.map(({ count, type: { ticketTypeId, price, originalPrice } }) => ({
              ticketTypeId,
              quantity: count,
              originalPrice: times(originalPrice, count),
              price: times(price, count),
              specialOff: ZERO,
            })),
            donation,
          );
          const begun = afterBatches(stock, [
            world.now,
            beginCheckout('begun', cart, {
              accountId: world.buyer,
              sectionEventId: type.sectionEventId,
              donation,
              shownPrice: shown.final,
            }),
          ]);
          expect(begun.outcome).toMatchObject({ ok: true });
          expect(checkoutOf(begun.stock, 'begun')).toMatchObject({
            price: shown.final,
            donation,
            state: shown.final === 0 ? 'COMPLETED' : 'OPEN',
          });
        }
      }),
      WORLDS,
    );
  });

  it('a promotion never raises a price, and every discount is explained', () => {
    fc.assert(
      fc.property(anyWorld, fc.integer({ min: 1, max: 8 }), ({ stock, promotions, now }, quantity) => {
        const lines = stock.ticketTypes.map((type) => ({
          ticketTypeId: type.ticketTypeId,
          quantity,
          unitPrice: type.price,
          originalUnitPrice: type.originalPrice,
          specialOff: ZERO,
        }));
        const quoted = quotePurchase(
          { lines, donation: ZERO, card: null },
          promotions.map((promotion) => ({ kind: 'AUTOMATIC', promotion })),
          now,
        );
        const plain = quotePurchase({ lines, donation: ZERO, card: null }, [], now);
        expect(quoted.ok && plain.ok && quoted.value.quote.final <= plain.value.quote.final).toBe(true);
        if (!quoted.ok) return;
        const { quote, leftOut } = quoted.value;
        expect(quote.final).toBe(quote.original - quote.discount - quote.promo);
        expect(quote.final).toBeGreaterThanOrEqual(0);
        const used = new Set(
          quote.lines.flatMap(({ steps }) =>
            steps.flatMap((step) => (step.stage === 'AUTOMATIC' ? [step.promotionId] : [])),
          ),
        );
        expect([...used, ...leftOut.map(({ id }) => id)].toSorted()).toEqual(
          promotions.map(({ promotionId }) => promotionId).toSorted(),
        );
      }),
      WORLDS,
    );
  });
});

describe('in any world, a transfer reaches its order', () => {
  const OURS = '0011004321234';

  it('from the QR code through the bank’s changes to sold places', () => {
    fc.assert(
      fc.property(
        anyWorld,
        anyTransferCode,
        anyTransferCode,
        anyEnvelope,
        anyCodeMangling,
        (world, code, another, envelope, mangle) => {
          for (const { type, state, limit } of shownTickets(world)) {
            if (state !== 'ON_SALE' || limit === 0 || type.price === 0 || eventSaleRefusal(world.stock.event) !== null)
              continue;
            const own = { accountId: world.buyer, sectionEventId: type.sectionEventId };
            const { stock } = buying(world, type, limit);
            const begun = afterBatches(
              stock,
              [world.now, beginCheckout('begun', cartIn(stock, world.buyer, type.sectionEventId), own)],
              [world.now, beginPayment('paid', 'begun', own)],
            );
            const payment = paymentOf(begun.stock, 'paid');
            // Somebody who pays for three orders already begins no fourth.
            if (payment === undefined) continue;
            const qr = encodeVietQr({ bin: '970436', account: OURS, amount: payment.amount, message: code });
            const read = qr.ok ? decodeVietQr(qr.value) : qr;
            if (!read.ok || read.value.amount === null) throw new Error('A price that was frozen makes a VietQR.');
            const { amount, message, account } = read.value;
            const told = {
              direction: 'in',
              amount,
              bankAccount: account,
              code: null,
              content: envelope(mangle(message ?? '')),
              description: '',
            } as const;
            expect(classifyTransfer(told, OURS, [another, code])).toEqual({ kind: 'MATCHED', code });
            const { outcome } = afterBatches(begun.stock, [world.now, money('paid', amount)]);
            expect(
              outcome?.ok &&
                'payment' in outcome.value &&
                outcome.value.kind === 'SOLD' &&
                transferOutcome(outcome.value),
            ).toBe('PAID');
          }
        },
      ),
      WORLDS,
    );
  });

  it('every price can be paid, and below the threshold in exactly one way', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        for (const { type } of shownTickets(world)) {
          const offered = offeredMethods(type.price, PAYMENT_METHODS);
          expect(offered.length > 0).toBe(type.price > 0);
          if (goesStraightToBankTransfer(type.price)) expect(offered).toEqual(['BankTransfer']);
        }
      }),
      WORLDS,
    );
  });
});

describe('in any world, people see what they may', () => {
  it('a list shows a row exactly to those who may open it, for every ability', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        for (const viewer of [anonymous, ...world.viewers]) {
          const abilities = eventAbilities(viewer, factsFor(world, viewer));
          for (const ability of EVENT_ABILITIES)
            expect(isEventVisible(rowOf(world), eventVisibility(viewer, ability))).toBe(abilities.includes(ability));
        }
      }),
      WORLDS,
    );
  });

  it('strangers see no drafts or private events, change no event and buy nothing of a draft', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const abilities = eventAbilities(anonymous, factsFor(world, anonymous));
        const seen = world.event.status !== 'READY' && world.event.feature === 'PUBLIC';
        expect(abilities).toEqual(seen ? ['event.view'] : []);
        if (world.event.status !== 'READY') return;
        for (const { type } of shownTickets(world)) {
          expect(buying(world, type, type.multipleOf).outcome).toEqual({
            ok: false,
            refusal: { code: 'EVENT_NOT_FOUND' },
          });
        }
      }),
      WORLDS,
    );
  });
});

describe('in any world, the guest list is complete', () => {
  it('every guest has one status, which matches their money', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const guests = guestsOf(world);
        const statuses = guests.map(guestStatus);
        const counts = Object.values(countByStatus(statuses.map((status) => ({ status, times: 1 })))).reduce(
          (total, count) => total + count,
          0,
        );
        expect(counts).toBe(guests.length);
        guests.forEach(({ order, ticket }, at) => {
          const status = statuses[at];
          if (ticket !== null) expect(['RSVP_ACCEPTED', 'ATTENDING', 'NOT_CHECKED_IN']).toContain(status);
          else if (order?.status === 'REQUIRED_APPROVAL') expect(status).toBe('WAITING_APPROVAL');
          // Money that waits on an order with its tickets, such as a second attempt paid in part, changes no status.
          else if (order?.payment === 'PART_PAID' || order?.payment === 'LATE_MONEY')
            expect(status).toBe('PAYMENT_PROCESSING');
          else expect(['UNPAID', 'PENDING_PAYMENT', 'PAYMENT_PROCESSING']).toContain(status);
        });
      }),
      WORLDS,
    );
  });

  it('guests with a ticket are the places sold, except orders awaiting approval', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const sold = world.stock.reservations.filter((row) => row.state === 'SOLD');
        const places = world.event.requiredApproval ? 0 : sold.reduce((total, row) => total + row.quantity, 0);
        const buckets = guestsOf(world).map(guestBuckets);
        expect(buckets.filter((of) => of.includes('GUESTS'))).toHaveLength(places);
        expect(buckets.filter((of) => of.includes('NOT_CHECKED_IN'))).toHaveLength(places);
      }),
      WORLDS,
    );
  });
});

describe('in any world, both panels of an event', () => {
  it('offer to buy at the same time, private or not', () => {
    fc.assert(
      fc.property(anyWorld, fc.boolean(), (world, donationEnabled) => {
        const saleState = eventSaleState(shownSessions(world).map(({ state }) => state));
        const ended = hasEnded(world.event, world.now);
        const { status, requiredApproval } = world.event;
        const panel = privatePanel({
          status,
          ended,
          saleState,
          byInvitation: false,
          donationEnabled,
          requiredApproval,
          isOwnedTicket: false,
          orderStatus: null,
        });
        expect(panel.kind === 'VISITOR' && panel.button?.says === 'BUY' && panel.button.enabled).toBe(
          shownButton(world).kind === 'BUY',
        );
      }),
      WORLDS,
    );
  });
});

describe('generated worlds', () => {
  it('are complete: often on sale, often partly sold, with boundaries at the moment', () => {
    const worlds = fc.sample(anyWorld, { numRuns: 200, seed: 3 });
    const share = (is: (world: (typeof worlds)[number]) => boolean): number => worlds.filter(is).length / worlds.length;
    expect(share((world) => shownButton(world).kind === 'BUY')).toBeGreaterThan(0.3);
    expect(share((world) => shownButton(world).kind !== 'BUY')).toBeGreaterThan(0.2);
    expect(share(({ stock }) => stock.reservations.some((row) => row.state === 'SOLD'))).toBeGreaterThan(0.2);
    expect(
      share(({ stock }) => stock.reservations.some((row) => row.state === 'HELD' || row.state === 'IN_CHECKOUT')),
    ).toBeGreaterThan(0.2);
    expect(
      share(({ stock, now }) => stock.ticketTypes.some((type) => type.saleBeginAt === now || type.saleEndAt === now)),
    ).toBeGreaterThan(0.05);
    expect(share((world) => shownTickets(world).some(({ limit }) => limit === 0))).toBeGreaterThan(0.1);
  });
});
