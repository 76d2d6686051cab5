import type { TicketTypeInput } from '#domain/event/ticket-type.ts';
import type { PromotionTerms } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CardTerms } from '#domain/sale/promotion/card-promotion.ts';
import type { CodeTerms } from '#domain/sale/promotion/discount-code.ts';
import type { RoomFields } from '#server/event/change-rooms.ts';
import type { EventFields, SessionFields } from '#server/event/event-fields.ts';
import type { OnlineRoomRow } from '#server/event/ports/online-rooms.ts';
import type { Digest } from '#server/platform/ports/digest.ts';

// Records, so that the compiler asks for a new field of a form.
const EVENT = {
  name: true,
  type: true,
  eventType: true,
  feature: true,
  categoryId: true,
  description: true,
  address: true,
  timezone: true,
  urls: true,
  enableTicketDonation: true,
  requiredApproval: true,
  isRequiredFormTicket: true,
  isRequiredGeneralInfo: true,
  isReceivingTicketOffline: true,
  closeAtCapacity: true,
  allowReEntry: true,
  policy: true,
  approvalDays: true,
  refundDays: true,
  nameChangeDays: true,
  sessionChangeDays: true,
  plate: true,
} as const satisfies Readonly<Record<keyof EventFields, true>>;
const SESSION = {
  name: true,
  description: true,
  address: true,
  beginAt: true,
  endAt: true,
  planSale: true,
  urls: true,
  vodLink: true,
} as const satisfies Readonly<Record<Exclude<keyof SessionFields, 'capacity'>, true>>;
const TICKET = {
  name: true,
  description: true,
  note: true,
  price: true,
  originalPrice: true,
  purchaseLimit: true,
  accountLimit: true,
  multipleOf: true,
  saleBeginAt: true,
  saleEndAt: true,
  mode: true,
} as const satisfies Readonly<Record<Exclude<keyof TicketTypeInput, 'capacity'>, true>>;

const ROOM = {
  title: true,
  description: true,
  url: true,
  eventMode: true,
  opensAt: true,
} as const satisfies Readonly<Record<Exclude<keyof RoomFields, 'isOpen'>, true>>;

const shortened = (digest: Digest, values: readonly unknown[]): string => digest(JSON.stringify(values)).slice(0, 22);

const versionOver =
  <Field extends string>(fields: Readonly<Record<Field, true>>) =>
  (digest: Digest, row: Readonly<Record<Field, unknown>>, capacity: number | null): string =>
    shortened(digest, [capacity, ...(Object.keys(fields) as Field[]).map((field) => row[field])]);

/** Of what an editor of an event reads: another one for every change that its form can make. */
export const versionOfEvent = versionOver(EVENT);
export const versionOfSession = versionOver(SESSION);
export const versionOfTicketType = versionOver(TICKET);

const versionOfRow = versionOver(ROOM);
export const versionOfRoom = (digest: Digest, room: OnlineRoomRow): string => versionOfRow(digest, room, null);

type Terms = Pick<PromotionTerms | CodeTerms | CardTerms, 'discount' | 'quantity' | 'beginAt' | 'endAt'>;
const offerOf = ({ discount, quantity, beginAt, endAt }: Terms): readonly unknown[] => [
  discount.type === 'PERCENT_OFF' ? [discount.percentOff, null] : [null, discount.amountOff],
  quantity,
  beginAt,
  endAt,
];

export function versionOfPromotion(digest: Digest, terms: PromotionTerms): string {
  const counts = terms.type === 'QUANTITY_BASED' ? [terms.minTicket, terms.maxTicket] : [];
  return shortened(digest, [terms.name, counts, ...offerOf(terms)]);
}
export const versionOfCode = (digest: Digest, terms: CodeTerms): string =>
  shortened(digest, [terms.ticketTypeIds.toSorted(), ...offerOf(terms)]);
export const versionOfCardPromotion = (digest: Digest, terms: CardTerms): string =>
  shortened(digest, [terms.maxAmountOff, terms.iins, terms.issuer, terms.limit, ...offerOf(terms)]);
