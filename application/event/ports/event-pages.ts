import type {
  AttendanceMode,
  EventFeature,
  EventFormat,
  EventKind,
  EventStatus,
  PlanSale,
} from '#domain/event/event.ts';
import type { SessionSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import type { GuestsGoing } from '#domain/ticket/shown-guests.ts';
import type { CalendarItem } from './session-calendars.ts';

/** Amounts are per ticket. */
export type TicketOnSale = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly note: string | null;
  readonly price: Dong;
  readonly originalPrice: Dong;
  /** Automatic promotions that run or will, and the price of one ticket before them; null: none. */
  readonly promoted: { readonly unitPrice: Dong; readonly by: readonly AutomaticPromotion[] } | null;
  /** null: unlimited. A snapshot: only the cart reserves. */
  readonly remaining: number | null;
  readonly purchaseLimit: number;
  /** Whatever remains: `purchaseLimit` is of what is left. */
  readonly fullLimit: number;
  /** Per account, over all purchases. */
  readonly accountLimit: number | null;
  readonly alreadyBought: number;
  readonly multipleOf: number;
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly mode: AttendanceMode;
  /** Held by others who are paying; may be released. */
  readonly beingPaidFor: number;
  readonly hasSeats: boolean;
};

export type SessionOnSale = {
  readonly id: number;
  readonly eventId: number;
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly planSale: PlanSale;
  readonly cancelled: boolean;
  /** How often its time or place changed since it was published. */
  readonly moves: number;
  readonly tickets: readonly TicketOnSale[];
  /** Set for light sessions, which come without tickets (long series); null: derived from the tickets. */
  readonly light: { readonly saleState: SessionSaleState; readonly lowestPrice: Dong | null } | null;
};

export type Organiser =
  | { readonly kind: 'corporate'; readonly name: string; readonly slug: string; readonly logo: string | null }
  | { readonly kind: 'person'; readonly name: string; readonly username: string; readonly avatar: string | null };

export type Photo = {
  readonly id: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly label: string | null;
  readonly width: number;
  readonly height: number;
  readonly color: string;
};

export type EventOnSale = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly type: EventKind;
  readonly format: EventFormat;
  readonly status: EventStatus;
  readonly archive: boolean;
  readonly feature: EventFeature;
  readonly requiredApproval: boolean;
  readonly formPerTicket: boolean;
  /** Every attendee gives phone number, gender and job title. */
  readonly generalInfo: boolean;
  readonly questionnaire: boolean;
  readonly donationEnabled: boolean;
  /** To agree to before checkout. */
  readonly policy: string | null;
  readonly organiser: Organiser;
  readonly photos: readonly Photo[];
};

/** LIGHT: too many sessions to send their tickets along (hard_code_id -1). */
export type SessionsVariant = 'FULL' | 'LIGHT';

export type EventPage = EventOnSale & {
  /** People are let in to its sale one after another. */
  readonly waitingRoom: boolean;
  readonly description: string;
  /** Unfiltered; only links of the supported video service are shown. */
  readonly videos: readonly string[];
  readonly category: { readonly id: number; readonly name: string } | null;
  readonly sessions: readonly SessionOnSale[];
};

export type EventPages = {
  /** EVENT_NOT_FOUND if the viewer may not see it. */
  readonly read: (eventId: number) => Promise<Result<EventPage, Refusal>>;
  /** Their current state. */
  readonly sessions: (eventId: number, variant: SessionsVariant) => Promise<Result<readonly SessionOnSale[], Refusal>>;
  readonly session: (sectionEventId: number) => Promise<Result<SessionOnSale, Refusal>>;
  /** What happens within a session, by time. */
  readonly calendar: (sectionEventId: number) => Promise<Result<readonly CalendarItem[], Refusal>>;
  /** Who agreed to be named. Null: nobody is shown. */
  readonly guests: (eventId: number) => Promise<Result<GuestsGoing | null, Refusal>>;
};
export const EventPages = token<EventPages>('EventPages');
