import fc from 'fast-check';
import {
  EVENT_FEATURES,
  EVENT_FORMATS,
  EVENT_STATUSES,
  PLAN_SALES,
  TEAM_ROLES,
  type TeamRole,
} from '#domain/event/event.ts';
import { DAY, HOUR, type Instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import type { EventStock, SellableSession, SellableTicketType } from '#domain/sale/reservation/reservation.ts';
import { afterBatches, aQuota, aStock, money } from '#test/builders/a-stock.ts';
import type { World, WorldEvent } from '#test/builders/a-world.ts';
import { NOW } from '#test/builders/moments.ts';
import { anyMove, anyStory, BUYERS, commandsOf, type Move } from './stock.arbitraries.ts';
import { anySignedIn } from './viewer.arbitraries.ts';

const EVENT_NAMES = [
  'Đêm nhạc Trịnh',
  'Giải chạy Hồ Gươm',
  'Lớp gốm cuối tuần',
  'Jazz at the Opera House',
  'Product Day Sài Gòn',
  'Ra mắt sách: Phố cũ',
];
const TICKET_NAMES = ['Vé thường', 'Hạng Sen', 'Vé nhóm bốn người', 'Early bird', 'Standing', 'Vé trực tuyến'];
const SESSION_NAMES = ['Suất tối', 'Suất chiều', 'Workshop', 'Ngày 2'];

/** Free and threshold prices are common. */
const anyTicketPrice: fc.Arbitrary<Dong> = fc
  .constantFrom(0, 0, 20_000, 24_999, 25_000, 25_001, 99_000, 150_000, 250_000, 1_200_000)
  .map(dong);

/** Often exactly `at`, or a millisecond or minute beside it, else hours or days away. */
const around = (at: Instant): fc.Arbitrary<Instant> =>
  fc
    .constantFrom(0, 1, -1, SECOND, -SECOND, MINUTE, -MINUTE, 3 * HOUR, -3 * HOUR, 2 * DAY, -2 * DAY, 30 * DAY)
    .map((ms) => later(at, ms));

/** With approval, everything is free. */
const ticketType = (number: number, sessions: number, isFree: boolean): fc.Arbitrary<SellableTicketType> =>
  fc
    .record({
      sectionEventId: fc.integer({ min: 1, max: sessions }),
      sharesEvent: fc.boolean(),
      price: isFree ? fc.constant(dong(0)) : anyTicketPrice,
      markdown: fc.constantFrom(0, 0, 1_000, 50_000),
      purchaseLimit: fc.option(fc.constantFrom(4, 6, 8, 20)),
      accountLimit: fc.option(fc.constantFrom(4, 8)),
      multipleOf: fc.constantFrom(1, 1, 1, 1, 2, 4),
    })
    .map(({ sharesEvent, price, markdown, ...type }) => ({
      ...type,
      ticketTypeId: `t${number}`,
      quotaIds: [`q${number}`, ...(sharesEvent ? ['event'] : [])],
      price,
      originalPrice: dong(price + markdown),
      saleBeginAt: null,
      saleEndAt: null,
      requiredSeat: false,
    }));

const anySale = (now: Instant) =>
  fc.record({
    planSale: fc.constantFrom(...PLAN_SALES, null, null, null),
    endAt: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(HOUR, 2 * DAY, 30 * DAY).map((ms) => later(now, ms)) },
      around(now),
    ),
    lasts: fc.constantFrom(MINUTE, 2 * HOUR, DAY),
  });
const anyPeriod = (now: Instant) =>
  fc.record({
    saleBeginAt: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, around(now)),
    saleEndAt: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, around(now)),
  });

const anyEvent: fc.Arbitrary<Omit<WorldEvent, 'endAt'>> = fc.record({
  eventId: fc.constant(1012),
  name: fc.constantFrom(...EVENT_NAMES),
  status: fc.constantFrom('PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED', ...EVENT_STATUSES),
  feature: fc.constantFrom('PUBLIC', ...EVENT_FEATURES),
  format: fc.constantFrom(...EVENT_FORMATS),
  archive: fc.constantFrom(false, false, false, true),
  requiredApproval: fc.constantFrom(false, false, true),
  ownerAccountId: fc.constant('hoa' as AccountId),
  corporateId: fc.option(fc.constantFrom(12, 13)),
  team: fc.uniqueArray(
    fc.record({
      accountId: fc.constantFrom('lan' as AccountId, 'minh' as AccountId),
      role: fc.constantFrom<TeamRole>(...TEAM_ROLES),
    }),
    { selector: ({ accountId }) => accountId, maxLength: 2 },
  ),
});

const anyPromotion = (ticketTypes: readonly SellableTicketType[], now: Instant): fc.Arbitrary<AutomaticPromotion> =>
  fc
    .record({
      promotionId: fc.constantFrom('early', 'summer', 'group'),
      ticketTypeId: fc.constantFrom(...ticketTypes.map((type) => type.ticketTypeId)),
      percentOff: fc.constantFrom(5, 10, 50, 100),
      beginAt: fc.option(around(now)),
      left: fc.option(fc.integer({ min: 0, max: 5 })),
    })
    .map(({ percentOff, left, ...promotion }) => ({
      ...promotion,
      type: 'EARLY_BIRD',
      name: promotion.promotionId,
      discount: { type: 'PERCENT_OFF', percentOff },
      endAt: null,
      quantity: left === null ? null : 5,
      used: left === null ? 0 : 5 - left,
    }));

const anyRush: fc.Arbitrary<readonly (readonly Move[])[]> = fc
  .array(fc.tuple(anyMove, fc.constantFrom<Move['quantities']>([2, 0, 0], [4, 0, 0], [0, 4, 0], [4, 4, 0])), {
    maxLength: 5,
    size: 'max',
  })
  .map((buyers) =>
    (['HOLD', 'BEGIN_CHECKOUT', 'BEGIN_PAYMENT'] as const).map((kind) =>
      buyers.map(
        ([move, quantities], at): Move => ({
          ...move,
          kind,
          quantities,
          buyer: at % BUYERS.length,
          pick: kind === 'HOLD' ? move.pick : at,
        }),
      ),
    ),
  );

const anyHistory = (fresh: EventStock): fc.Arbitrary<{ readonly stock: EventStock; readonly now: Instant }> =>
  fc.tuple(anyRush, anyStory, fc.boolean()).map(([rush, story, theyPaid]) => {
    let stock = fresh;
    let now = NOW;
    [...rush.map((moves) => ({ after: 0, moves })), ...story.slice(0, 3)].forEach(({ after, moves }, at) => {
      now = later(now, after * MINUTE);
      stock = afterBatches(stock, [now, ...commandsOf(stock, moves, String(at), now)]).stock;
      const begun = theyPaid ? stock.payments.filter(({ state }) => state === 'PENDING') : [];
      stock = afterBatches(stock, [
        now,
        ...begun.map(({ paymentId, amount }) => money(paymentId, amount, { at: now })),
      ]).stock;
    });
    return { stock: afterBatches(stock, [now, { kind: 'RELEASE_EXPIRED' }]).stock, now };
  });

export const anyWorld: fc.Arbitrary<World> = fc
  .record({ event: anyEvent, sessions: fc.integer({ min: 1, max: 3 }), types: fc.integer({ min: 1, max: 4 }) })
  .chain(({ event, sessions, types }) =>
    fc
      .record({
        ticketTypes: fc.tuple(
          ...Array.from({ length: types }, (_, at) => ticketType(at, sessions, event.requiredApproval)),
        ),
        capacities: fc.array(fc.option(fc.integer({ min: 0, max: 14 }), { freq: 5 }), {
          minLength: types + 1,
          maxLength: types + 1,
        }),
      })
      .chain(({ ticketTypes, capacities }) =>
        anyHistory(
          aStock({
            event: {
              eventId: event.eventId,
              status: 'PUBLISHED',
              archive: false,
              requiredApproval: event.requiredApproval,
            },
            sessions: Array.from({ length: sessions }, (_, at) => ({
              sectionEventId: at + 1,
              planSale: null,
              beginAt: NOW,
              endAt: later(NOW, 40 * DAY),
              cancelled: false,
            })),
            ticketTypes,
            quotas: [...ticketTypes.map((_, at) => `q${at}`), 'event'].map((quotaId, at) =>
              aQuota({ quotaId, capacity: capacities[at] ?? null }),
            ),
          }),
        ).chain(({ stock, now }) => worldAt(event, stock, now)),
      ),
  );

function worldAt(event: Omit<WorldEvent, 'endAt'>, stock: EventStock, now: Instant): fc.Arbitrary<World> {
  const { status, archive } = event;
  return fc
    .record({
      sales: fc.tuple(...stock.sessions.map(() => anySale(now))),
      periods: fc.tuple(...stock.ticketTypes.map(() => anyPeriod(now))),
      promotions: fc.uniqueArray(anyPromotion(stock.ticketTypes, now), {
        selector: ({ promotionId }) => promotionId,
        maxLength: 3,
      }),
      viewers: fc.array(anySignedIn, { minLength: 1, maxLength: 3 }),
      buyer: fc.constantFrom(...BUYERS, 'lan' as AccountId),
    })
    .map(({ sales, periods, promotions, viewers, buyer }) => {
      const sessions = stock.sessions.map((session, at): SellableSession => {
        const { planSale, endAt, lasts } = sales[at] ?? { planSale: null, endAt: session.endAt, lasts: HOUR };
        return {
          sectionEventId: session.sectionEventId,
          planSale,
          beginAt: later(endAt, -lasts),
          endAt,
          cancelled: false,
        };
      });
      return {
        now,
        event: { ...event, endAt: later(NOW, Math.max(...sessions.map((session) => session.endAt - NOW))) },
        stock: {
          ...stock,
          event: { ...stock.event, status, archive },
          sessions,
          ticketTypes: stock.ticketTypes.map((type, at) => ({ ...type, ...periods[at] })),
        },
        names: {
          sessions: sessions.map((_, at) => SESSION_NAMES[at % SESSION_NAMES.length] ?? ''),
          ticketTypes: stock.ticketTypes.map((_, at) => TICKET_NAMES[at % TICKET_NAMES.length] ?? ''),
        },
        promotions,
        viewers,
        buyer,
      };
    });
}
