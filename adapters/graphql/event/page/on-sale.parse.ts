import * as z from 'zod/mini';
import { organiserName } from '#adapters/graphql/people/organiser-name.ts';
import { moment, money, textOrNull } from '#adapters/graphql/platform/wire-values.ts';
import type {
  EventOnSale,
  EventPage,
  Organiser,
  Photo,
  SessionOnSale,
  SessionsVariant,
  TicketOnSale,
} from '#application/event/ports/event-pages.ts';
import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import { EVENT_FEATURES, EVENT_FORMATS, EVENT_KINDS, EVENT_STATUSES } from '#domain/event/event.ts';
import { EVENT_SALE_STATES, type SessionSaleState } from '#domain/event/sale-state.ts';
import { type AutomaticPromotion, PROMOTION_TYPES } from '#domain/sale/promotion/automatic-promotion.ts';
import { readPromotion } from '#domain/sale/promotion/promotion-fields.ts';

const promotion = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  percent_off: z.nullable(z.number()),
  amount_off: z.nullable(money),
  begin_at: z.nullable(moment),
  end_at: z.nullable(moment),
  min_ticket: z.nullable(z.number()),
  max_ticket: z.nullable(z.number()),
  left: z.nullable(z.number()),
});

const ticket = z.object({
  id: z.string(),
  name: z.string(),
  description: textOrNull,
  note: textOrNull,
  price: money,
  quantity: z.nullable(z.number()),
  limit: z.number(),
  purchase_limit: z.number(),
  limited_purchase: z.nullable(z.number()),
  already_bought: z.number(),
  combo_purchase: z.number(),
  begin_at: z.nullable(moment),
  end_at: z.nullable(moment),
  ticket_type: z.string(),
  processing_ticket: z.number(),
  required_seat: z.boolean(),
  metadata: z.object({ original_price: money }),
  base_price: money,
  promotions: z.array(promotion),
});

// An unknown plan counts as closed: it must not open a sale.
const planSale = z.nullable(
  z.pipe(
    z.string(),
    z.transform((plan): 'UPCOMING' | 'CLOSED' => (plan === 'UPCOMING' ? 'UPCOMING' : 'CLOSED')),
  ),
);

const anySession = z.object({
  id: z.number(),
  event_id: z.number(),
  name: z.string(),
  address: textOrNull,
  begin_at: moment,
  end_at: moment,
  timezone: z.string(),
  plan_sale: planSale,
  is_cancelled: z.boolean(),
  moves: z.number(),
});

const session = z.extend(anySession, { description: textOrNull, tickets: z.array(ticket) });

const lightSession = z.extend(anySession, {
  // An unknown state does not open a sale.
  sale_state: z.pipe(
    z.string(),
    z.transform((text): SessionSaleState => EVENT_SALE_STATES.find((state) => state === text) ?? 'SALE_CLOSED'),
  ),
  lowest_ticket: z.nullable(z.object({ price: money })),
});

const eventOnSale = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  address: textOrNull,
  begin_at: moment,
  end_at: moment,
  timezone: z.string(),
  type: z.enum(EVENT_KINDS),
  event_type: z.enum(EVENT_FORMATS),
  status: z.enum(EVENT_STATUSES),
  archive: z.boolean(),
  feature: z.enum(EVENT_FEATURES),
  required_approval: z.boolean(),
  is_required_form_ticket: z.boolean(),
  is_required_general_info: z.boolean(),
  is_required_addition_info: z.boolean(),
  enable_ticket_donation: z.boolean(),
  policy: textOrNull,
  user: z.nullable(z.object({ username: z.string(), full_name: z.string(), avatar: textOrNull })),
  corporate: z.nullable(
    z.object({ slug: z.string(), company_name: z.string(), display_name: textOrNull, logo: textOrNull }),
  ),
  photos: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      thumbnail_url: z.string(),
      label: textOrNull,
      width: z.number(),
      height: z.number(),
      color: z.string(),
    }),
  ),
  print: z.object({ url: z.string(), width: z.number(), height: z.number(), color: z.string() }),
});

const videoLink = z.object({ url: z.string() });
const policyText = z.object({ text: z.string() });

const pageAnswer = z.object({
  event: z.extend(eventOnSale, {
    waiting_room: z.boolean(),
    description: z.string(),
    videos: z.array(z.string()),
    category: z.nullable(z.object({ id: z.number(), name: z.string() })),
    hard_code_id: z.nullable(z.number()),
  }),
});
const sessionsAnswer = z.object({ published_sections_event: z.array(session) });
const lightAnswer = z.object({ published_sections_event: z.array(lightSession) });
const sessionAnswer = z.object({ section_event: session });
const counterAnswer = z.object({ section_event: z.extend(session, { event: eventOnSale }) });

/** JSON inside JSON; unreadable values are dropped. */
function inner<T>(
  shape: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } },
  raw: string,
): T | null {
  try {
    const read = shape.safeParse(JSON.parse(raw));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function promotionOf(ticketTypeId: string, raw: z.infer<typeof promotion>): AutomaticPromotion | null {
  const type = PROMOTION_TYPES.find((known) => known === raw.type);
  if (type === undefined) return null;
  return readPromotion(ticketTypeId, {
    promotionId: raw.id,
    type,
    name: raw.name,
    percentOff: raw.percent_off,
    amountOff: raw.amount_off,
    minTicket: raw.min_ticket,
    maxTicket: raw.max_ticket,
    quantity: raw.left,
    used: 0,
    paused: false,
    beginAt: raw.begin_at,
    endAt: raw.end_at,
  });
}

/** With one of an unknown kind, the answer's own price counts: the server knows what it takes off. */
function promotedOf({ id, base_price, promotions }: z.infer<typeof ticket>): TicketOnSale['promoted'] {
  const by = promotions.map((each) => promotionOf(id, each)).filter((each) => each !== null);
  return by.length === 0 || by.length < promotions.length ? null : { unitPrice: base_price, by };
}

const ticketOf = (raw: z.infer<typeof ticket>): TicketOnSale => ({
  id: raw.id,
  name: raw.name,
  description: raw.description,
  note: raw.note,
  price: raw.price,
  originalPrice: raw.metadata.original_price,
  promoted: promotedOf(raw),
  remaining: raw.quantity,
  purchaseLimit: raw.limit,
  fullLimit: raw.purchase_limit,
  accountLimit: raw.limited_purchase,
  alreadyBought: raw.already_bought,
  multipleOf: raw.combo_purchase,
  saleBeginAt: raw.begin_at,
  saleEndAt: raw.end_at,
  mode: raw.ticket_type === 'ONLINE' ? 'ONLINE' : 'ONSITE',
  beingPaidFor: raw.processing_ticket,
  hasSeats: raw.required_seat,
});

const anySessionOf = (raw: z.infer<typeof anySession>) => ({
  id: raw.id,
  eventId: raw.event_id,
  name: raw.name,
  address: raw.address,
  beginAt: raw.begin_at,
  endAt: raw.end_at,
  timezone: raw.timezone,
  planSale: raw.plan_sale,
  cancelled: raw.is_cancelled,
  moves: raw.moves,
});

const sessionOf = (raw: z.infer<typeof session>): SessionOnSale => ({
  ...anySessionOf(raw),
  description: raw.description,
  tickets: raw.tickets.map(ticketOf),
  light: null,
});

const lightSessionOf = (raw: z.infer<typeof lightSession>): SessionOnSale => ({
  ...anySessionOf(raw),
  description: null,
  tickets: [],
  light: { saleState: raw.sale_state, lowestPrice: raw.lowest_ticket?.price ?? null },
});

function organiserOf({ corporate, user }: z.infer<typeof eventOnSale>): Organiser {
  const name = organiserName({ corporate, user });
  return corporate === null
    ? { kind: 'person', name, username: user?.username ?? '', avatar: user?.avatar ?? null }
    : { kind: 'corporate', name, slug: corporate.slug, logo: corporate.logo };
}

function photosOf({ print, photos }: z.infer<typeof eventOnSale>): readonly Photo[] {
  if (photos.length === 0) return [{ ...print, id: 'print', thumbnailUrl: print.url, label: null }];
  return photos.map((photo) => ({
    id: photo.id,
    url: photo.url,
    thumbnailUrl: photo.thumbnail_url,
    label: photo.label,
    width: photo.width,
    height: photo.height,
    color: photo.color,
  }));
}

const eventOf = (raw: z.infer<typeof eventOnSale>): EventOnSale => ({
  id: raw.id,
  slug: raw.slug,
  name: raw.name,
  summary: raw.summary,
  address: raw.address,
  beginAt: raw.begin_at,
  endAt: raw.end_at,
  timezone: raw.timezone,
  type: raw.type,
  format: raw.event_type,
  status: raw.status,
  archive: raw.archive,
  feature: raw.feature,
  requiredApproval: raw.required_approval,
  formPerTicket: raw.is_required_form_ticket,
  generalInfo: raw.is_required_general_info,
  questionnaire: raw.is_required_addition_info,
  donationEnabled: raw.enable_ticket_donation,
  policy: raw.policy === null ? null : (inner(policyText, raw.policy)?.text ?? raw.policy),
  organiser: organiserOf(raw),
  photos: photosOf(raw),
});

/** The only meaningful value of hard_code_id. [S3-22] */
const LIGHT_SESSIONS = -1;

export function parseEventWords(answer: unknown): {
  readonly event: Omit<EventPage, 'sessions'>;
  readonly variant: SessionsVariant;
} {
  const { event } = pageAnswer.parse(answer);
  return {
    variant: event.hard_code_id === LIGHT_SESSIONS ? 'LIGHT' : 'FULL',
    event: {
      ...eventOf(event),
      waitingRoom: event.waiting_room,
      description: event.description,
      videos: event.videos.map((video) => inner(videoLink, video)?.url).filter((url) => url !== undefined),
      category: event.category,
    },
  };
}

export const parseLightSessions = (answer: unknown): readonly SessionOnSale[] =>
  lightAnswer.parse(answer).published_sections_event.map(lightSessionOf);

export const parseSession = (answer: unknown): SessionOnSale => sessionOf(sessionAnswer.parse(answer).section_event);

export const parseSessions = (answer: unknown): readonly SessionOnSale[] =>
  sessionsAnswer.parse(answer).published_sections_event.map(sessionOf);

export function parseCounterSession(answer: unknown): CounterSession {
  const { section_event: raw } = counterAnswer.parse(answer);
  return { ...sessionOf(raw), event: eventOf(raw.event) };
}
