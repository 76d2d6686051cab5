import type { City } from '#domain/event/city.ts';
import type { EventFormat } from '#domain/event/event.ts';
import type { EventSort } from '#domain/event/event-sort.ts';
import type { EventSaleState } from '#domain/event/sale-state.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { TimeFilter } from '#domain/time/time-window.ts';

/** Money in dong, times in ms. The server decided saleState when it answered. */
export type EventCard = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly address: string | null;
  readonly beginAt: number;
  readonly endAt: number;
  readonly timezone: string;
  readonly kind: string;
  readonly format: string;
  readonly featured: boolean;
  readonly sessions: number;
  /** OTHER: unknown to this version. */
  readonly saleState: EventSaleState | 'OTHER';
  readonly lowestPrice: number | null;
  readonly originalPrice: number | null;
  readonly sold: number;
  /** Null: unlimited. */
  readonly capacity: number | null;
  readonly cover: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly color: string;
  };
  readonly category: { readonly id: number; readonly name: string; readonly color: string | null } | null;
  readonly organiser: { readonly name: string; readonly picture: string | null } | null;
};

export type EventCategory = {
  readonly id: number;
  readonly name: string;
  readonly color: string | null;
  readonly description: string | null;
};

/** In the reader's language. */
export type ShownBanner = { readonly id: string; readonly text: string; readonly link: string | null };

/** A null field does not filter. */
export type EventFilter = {
  readonly search: string | null;
  readonly time: TimeFilter | null;
  readonly categoryId: number | null;
  readonly format: EventFormat | null;
  readonly free: boolean;
  /** Has a ticket for at most this many dong. */
  readonly mostPrice: number | null;
  readonly city: City | null;
  /** Null: the next first. */
  readonly sort: EventSort | null;
};

export const ANY_EVENT: EventFilter = {
  search: null,
  time: null,
  categoryId: null,
  format: null,
  free: false,
  mostPrice: null,
  city: null,
  sort: null,
};

/** What a filter may narrow a list by. */
export const FILTER_PARTS = ['search', 'time', 'city', 'format', 'free', 'mostPrice', 'categoryId'] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** What an event list would have without one part of its filter. Null: more than 10,000. */
export type Loosened = { readonly part: FilterPart; readonly total: number | null };

export type EventPage = {
  readonly events: readonly EventCard[];
  readonly after: string | null;
  readonly before: string | null;
  /** Null: more than 10,000. */
  readonly total: number | null;
};

type PageTurn = { readonly limit: number; readonly after: string | null; readonly before: string | null };

export type EventListings = {
  readonly home: () => Promise<
    Result<
      {
        readonly banners: readonly ShownBanner[];
        readonly featured: readonly EventCard[];
        readonly upcoming: readonly EventCard[];
        readonly nextDays: readonly EventCard[];
        readonly free: readonly EventCard[];
        readonly online: readonly EventCard[];
        readonly categories: readonly EventCategory[];
      },
      Refusal
    >
  >;
  readonly browse: (
    filter: EventFilter,
    turn: PageTurn,
  ) => Promise<Result<EventPage & { readonly categories: readonly EventCategory[] }, Refusal>>;
  /** The first events, and how many there are in all. */
  readonly list: (filter: EventFilter, limit: number) => Promise<Result<Pick<EventPage, 'events' | 'total'>, Refusal>>;
};
export const EventListings: Token<EventListings> = token('EventListings');
