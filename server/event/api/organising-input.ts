import { z } from 'zod';
import { ATTENDANCE_MODES, EVENT_FORMATS, EVENT_KINDS, PLAN_SALES, type PlanSale } from '#domain/event/event.ts';
import {
  ADDRESS_MAX,
  DESCRIPTION_MAX,
  EVENT_NAME_MAX,
  POLICY_MAX,
  URL_MAX,
  URLS_MAX,
} from '#domain/event/event-input.ts';
import { APPROVAL_DAYS_MAX, SELF_SERVICE_DAYS_MAX } from '#domain/event/self-service-policy.ts';
import {
  PURCHASE_LIMIT_MAX,
  TICKET_DESCRIPTION_MAX,
  TICKET_NAME_MAX,
  TICKET_NOTE_MAX,
  type TicketTypeInput,
} from '#domain/event/ticket-type.ts';
import { APPROVAL_DAYS } from '#domain/ticket/approval.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import type { EventFields, SessionFields } from '#server/event/event-fields.ts';
import {
  amount,
  count,
  moment,
  oneOf,
  optionalWords,
  rowNumber,
  someWords,
  words,
} from '#server/platform/graphql/input-parts.ts';

const FEATURES = ['PUBLIC', 'PRIVATE'] as const;
const MOST_PLACES = 1_000_000_000;

export const eventFeature = oneOf(FEATURES);
export const editVersion = words(64).nullish();
/** 0: there was nothing to read. */
export const readVersion = count(0, 1_000_000_000).nullish();
const urls = z.array(words(URL_MAX)).max(URLS_MAX);
const capacity = count(0, MOST_PLACES).nullish();
const flag = z.boolean().nullish();
const days = count(0, SELF_SERVICE_DAYS_MAX).nullish();

/** Sent as JSON {text} or as plain text. */
function policyWords(policy: string | null): string | null {
  if (policy === null) return null;
  try {
    const parsed: unknown = JSON.parse(policy);
    const text =
      typeof parsed === 'object' && parsed !== null && 'text' in parsed && typeof parsed.text === 'string'
        ? parsed.text.trim()
        : policy;
    return text === '' ? null : text;
  } catch {
    return policy;
  }
}

const planSale = z
  .string()
  .nullish()
  .transform((plan, context): PlanSale => {
    const known = PLAN_SALES.find((one) => one === (plan ?? null));
    if (known !== undefined) return known;
    context.addIssue({ code: 'custom', message: 'not a plan' });
    return z.NEVER;
  });

export const sessionInput = z
  .object({
    name: optionalWords(EVENT_NAME_MAX),
    description: optionalWords(DESCRIPTION_MAX),
    address: optionalWords(ADDRESS_MAX),
    begin_at: moment,
    end_at: moment,
    plan_sale: planSale,
    urls: urls.nullish(),
    vod_link: optionalWords(2 * URL_MAX),
    capacity,
  })
  .transform(
    (input): SessionFields => ({
      name: input.name ?? '',
      description: input.description,
      address: input.address,
      beginAt: input.begin_at,
      endAt: input.end_at,
      planSale: input.plan_sale,
      urls: input.urls ?? [],
      vodLink: input.vod_link,
      capacity: input.capacity,
    }),
  );

export const ticketInput = z
  .object({
    name: someWords(TICKET_NAME_MAX),
    description: optionalWords(TICKET_DESCRIPTION_MAX),
    note: optionalWords(TICKET_NOTE_MAX),
    price: amount,
    original_price: amount.nullish(),
    capacity,
    limit: count(1, PURCHASE_LIMIT_MAX).nullish(),
    limited_purchase: count(1, MOST_PLACES).nullish(),
    combo_purchase: count(1, PURCHASE_LIMIT_MAX).nullish(),
    begin_at: moment.nullish(),
    end_at: moment.nullish(),
    ticket_type: oneOf(ATTENDANCE_MODES).nullish(),
  })
  .transform(
    (input): TicketTypeInput => ({
      name: input.name,
      description: input.description,
      note: input.note,
      price: input.price,
      originalPrice: input.original_price ?? input.price,
      capacity: input.capacity ?? null,
      purchaseLimit: input.limit ?? null,
      accountLimit: input.limited_purchase ?? null,
      multipleOf: input.combo_purchase ?? 1,
      saleBeginAt: input.begin_at ?? null,
      saleEndAt: input.end_at ?? null,
      mode: input.ticket_type ?? 'ONSITE',
    }),
  );

/** Undefined where absent. */
const eventParts = {
  type: oneOf(EVENT_KINDS).nullish(),
  feature: eventFeature.nullish(),
  category_id: rowNumber.nullish(),
  description: words(DESCRIPTION_MAX).nullish(),
  address: words(ADDRESS_MAX).nullish(),
  timezone: words(64).nullish(),
  urls: urls.nullish(),
  enable_ticket_donation: flag,
  required_approval: flag,
  is_required_form_ticket: flag,
  is_required_general_info: flag,
  is_receiving_ticket_offline: flag,
  close_at_capacity: flag,
  allow_re_entry: flag,
  policy: words(2 * POLICY_MAX).nullish(),
  capacity,
  approval_days: count(1, APPROVAL_DAYS_MAX).nullish(),
  refund_days: days,
  name_change_days: days,
  session_change_days: days,
  plate: words(64).nullish(),
};

const blankAsNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text === '' ? null : text;

export const newEventInput = z
  .object({
    name: someWords(EVENT_NAME_MAX),
    event_type: oneOf(EVENT_FORMATS),
    ...eventParts,
    corporate_id: rowNumber.nullish(),
    session: sessionInput.nullish(),
  })
  .transform((input) => {
    const fields: EventFields = {
      name: input.name,
      type: input.type ?? 'EVENT',
      eventType: input.event_type,
      feature: input.feature ?? 'PUBLIC',
      categoryId: input.category_id ?? null,
      description: input.description ?? '',
      address: blankAsNull(input.address),
      timezone: input.timezone || DEFAULT_TIMEZONE,
      urls: input.urls ?? [],
      enableTicketDonation: input.enable_ticket_donation ?? false,
      requiredApproval: input.required_approval ?? false,
      isRequiredFormTicket: input.is_required_form_ticket ?? false,
      isRequiredGeneralInfo: input.is_required_general_info ?? false,
      isReceivingTicketOffline: input.is_receiving_ticket_offline ?? false,
      closeAtCapacity: input.close_at_capacity ?? false,
      allowReEntry: input.allow_re_entry ?? false,
      policy: policyWords(blankAsNull(input.policy)),
      approvalDays: input.approval_days ?? APPROVAL_DAYS,
      refundDays: input.refund_days ?? null,
      nameChangeDays: input.name_change_days ?? null,
      sessionChangeDays: input.session_change_days ?? null,
      plate: input.plate ?? null,
    };
    return {
      fields,
      corporateId: input.corporate_id ?? null,
      capacity: input.capacity ?? null,
      session: input.session ?? null,
    };
  });

const given = <Key extends keyof EventFields>(
  key: Key,
  value: EventFields[Key] | null | undefined,
): Partial<EventFields> => (value === undefined || value === null ? {} : { [key]: value });

/** Only the fields given; null clears a field that may be empty, and is ignored otherwise. */
export const eventRevision = z
  .object({
    name: someWords(EVENT_NAME_MAX).nullish(),
    event_type: oneOf(EVENT_FORMATS).nullish(),
    ...eventParts,
  })
  .transform((input): { readonly fields: Partial<EventFields>; readonly capacity: number | null | undefined } => ({
    fields: {
      ...given('name', input.name),
      ...given('type', input.type),
      ...given('eventType', input.event_type),
      ...given('feature', input.feature),
      ...(input.category_id === undefined ? {} : { categoryId: input.category_id }),
      ...given('description', input.description),
      ...(input.address === undefined ? {} : { address: blankAsNull(input.address) }),
      ...given('timezone', input.timezone),
      ...given('urls', input.urls),
      ...given('enableTicketDonation', input.enable_ticket_donation),
      ...given('requiredApproval', input.required_approval),
      ...given('isRequiredFormTicket', input.is_required_form_ticket),
      ...given('isRequiredGeneralInfo', input.is_required_general_info),
      ...given('isReceivingTicketOffline', input.is_receiving_ticket_offline),
      ...given('closeAtCapacity', input.close_at_capacity),
      ...given('allowReEntry', input.allow_re_entry),
      ...(input.policy === undefined ? {} : { policy: policyWords(blankAsNull(input.policy)) }),
      ...given('approvalDays', input.approval_days),
      ...(input.refund_days === undefined ? {} : { refundDays: input.refund_days }),
      ...(input.name_change_days === undefined ? {} : { nameChangeDays: input.name_change_days }),
      ...(input.session_change_days === undefined ? {} : { sessionChangeDays: input.session_change_days }),
      ...(input.plate === undefined ? {} : { plate: input.plate }),
    },
    capacity: input.capacity,
  }));
