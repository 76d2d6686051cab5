import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { sum } from '#domain/kernel/money/dong.ts';
import { PAYMENT_TRANSITIONS } from '#domain/money/payment/payment-state.ts';
import { CHECKOUT_TRANSITIONS } from '#domain/sale/checkout/checkout-session-state.ts';
import { anyMove, anyStock, anyStory, BUYERS, commandsOf, type Move } from '#test/arbitraries/stock.arbitraries.ts';
import { afterBatches, afterwards, aQuota, aStock, hold } from '#test/builders/a-stock.ts';
import { NOW } from '#test/builders/moments.ts';
import { isOffered } from './buyer-cart.ts';
import { decideBatch } from './decide-batch.ts';
import type { EventStock, Reservation } from './reservation.ts';
import type { HoldPlaces, StockCommand } from './stock-command.ts';
import type { BatchDecision } from './stock-outcome.ts';

type Step = {
  before: EventStock;
  commands: StockCommand[];
  decision: BatchDecision;
  after: EventStock;
  now: typeof NOW;
};

function play(
  stock: EventStock,
  story: readonly { readonly after: number; readonly moves: readonly Move[] }[],
): Step[] {
  let before = stock;
  let now = NOW;
  return story.map(({ after: wait, moves }, at) => {
    now = later(now, wait * MINUTE);
    const commands = commandsOf(before, moves, String(at), now);
    const decision = decideBatch(before, commands, now);
    const step = { before, commands, decision, after: afterwards(before, decision), now };
    before = step.after;
    return step;
  });
}

const stories = (check: (steps: Step[]) => void, numRuns = 200, seed?: number) =>
  fc.assert(
    fc.property(anyStock, anyStory, (stock, story) => check(play(stock, story))),
    seed === undefined ? { numRuns } : { numRuns, seed },
  );

const isLive = (claim: Reservation) => claim.state === 'HELD' || claim.state === 'IN_CHECKOUT';

/** What the rows say that a quota's counters must be. */
function countedFor(stock: EventStock, quotaId: string) {
  const drawing = stock.ticketTypes.filter((type) => type.quotaIds.includes(quotaId)).map((type) => type.ticketTypeId);
  const claims = stock.reservations.filter((claim) => drawing.includes(claim.ticketTypeId));
  const total = (some: readonly Reservation[]) => some.reduce((places, claim) => places + claim.quantity, 0);
  return { reserved: total(claims.filter(isLive)), sold: total(claims.filter((claim) => claim.state === 'SOLD')) };
}

describe('any sequence of commands', { timeout: 30_000 }, () => {
  it('reaches every relevant outcome', () => {
    const seen = new Map<string, number>();
    stories(
      (steps) => {
        for (const outcome of steps.flatMap(({ decision }) => decision.outcomes)) {
          const name = outcome.ok ? outcome.value.kind : outcome.refusal.code;
          seen.set(name, (seen.get(name) ?? 0) + 1);
        }
      },
      1_000,
      2026,
    );
    for (const name of [
      'SOLD',
      'PART_PAID',
      'NO_PLACE',
      'SECOND_PAYMENT',
      'REPEATED',
      'SOLD_OUT',
      'REACH_LIMITED_PURCHASE',
      'HOLD_EXPIRED',
      'LATE_MONEY_CHOSEN',
      'GIVEN_BACK',
      'APPROVAL_ANSWERED',
      'TICKETS_ISSUED',
      'INVALID_SEAT',
      'SEATS_REFUSED',
    ]) {
      expect(seen.get(name), name).toBeGreaterThan(0);
    }
  });

  it('never takes more places than exist', () => {
    stories((steps) => {
      for (const { after } of steps) {
        for (const quota of after.quotas)
          expect(quota.reserved + quota.sold).toBeLessThanOrEqual(quota.capacity ?? Number.POSITIVE_INFINITY);
      }
    });
  });

  it('counters are the sums of the rows', () => {
    stories((steps) => {
      for (const { after } of steps) {
        for (const { quotaId, reserved, sold } of after.quotas)
          expect({ quotaId, reserved, sold }).toEqual({ quotaId, ...countedFor(after, quotaId) });
      }
    });
  });

  it('a seat belongs to at most one live line, and is taken exactly then', () => {
    stories((steps) => {
      for (const { after } of steps) {
        const alive = after.reservations.filter((claim) => claim.state !== 'RELEASED');
        const had = alive.flatMap((claim) => claim.seats.map((seat) => seat.seatId));
        expect(new Set(had).size).toBe(had.length);
        const taken = after.seats.flatMap((session) =>
          session.seats.filter((seat) => seat.state === 'TAKEN').map((seat) => seat.seatId),
        );
        expect(taken.toSorted()).toEqual(had.toSorted());
      }
    });
  });

  it('every seated place has one seat of its session, and no other place has one', () => {
    stories((steps) => {
      for (const { after } of steps) {
        for (const claim of after.reservations) {
          const type = after.ticketTypes.find((one) => one.ticketTypeId === claim.ticketTypeId);
          expect(claim.seats.length).toBe(type?.requiredSeat ? claim.quantity : 0);
          const hall = after.seats.find((session) => session.sectionEventId === claim.sectionEventId)?.seats ?? [];
          for (const seat of claim.seats)
            expect(hall.find((one) => one.seatId === seat.seatId)).toMatchObject({ alias: seat.alias });
        }
      }
    });
  });

  it('nobody moves another’s seats', () => {
    stories((steps) => {
      for (const { before, decision } of steps) {
        const holderOf = new Map(
          before.reservations
            .filter((claim) => claim.state !== 'RELEASED')
            .flatMap((claim) => claim.seats.map((seat) => [seat.seatId, claim.reservationId])),
        );
        for (const { seatId, from } of decision.writes.seats) expect(from).toBe(holderOf.get(seatId) ?? null);
      }
    });
  });

  it('no due hold remains; checkouts hold places exactly while unfinished, free orders until released', () => {
    stories((steps) => {
      for (const { after, now } of steps) {
        for (const claim of after.reservations.filter(isLive)) expect(claim.heldUntil).toBeGreaterThan(now);
        for (const session of after.checkoutSessions) {
          const states = new Set(
            after.reservations
              .filter((claim) => claim.checkoutSessionId === session.checkoutSessionId)
              .map((claim) => claim.state),
          );
          const expected = {
            OPEN: ['IN_CHECKOUT'],
            PAYING: ['IN_CHECKOUT'],
            COMPLETED: session.price > 0 ? ['SOLD'] : ['SOLD', 'RELEASED'],
            CANCELLED: ['RELEASED'],
            EXPIRED: ['RELEASED'],
          };
          for (const state of states) expect(expected[session.state]).toContain(state);
        }
      }
    });
  });

  it('lines of a cart or checkout end together, except places offered to those who waited', () => {
    stories((steps) => {
      for (const { after } of steps) {
        const ends = Map.groupBy(
          after.reservations.filter((claim) => isLive(claim) && !(claim.state === 'HELD' && isOffered(claim))),
          (claim) => claim.checkoutSessionId ?? `${claim.accountId} ${claim.sectionEventId}`,
        );
        for (const lines of ends.values())
          expect(new Set(lines.map((line) => `${line.heldSince} ${line.heldUntil}`)).size).toBe(1);
      }
    });
  });

  it('no cart outlives ten minutes, no unpaid checkout twenty-five, except places offered to those who waited', () => {
    stories((steps) => {
      for (const { after } of steps) {
        for (const claim of after.reservations.filter((one) => isLive(one) && !isOffered(one))) {
          const paying = after.payments.some((payment) => payment.checkoutSessionId === claim.checkoutSessionId);
          if (!paying) expect(claim.heldUntil - claim.heldSince).toBeLessThanOrEqual(25 * MINUTE);
          if (claim.state === 'HELD' && claim.heldUntil - claim.heldSince > 10 * MINUTE)
            expect(after.checkoutSessions).not.toEqual([]);
        }
      }
    });
  });

  it('payments and checkouts follow their transitions, also after cancellation', () => {
    const mayHave = (table: Readonly<Record<string, readonly string[]>>, was: string, is: string) =>
      was === is || table[was]?.includes(is);
    const checkStep = (before: EventStock, after: EventStock) => {
      for (const { paymentId, state } of after.payments) {
        const was = before.payments.find((one) => one.paymentId === paymentId)?.state ?? 'PENDING';
        expect(mayHave(PAYMENT_TRANSITIONS, was, state), `payment ${was} to ${state}`).toBe(true);
      }
      for (const { checkoutSessionId, state } of after.checkoutSessions) {
        const was = before.checkoutSessions.find((one) => one.checkoutSessionId === checkoutSessionId)?.state ?? 'OPEN';
        expect(mayHave(CHECKOUT_TRANSITIONS, was, state), `checkout ${was} to ${state}`).toBe(true);
      }
    };
    fc.assert(
      fc.property(anyStock, anyStory, fc.nat({ max: 20 }), (first, story, cancelledFrom) => {
        let stock = first;
        play(first, story).forEach(({ commands, now }, at) => {
          if (at === cancelledFrom) stock = { ...stock, event: { ...stock.event, status: 'CANCELLED' } };
          for (const batch of [[], ...commands.map((command) => [command])]) {
            const after = afterwards(stock, decideBatch(stock, batch, now));
            checkStep(stock, after);
            stock = after;
          }
        });
      }),
      { numRuns: 200 },
    );
  });

  it('every received dong is in one receipt, and payments match their receipts', () => {
    stories((steps) => {
      for (const { after } of steps) {
        for (const payment of after.payments) {
          const receipts = after.receipts.filter((receipt) => receipt.paymentId === payment.paymentId);
          expect(payment.received).toBe(sum(receipts.map((receipt) => receipt.amount)));
        }
      }
    });
  });

  it('a payment succeeds only with its money, and its places are then sold', () => {
    stories((steps) => {
      for (const { after } of steps) {
        for (const payment of after.payments.filter((one) => one.state === 'SUCCEEDED')) {
          expect(payment.received).toBeGreaterThanOrEqual(payment.amount);
          const places = after.reservations.filter((claim) => claim.checkoutSessionId === payment.checkoutSessionId);
          expect(new Set(places.map((claim) => claim.state))).toEqual(new Set(['SOLD']));
        }
      }
    });
  });

  it('sold places stay sold, except released free ones', () => {
    stories((steps) => {
      for (const { before, after, decision } of steps) {
        const back = decision.outcomes.flatMap((outcome) =>
          outcome.ok && outcome.value.kind === 'GIVEN_BACK'
            ? outcome.value.released
            : outcome.ok && outcome.value.kind === 'APPROVAL_ANSWERED'
              ? outcome.value.lines.filter(({ state }) => state === 'RELEASED')
              : [],
        );
        expect(
          back.filter((claim) =>
            before.checkoutSessions.some((one) => one.checkoutSessionId === claim.checkoutSessionId && one.price > 0),
          ),
        ).toEqual([]);
        const given = new Map(back.map((claim) => [claim.reservationId, claim]));
        for (const claim of before.reservations.filter(({ state }) => state === 'SOLD'))
          expect(after.reservations.find((one) => one.reservationId === claim.reservationId)).toEqual(
            given.get(claim.reservationId) ?? claim,
          );
      }
    });
  });

  it('no buyer exceeds the account limit, except by places for which an invited guest waited', () => {
    stories((steps) => {
      const invited = new Set(
        steps.flatMap(({ commands }) =>
          commands.flatMap((one) => (one.kind === 'JOIN_WAITING' && one.invited === true ? one.waitingEntryId : [])),
        ),
      );
      for (const { after } of steps) {
        const limited = after.ticketTypes.filter((type) => type.accountLimit !== null);
        for (const type of limited) {
          for (const buyer of BUYERS) {
            const claims = after.reservations.filter(
              (claim) => claim.accountId === buyer && claim.ticketTypeId === type.ticketTypeId,
            );
            const held = claims
              .filter((claim) => claim.state === 'HELD' && !invited.has(claim.reservationId))
              .reduce((places, claim) => places + claim.quantity, 0);
            expect(held).toBeLessThanOrEqual(type.accountLimit ?? 0);
          }
        }
      }
    });
  });

  it('a refused command changes nothing', () => {
    stories((steps) => {
      for (const { before, commands, decision, now } of steps) {
        const granted = commands.filter((_, at) => decision.outcomes[at]?.ok);
        expect(decideBatch(before, granted, now).writes).toEqual(decision.writes);
      }
    }, 100);
  });

  it('commands one by one write what the batch writes, except that timely money goes first and offers last', () => {
    let compared = 0;
    stories((steps) => {
      for (const { before, commands, decision, now } of steps) {
        if (commands.some((command) => command.kind === 'SETTLE')) continue;
        const apart = commands.map((command) => [now, command] as const);
        const early = afterBatches(before, ...apart.slice(0, -1)).stock;
        if (offersIn(early) > offersIn(before)) continue;
        compared += 1;
        expect(afterBatches(early, ...apart.slice(-1), [now]).stock).toEqual(afterwards(before, decision));
      }
    }, 100);
    expect(compared).toBeGreaterThan(100);
  });

  it('a repeated key has the first outcome and changes nothing', () => {
    stories((steps) => {
      for (const { after, commands, decision, now } of steps) {
        commands.forEach((command, at) => {
          const first = decision.outcomes[at];
          if (
            !first?.ok ||
            !(command.kind === 'BEGIN_CHECKOUT' || command.kind === 'BEGIN_PAYMENT' || isKept(command, after))
          )
            return;
          const again = decideBatch(after, [command], now);
          expect(again.outcomes[0]).toMatchObject({ ok: true, value: { kind: first.value.kind, replayed: true } });
          expect(again.writes.reservations).toEqual({ inserted: [], updated: [] });
          expect(again.writes.checkoutSessions.inserted).toEqual([]);
          expect(again.writes.payments.inserted).toEqual([]);
        });
      }
    }, 100);
  });
});

const offersIn = (stock: EventStock): number => stock.reservations.filter(isOffered).length;

/** A selection leaves rows by which its repetition is known, unless it adds nothing to what was held before. */
const isKept = (command: StockCommand, { reservations }: EventStock): boolean =>
  command.kind === 'HOLD' &&
  reservations.some(
    ({ accountId, idempotencyKey }) => accountId === command.accountId && idempotencyKey === command.idempotencyKey,
  );

describe('independent commands', () => {
  const holds = fc.uniqueArray(anyMove, { selector: (move) => move.buyer, minLength: 1, maxLength: 3 });

  it('give the same totals in any order if there is room', () => {
    fc.assert(
      fc.property(anyStock, holds, (stock, moves) => {
        const ticketTypes = stock.ticketTypes.map((type) => ({ ...type, requiredSeat: false }));
        const roomy = { ...stock, ticketTypes, quotas: stock.quotas.map((quota) => ({ ...quota, capacity: null })) };
        const commands = commandsOf(
          roomy,
          moves.map((move) => ({ ...move, kind: 'HOLD' as const })),
          '0',
          NOW,
        );
        const there = afterwards(roomy, decideBatch(roomy, commands, NOW));
        const back = afterwards(roomy, decideBatch(roomy, commands.toReversed(), NOW));
        expect(back.quotas).toEqual(there.quotas);
      }),
    );
  });

  it('of equal size fill the same number of places in any order if there is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (capacity, quantity, buyers) => {
          const commands = Array.from(
            { length: buyers },
            (_, at): HoldPlaces => hold(`r${at}`, quantity, { accountId: `buyer ${at}` as HoldPlaces['accountId'] }),
          );
          const reserved = (batch: HoldPlaces[]) =>
            afterBatches(aStock({ quotas: [aQuota({ capacity })] }), [NOW, ...batch]).stock.quotas[0]?.reserved;
          const served = Math.min(buyers, (capacity - (capacity % quantity)) / quantity);
          expect(reserved(commands)).toBe(served * quantity);
          expect(reserved(commands.toReversed())).toBe(served * quantity);
        },
      ),
    );
  });
});
