import { z } from 'zod';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { PROMOTION_TYPES, ticketsReached } from '#domain/sale/promotion/automatic-promotion.ts';
import { PROMOTION_NAME_MAX, PROMOTION_QUANTITY_MAX } from '#domain/sale/promotion/check-promotion.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import { readCode } from '#domain/sale/promotion/discount-code.ts';
import { promotionState } from '#domain/sale/promotion/promotion-state.ts';
import { promotionTag } from '#domain/sale/promotion/promotion-tag.ts';
import { asIfHeld, type HeldPrices } from '#domain/sale/reservation/quote-checkout.ts';
import { mayBuyAt } from '#server/event/api/on-offer.ts';
import { editVersion } from '#server/event/api/organising-input.ts';
import { versionOfCode, versionOfPromotion } from '#server/event/editing/edit-version.ts';
import { EndPromotion } from '#server/event/promoting/end-promotion.ts';
import { PausePromotion } from '#server/event/promoting/pause-promotion.ts';
import { RecordPromotionCodes } from '#server/event/promoting/record-promotion-codes.ts';
import { ReviseCode } from '#server/event/promoting/revise-code.ts';
import { RevisePromotion } from '#server/event/promoting/revise-promotion.ts';
import { promotionsOfTicket } from '#server/event/promotions-of-ticket.ts';
import { RecordPromotion } from '#server/event/record-promotion.ts';
import { RecordPromotionCode } from '#server/event/record-promotion-code.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { amount, count, moment, oneOf, rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { type EventCode, type EventPromotion, NO_MONEY, PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { TryCode } from '#server/sale/try-code.ts';
import { codeProblemSentence } from '#words/sale/promotions.ts';
import { places } from './choose-tickets-input.ts';
import { typedCode } from './code-input.ts';
import { MOST_LINES } from './lines-of-one-event.ts';

const MOST_AT_ONCE = 10_000;
const quantity = count(1, PROMOTION_QUANTITY_MAX).nullish();
const discount = { percent_off: count(1, 100).nullish(), amount_off: amount.nullish() };
const period = { begin_at: moment.nullish(), end_at: moment.nullish() };

const offerOf = (input: {
  readonly percent_off?: number | null | undefined;
  readonly amount_off?: Dong | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly begin_at?: Instant | null | undefined;
  readonly end_at?: Instant | null | undefined;
}) => ({
  percentOff: input.percent_off ?? null,
  amountOff: input.amount_off ?? null,
  quantity: input.quantity ?? null,
  beginAt: input.begin_at ?? null,
  endAt: input.end_at ?? null,
});

const discountFields = (of: Discount) => ({
  percent_off: of.type === 'PERCENT_OFF' ? of.percentOff : null,
  amount_off: of.type === 'AMOUNT' ? of.amountOff : null,
});
/** [S3-53] */
const codeType = (of: Discount): string => (of.type === 'AMOUNT' ? 'amount' : of.type);

const ofEvent = ({ event_id }: { readonly event_id: number }): number => event_id;
const ofTicket = ({ ticket_id }: { readonly ticket_id: WireId }): number => ticket_id.eventId;

const found = <Row>(row: Row | undefined): Result<Row, Refusal> =>
  row === undefined ? refused({ code: 'NOT_FOUND' }) : ok(row);

async function promotionOf(eventId: number, id: string, context: RequestContext) {
  const { promotions } = await context.use(PromotionBook).offers(eventId, null);
  const one = promotions.find(({ promotionId }) => promotionId === id);
  return found(one === undefined ? undefined : { ...one, eventId });
}

/** A ticket type of another session is left out. */
async function pricesNow(
  eventId: number,
  sectionEventId: number | null,
  chosen: readonly { readonly ticket_id: WireId; readonly number_of_tickets: number }[],
  context: RequestContext,
): Promise<readonly HeldPrices[]> {
  const ticketTypes = await context.loaders.ticketsOf.load(eventId);
  return asIfHeld(
    chosen.map((line) => ({
      ticketTypeId: ofThisEvent(line.ticket_id, eventId),
      quantity: line.number_of_tickets,
    })),
    ticketTypes.filter((ticket) => ticket.sectionEventId === sectionEventId),
  );
}

/** Of another event: no ticket type has such an id here. */
const ofThisEvent = (id: WireId, eventId: number): string =>
  id.eventId === eventId ? id.rowId : encodeWireId(id.eventId, id.rowId);

const cell = z.string().max(200).nullish();
const asCell = (figure: number | null | undefined): string => (figure == null ? '' : String(figure));
const codesInput = z
  .object({
    rows: z
      .array(
        z.object({
          line: count(1, 1_000_000),
          code: z.string().max(200),
          percent_off: cell,
          amount_off: cell,
          quantity: cell,
        }),
      )
      .max(MOST_AT_ONCE)
      .nullish(),
    made_up: z.object({ count: count(1, MOST_AT_ONCE), prefix: words(20), quantity, ...discount }).nullish(),
    ticket_ids: z.array(wireId).max(100),
    ...period,
  })
  .refine(({ rows, made_up }) => (rows == null) !== (made_up == null), 'one of rows and made_up')
  .transform(({ rows, made_up: madeUp, ticket_ids: ticketIds, begin_at, end_at }) => ({
    rows:
      madeUp == null
        ? (rows ?? []).map((row) => ({
            line: row.line,
            code: row.code,
            percentOff: row.percent_off ?? '',
            amountOff: row.amount_off ?? '',
            quantity: row.quantity ?? '',
          }))
        : {
            prefix: madeUp.prefix,
            count: madeUp.count,
            percentOff: asCell(madeUp.percent_off),
            amountOff: asCell(madeUp.amount_off),
            quantity: asCell(madeUp.quantity),
          },
    ticketIds,
    beginAt: begin_at ?? null,
    endAt: end_at ?? null,
  }));

export const promotionsResolvers: Resolvers = {
  Query: {
    promotion_code: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({
        code: typedCode,
        event_id: rowNumber,
        section_event_id: rowNumber.nullish(),
        tickets: z
          .array(z.object({ ticket_id: wireId, number_of_tickets: places }))
          .max(MOST_LINES)
          .nullish(),
      }),
      resolve: async ({ code, event_id: eventId, section_event_id, tickets }, context) => {
        // Bounds guessing.
        const retryAt = context.use(RateLimiter).take({ account: context.accountId }, 'code', context.now);
        if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
        if (!(await mayBuyAt(eventId, context))) return refused({ code: 'NOT_FOUND' });
        return context.use(TryCode)({
          accountId: context.accountId,
          eventId,
          sectionEventId: section_event_id ?? null,
          chosen: tickets == null ? null : await pricesNow(eventId, section_event_id ?? null, tickets, context),
          typed: code,
        });
      },
    }),
    promotion_codes: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const book = context.use(PromotionBook);
        const [codes, money] = await Promise.all([book.codes(eventId), book.moneyOfCodes(eventId)]);
        return ok(codes.map((code): EventCode => ({ ...code, eventId, money: money.get(code.code) ?? NO_MONEY })));
      },
    }),
    promotions_admin: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const { promotions } = await context.use(PromotionBook).offers(eventId, null);
        return ok(promotions.map((promotion): EventPromotion => ({ ...promotion, eventId })));
      },
    }),
  },

  Mutation: {
    create_promotion: rootField({
      access: onEvent('event.promotions', ofTicket),
      input: z.object({
        ticket_id: wireId,
        input: z.object({
          type: oneOf(PROMOTION_TYPES),
          name: words(PROMOTION_NAME_MAX),
          quantity,
          min_ticket: count(1, PROMOTION_QUANTITY_MAX).nullish(),
          max_ticket: count(1, PROMOTION_QUANTITY_MAX).nullish(),
          ...discount,
          ...period,
        }),
      }),
      resolve: async ({ ticket_id: { eventId, rowId: ticketTypeId }, input }, context) => {
        const recorded = await context.use(RecordPromotion)({
          eventId,
          ticketTypeId,
          actor: context.accountId,
          fields: {
            type: input.type,
            name: input.name,
            minTicket: input.min_ticket ?? null,
            maxTicket: input.max_ticket ?? null,
            ...offerOf(input),
          },
          creationKey: context.idempotencyKey,
        });
        if (!recorded.ok) return recorded;
        context.loaders.forget(eventId);
        return promotionOf(eventId, recorded.value.promotionId, context);
      },
    }),
    create_promotion_code: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({
        event_id: rowNumber,
        input: z.object({
          code: words(200),
          quantity,
          ticket_ids: z.array(wireId).max(100),
          ...discount,
          ...period,
        }),
      }),
      resolve: async ({ event_id: eventId, input }, context) => {
        const tickets = input.ticket_ids.map((id) => ofThisEvent(id, eventId));
        const recorded = await context.use(RecordPromotionCode)({
          eventId,
          actor: context.accountId,
          fields: { code: input.code, ticketTypeIds: tickets, ...offerOf(input) },
          creationKey: context.idempotencyKey,
        });
        if (!recorded.ok) return recorded;
        const { codes } = await context.use(PromotionBook).offers(eventId, recorded.value.code);
        return found(codes.map((code): EventCode => ({ ...code, eventId }))[0]);
      },
    }),
    update_promotion: rootField({
      access: onEvent('event.promotions', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({
        id: wireId,
        input: z.object({
          name: words(PROMOTION_NAME_MAX),
          quantity,
          min_ticket: count(1, PROMOTION_QUANTITY_MAX).nullish(),
          max_ticket: count(1, PROMOTION_QUANTITY_MAX).nullish(),
          ...discount,
          ...period,
        }),
        version: editVersion,
      }),
      resolve: async ({ id: { eventId, rowId: promotionId }, input, version }, context) => {
        const fields = {
          name: input.name,
          minTicket: input.min_ticket ?? null,
          maxTicket: input.max_ticket ?? null,
          ...offerOf(input),
        };
        const actor = context.accountId;
        const revised = await context.use(RevisePromotion)({ eventId, promotionId, actor, fields, version });
        if (!revised.ok) return revised;
        context.loaders.forget(eventId);
        return promotionOf(eventId, promotionId, context);
      },
    }),
    update_promotion_code: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({
        event_id: rowNumber,
        code: words(200),
        input: z.object({ quantity, ticket_ids: z.array(wireId).max(100), ...discount, ...period }),
        version: editVersion,
      }),
      resolve: async ({ event_id: eventId, code: typed, input, version }, context) => {
        const code = readCode(typed);
        if (!code.ok) return refused({ code: 'NOT_FOUND' });
        const ticketTypeIds = input.ticket_ids.map((id) => ofThisEvent(id, eventId));
        const fields = { ticketTypeIds, ...offerOf(input) };
        const actor = context.accountId;
        const revised = await context.use(ReviseCode)({ eventId, code: code.value, actor, fields, version });
        if (!revised.ok) return revised;
        const { codes } = await context.use(PromotionBook).offers(eventId, code.value);
        return found(codes.map((one): EventCode => ({ ...one, eventId }))[0]);
      },
    }),
    create_promotion_codes: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({ event_id: rowNumber, input: codesInput }),
      resolve: async ({ event_id: eventId, input: { rows, ticketIds, beginAt, endAt } }, context) => {
        const ticketTypeIds = ticketIds.map((id) => ofThisEvent(id, eventId));
        const { locale } = context;
        const recorded = await context.use(RecordPromotionCodes)({
          eventId,
          actor: context.accountId,
          setting: { ticketTypeIds, beginAt, endAt },
          rows,
        });
        if (!recorded.ok) return recorded;
        const { codes, refused: wrong } = recorded.value;
        return ok({
          created: [...codes],
          refused: wrong.map(({ line, problem }) => ({ line, reason: codeProblemSentence(problem)[locale] })),
        });
      },
    }),
    end_promotion: rootField({
      access: onEvent('event.promotions', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId: promotionId } }, context) => {
        const ended = await context.use(EndPromotion)({ eventId, actor: context.accountId, ended: { promotionId } });
        context.loaders.forget(eventId);
        return ended;
      },
    }),
    end_promotion_code: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({ event_id: rowNumber, code: words(200) }),
      resolve: async ({ event_id: eventId, code: typed }, context) => {
        const code = readCode(typed);
        if (!code.ok) return refused({ code: 'NOT_FOUND' });
        return context.use(EndPromotion)({ eventId, actor: context.accountId, ended: { code: code.value } });
      },
    }),
    pause_promotion: rootField({
      access: onEvent('event.promotions', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId, paused: z.boolean() }),
      resolve: async ({ id: { eventId, rowId: promotionId }, paused }, context) => {
        const named = { promotionId };
        const done = await context.use(PausePromotion)({ eventId, actor: context.accountId, named, paused });
        context.loaders.forget(eventId);
        return done;
      },
    }),
    pause_promotion_code: rootField({
      access: onEvent('event.promotions', ofEvent),
      input: z.object({ event_id: rowNumber, code: words(200), paused: z.boolean() }),
      resolve: async ({ event_id: eventId, code: typed, paused }, context) => {
        const code = readCode(typed);
        if (!code.ok) return refused({ code: 'NOT_FOUND' });
        const named = { code: code.value };
        return context.use(PausePromotion)({ eventId, actor: context.accountId, named, paused });
      },
    }),
  },

  Ticket: {
    base_price: (ticket) => ticket.price,
    promotions: (ticket, _args, { now }) =>
      promotionsOfTicket(ticket)
        .filter((promotion) => !['OVER', 'PAUSED'].includes(promotionState(promotion, now).state))
        .map((promotion) => ({ ...promotion, eventId: ticket.eventId, unitPrice: ticket.price })),
  },

  Promotion: {
    id: (promotion) => encodeWireId(promotion.eventId, promotion.promotionId),
    percent_off: ({ discount: of }) => discountFields(of).percent_off,
    amount_off: ({ discount: of }) => discountFields(of).amount_off,
    begin_at: (promotion) => promotion.beginAt,
    end_at: (promotion) => promotion.endAt,
    min_ticket: (promotion) => (promotion.type === 'QUANTITY_BASED' ? promotion.minTicket : null),
    max_ticket: (promotion) => (promotion.type === 'QUANTITY_BASED' ? promotion.maxTicket : null),
    left: ({ quantity: most, used }) => (most === null ? null : Math.max(0, most - used)),
    apply: (promotion, _args, { now }) => {
      const { ticketTypeId, unitPrice } = promotion;
      return unitPrice === undefined
        ? promotionState(promotion, now).state === 'RUNNING'
        : ticketsReached(promotion, [{ ticketTypeId, quantity: 1, unitPrice }], now).ok;
    },
    color: (promotion) => promotionTag(promotion).color,
    tags: (promotion) => [promotionTag(promotion)],
  },

  PromotionAdmin: {
    version: (promotion, _args, context) => versionOfPromotion(context.use(Digest), promotion),
    promotion: (promotion) => promotion,
    ticket_id: (promotion) => encodeWireId(promotion.eventId, promotion.ticketTypeId),
    state: (promotion, _args, { now }) => promotionState(promotion, now).state,
  },

  PromotionCode: {
    code: ({ code }) => code.code,
    type: ({ code }) => codeType(code.discount),
    percent_off: ({ code }) => discountFields(code.discount).percent_off,
    amount_off: ({ code }) => discountFields(code.discount).amount_off,
    begin_at: ({ code }) => code.beginAt,
    end_at: ({ code }) => code.endAt,
    quantity: ({ code }) => code.quantity,
  },

  PromotionCodeAdmin: {
    version: (code, _args, context) => versionOfCode(context.use(Digest), code),
    type: ({ discount: of }) => codeType(of),
    percent_off: ({ discount: of }) => discountFields(of).percent_off,
    amount_off: ({ discount: of }) => discountFields(of).amount_off,
    begin_at: (code) => code.beginAt,
    end_at: (code) => code.endAt,
    total_discount: ({ money = NO_MONEY }) => money.off,
    total_sold: ({ money = NO_MONEY }) => money.sold,
    state: (code, _args, { now }) => promotionState(code, now).state,
    ticket_ids: (code) => code.ticketTypeIds.map((ticketTypeId) => encodeWireId(code.eventId, ticketTypeId)),
  },
};
