import type { TicketTypeInput } from '#domain/event/ticket-type.ts';
import type { EventFields, SessionFields } from '#server/event/event-fields.ts';
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

const versionOver =
  <Field extends string>(fields: Readonly<Record<Field, true>>) =>
  (digest: Digest, row: Readonly<Record<Field, unknown>>, capacity: number | null): string =>
    digest(JSON.stringify([capacity, ...(Object.keys(fields) as Field[]).map((field) => row[field])])).slice(0, 22);

/** Of what an editor of an event reads: another one for every change that its form can make. */
export const versionOfEvent = versionOver(EVENT);
export const versionOfSession = versionOver(SESSION);
export const versionOfTicketType = versionOver(TICKET);
