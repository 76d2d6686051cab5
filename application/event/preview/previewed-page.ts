import type { EventDraft, SessionDraft, TicketDraft } from '#application/event/event-draft.ts';
import type { EventCategory } from '#application/event/ports/event-desk.ts';
import type { EventPage, Organiser, Photo, SessionOnSale, TicketOnSale } from '#application/event/ports/event-pages.ts';
import { needsAddress, ticketMode } from '#domain/event/event.ts';
import { PRINT_SIZE, plateOf, printOf } from '#domain/event/plate/plate.ts';
import { DAY, HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { type Dong, parseDong, ZERO } from '#domain/kernel/money/dong.ts';
import { offerAsSet } from '#domain/sale/quantity/offer.ts';
import { instantOfWallClock, wallClockOf } from '#domain/time/wall-clock.ts';

export type PreviewSetting = {
  /** As the server has it; null: not saved yet, or out of reach. */
  readonly page: EventPage | null;
  readonly categories: readonly EventCategory[];
  readonly organiser: Organiser;
  /** For what has no name yet. */
  readonly unnamed: { readonly event: string; readonly ticket: string; readonly place: string };
  readonly now: Instant;
};

/** An event without a first session's start is shown a week from now, in the evening. */
export const hasStandInDate = ({ sessions, timezone }: EventDraft): boolean =>
  sessions.every(({ begin }) => instantOfWallClock(begin, timezone) === null);

const standInBegin = (now: Instant, zone: string): Instant => {
  const inAWeek = later(now, 7 * DAY);
  return instantOfWallClock(`${wallClockOf(inAWeek, zone).slice(0, 10)}T19:00`, zone) ?? inAWeek;
};

const countOf = (text: string): number | null => {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

const amountOf = (text: string): Dong | null => {
  const amount = parseDong(text);
  return amount.ok ? amount.value : null;
};

const written = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function ticketOnSale(
  ticket: TicketDraft,
  known: TicketOnSale | undefined,
  draft: EventDraft,
  { unnamed }: PreviewSetting,
): TicketOnSale {
  const isScheduled = ticket.sale === 'SCHEDULED';
  const at = (clock: string): Instant | null => (isScheduled ? instantOfWallClock(clock, draft.timezone) : null);
  const typed = ticket.kind === 'FREE' ? ZERO : (amountOf(ticket.price) ?? ZERO);
  const isPriceKept = known !== undefined && (known.promoted?.unitPrice ?? known.price) === typed;
  const capacity = ticket.unlimited ? null : countOf(ticket.capacity);
  const multipleOf = countOf(ticket.multipleOf) || 1;
  const accountLimit = countOf(ticket.accountLimit);
  const offer = offerAsSet({
    purchaseLimit: countOf(ticket.limit),
    accountLimit,
    multipleOf,
    held: ticket.held,
    remaining: capacity === null ? null : Math.max(0, capacity - ticket.sold - ticket.held),
  });
  return {
    id: ticket.id ?? ticket.key,
    name: written(ticket.name) ?? unnamed.ticket,
    description: written(ticket.description),
    note: written(ticket.note),
    price: isPriceKept ? known.price : typed,
    originalPrice: ticket.kind === 'FREE' ? ZERO : (amountOf(ticket.originalPrice) ?? typed),
    promoted: isPriceKept ? known.promoted : null,
    remaining: offer.remaining,
    purchaseLimit: offer.limit,
    fullLimit: offer.limit,
    accountLimit,
    alreadyBought: 0,
    multipleOf,
    saleBeginAt: at(ticket.saleBegin),
    saleEndAt: at(ticket.saleEnd),
    mode: ticketMode(draft.format, ticket.mode),
    beingPaidFor: offer.heldByOthers,
    hasSeats: known?.hasSeats ?? false,
  };
}

function sessionOnSale(session: SessionDraft, at: number, draft: EventDraft, setting: PreviewSetting): SessionOnSale {
  const known = setting.page?.sessions.find(({ id }) => id === session.id);
  const begin = instantOfWallClock(session.begin, draft.timezone) ?? standInBegin(setting.now, draft.timezone);
  const end = instantOfWallClock(session.end, draft.timezone);
  return {
    // Those of the database are above zero.
    id: session.id ?? -1 - at,
    eventId: draft.eventId ?? 0,
    name: session.name.trim(),
    description: known?.description ?? null,
    address: written(session.address) ?? written(draft.address),
    beginAt: begin,
    endAt: end === null || end <= begin ? later(begin, 2 * HOUR) : end,
    timezone: draft.timezone,
    planSale: session.planSale,
    cancelled: known?.cancelled ?? false,
    moves: known?.moves ?? 0,
    tickets: session.tickets.map((ticket) =>
      ticketOnSale(
        ticket,
        known?.tickets.find(({ id }) => id === ticket.id),
        draft,
        setting,
      ),
    ),
    light: null,
  };
}

const print = (draft: EventDraft): Photo => {
  const { url, width, height, color } = printOf(plateOf(draft.eventId ?? 0, draft.plate));
  return { id: 'print', url, thumbnailUrl: url, label: null, width, height, color };
};

function photosOf(draft: EventDraft, page: EventPage | null): readonly Photo[] {
  const { cover } = draft;
  if (cover === null) return [print(draft)];
  const kept = (page?.photos ?? []).filter(({ id }) => id !== 'print');
  if (cover.id !== null && kept.length > 0) return kept;
  const { id, url, color } = cover;
  const first = { url, thumbnailUrl: url, label: null, width: PRINT_SIZE, height: PRINT_SIZE };
  return [
    { ...first, id: id ?? 'cover', color: color ?? '' },
    ...kept.filter((photo) => photo.id !== cover.replaces && photo.id !== id),
  ];
}

/** The page that the draft will have, as its visitors see it. What only the server knows is taken from `page`. */
export function previewedPage(draft: EventDraft, setting: PreviewSetting): EventPage {
  const { page } = setting;
  const sessions = draft.sessions.map((session, at) => sessionOnSale(session, at, draft, setting));
  const standIn = standInBegin(setting.now, draft.timezone);
  const [begins, ends] = [sessions.map(({ beginAt }) => beginAt), sessions.map(({ endAt }) => endAt)];
  return {
    id: draft.eventId ?? 0,
    slug: draft.slug ?? 'preview-0',
    name: written(draft.name) ?? setting.unnamed.event,
    summary: '',
    waitingRoom: page?.waitingRoom ?? false,
    description: draft.description,
    address: needsAddress(draft.format) ? (written(draft.address) ?? setting.unnamed.place) : null,
    beginAt: begins.length === 0 ? standIn : instant(Math.min(...begins)),
    endAt: ends.length === 0 ? later(standIn, 2 * HOUR) : instant(Math.max(...ends)),
    timezone: draft.timezone,
    type: draft.type,
    format: draft.format,
    status: page?.status === 'CANCELLED' ? 'CANCELLED' : 'PUBLISHED',
    archive: false,
    feature: draft.feature === 'PRIVATE' && page?.feature === 'HIGHLIGHT_PRIVATE' ? page.feature : draft.feature,
    requiredApproval: draft.approval,
    formPerTicket: draft.oneFormPerTicket,
    generalInfo: draft.generalInfo,
    questionnaire: page?.questionnaire ?? false,
    donationEnabled: draft.donations,
    policy: written(draft.policy),
    organiser: page?.organiser ?? setting.organiser,
    photos: photosOf(draft, page),
    videos: page?.videos ?? [],
    category: setting.categories.find(({ id }) => id === draft.categoryId) ?? null,
    sessions,
  };
}
