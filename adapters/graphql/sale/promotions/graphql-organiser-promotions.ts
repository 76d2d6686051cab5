import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type {
  CardPromotionFields,
  CodeFields,
  MadeUpCodes,
  Offer,
  OrganiserPromotions,
} from '#application/sale/ports/organiser-promotions.ts';
import { ok } from '#domain/kernel/result.ts';
import { PROMOTION_TYPES } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CodeRow } from '#domain/sale/promotion/check-code.ts';
import type { PromotionState } from '#domain/sale/promotion/promotion-state.ts';
import { CreateCardPromotionDocument } from './create-card-promotion.gen.ts';
import { CreateCodeDocument } from './create-code.gen.ts';
import { CreateCodesDocument } from './create-codes.gen.ts';
import { CreatePromotionDocument } from './create-promotion.gen.ts';
import { EndCardPromotionDocument } from './end-card-promotion.gen.ts';
import { EndCodeDocument } from './end-code.gen.ts';
import { EndPromotionDocument } from './end-promotion.gen.ts';
import { PauseCardPromotionDocument } from './pause-card-promotion.gen.ts';
import { PauseCodeDocument } from './pause-code.gen.ts';
import { PausePromotionDocument } from './pause-promotion.gen.ts';
import { PromotionsAdminDocument } from './promotions-admin.gen.ts';
import { UpdateCardPromotionDocument } from './update-card-promotion.gen.ts';
import { UpdateCodeDocument } from './update-code.gen.ts';
import { UpdatePromotionDocument } from './update-promotion.gen.ts';

const STATES = [
  'UPCOMING',
  'RUNNING',
  'USED_UP',
  'PAUSED',
  'OVER',
] as const satisfies readonly PromotionState['state'][];
const stateOf = (text: string): PromotionState['state'] => STATES.find((state) => state === text) ?? 'OVER';

const offerInput = ({ percentOff, amountOff, beginAt, endAt, quantity }: Offer) => ({
  percent_off: percentOff,
  amount_off: amountOff,
  begin_at: beginAt,
  end_at: endAt,
  quantity,
});

const cardInput = ({ iins, issuer, maxAmountOff, limit, ...offer }: CardPromotionFields) => ({
  iin: [...iins],
  issuer,
  max_amount_off: maxAmountOff,
  limit,
  ...offerInput(offer),
});

const isMadeUp = (codes: readonly CodeRow[] | MadeUpCodes): codes is MadeUpCodes => 'prefix' in codes;

const codesOf = (codes: readonly CodeRow[] | MadeUpCodes) =>
  isMadeUp(codes)
    ? {
        made_up: {
          count: codes.count,
          prefix: codes.prefix,
          percent_off: codes.percentOff,
          amount_off: codes.amountOff,
          quantity: codes.quantity,
        },
      }
    : {
        rows: codes.map(({ line, code, percentOff, amountOff, quantity }) => ({
          line,
          code,
          percent_off: percentOff,
          amount_off: amountOff,
          quantity,
        })),
      };

export const makeGraphqlOrganiserPromotions = (transport: GraphqlTransport): OrganiserPromotions => ({
  read: async (eventId) => {
    const answer = await transport(PromotionsAdminDocument, { eventId });
    if (!answer.ok) return answer;
    const { promotions_admin, promotion_codes, promotion_payments } = answer.value;
    return ok({
      promotions: promotions_admin.map(({ ticket_id, quantity, used, state, version, promotion }) => ({
        id: promotion.id,
        ticketTypeId: ticket_id,
        type: PROMOTION_TYPES.find((type) => type === promotion.type) ?? 'EARLY_BIRD',
        name: promotion.name,
        percentOff: promotion.percent_off,
        amountOff: promotion.amount_off,
        beginAt: promotion.begin_at,
        endAt: promotion.end_at,
        minTicket: promotion.min_ticket,
        maxTicket: promotion.max_ticket,
        quantity,
        used,
        version,
        state: stateOf(state),
      })),
      codes: promotion_codes.map((code) => ({
        code: code.code,
        ticketTypeIds: code.ticket_ids,
        percentOff: code.percent_off,
        amountOff: code.amount_off,
        beginAt: code.begin_at,
        endAt: code.end_at,
        quantity: code.quantity,
        used: code.used,
        version: code.version,
        discounted: code.total_discount,
        sold: code.total_sold,
        state: stateOf(code.state),
      })),
      cards: promotion_payments.map((card) => ({
        id: card.id,
        iins: card.iin,
        issuer: card.issuer,
        limit: card.limit,
        maxAmountOff: card.max_amount_off,
        percentOff: card.percent_off,
        amountOff: card.amount_off,
        beginAt: card.begin_at,
        endAt: card.end_at,
        quantity: card.quantity,
        used: card.used,
        version: card.version,
        discounted: card.total_discount,
        sold: card.total_sold,
        state: stateOf(card.state),
      })),
    });
  },
  addPromotion: async (ticketId, { type, name, minTicket, maxTicket, ...offer }) => {
    const input = { type, name, min_ticket: minTicket, max_ticket: maxTicket, ...offerInput(offer) };
    const answer = await transport(CreatePromotionDocument, { ticketId, input });
    return answer.ok ? ok(null) : answer;
  },
  addCode: async (eventId, { code, ticketTypeIds, ...offer }: CodeFields) => {
    const input = { code, ticket_ids: [...ticketTypeIds], ...offerInput(offer) };
    const answer = await transport(CreateCodeDocument, { eventId, input });
    return answer.ok ? ok(null) : answer;
  },
  changePromotion: async (id, { name, minTicket, maxTicket, ...offer }, version) => {
    const input = { name, min_ticket: minTicket, max_ticket: maxTicket, ...offerInput(offer) };
    const answer = await transport(UpdatePromotionDocument, { id, input, version });
    return answer.ok ? ok(null) : answer;
  },
  changeCode: async (eventId, { code, ticketTypeIds, ...offer }: CodeFields, version) => {
    const input = { ticket_ids: [...ticketTypeIds], ...offerInput(offer) };
    const answer = await transport(UpdateCodeDocument, { eventId, code, input, version });
    return answer.ok ? ok(null) : answer;
  },
  addCodes: async (eventId, { ticketTypeIds, beginAt, endAt }, codes) => {
    const input = { ticket_ids: [...ticketTypeIds], begin_at: beginAt, end_at: endAt, ...codesOf(codes) };
    const answer = await transport(CreateCodesDocument, { eventId, input });
    return answer.ok ? ok(answer.value.create_promotion_codes) : answer;
  },
  addCard: async (eventId, fields) => {
    const answer = await transport(CreateCardPromotionDocument, { eventId, input: cardInput(fields) });
    return answer.ok ? ok(null) : answer;
  },
  changeCard: async (id, fields, version) => {
    const answer = await transport(UpdateCardPromotionDocument, { id, input: cardInput(fields), version });
    return answer.ok ? ok(null) : answer;
  },
  endPromotion: async (id) => {
    const answer = await transport(EndPromotionDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
  endCode: async (eventId, code) => {
    const answer = await transport(EndCodeDocument, { eventId, code });
    return answer.ok ? ok(null) : answer;
  },
  endCard: async (id) => {
    const answer = await transport(EndCardPromotionDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
  pausePromotion: async (id, paused) => {
    const answer = await transport(PausePromotionDocument, { id, paused });
    return answer.ok ? ok(null) : answer;
  },
  pauseCode: async (eventId, code, paused) => {
    const answer = await transport(PauseCodeDocument, { eventId, code, paused });
    return answer.ok ? ok(null) : answer;
  },
  pauseCard: async (id, paused) => {
    const answer = await transport(PauseCardPromotionDocument, { id, paused });
    return answer.ok ? ok(null) : answer;
  },
});
