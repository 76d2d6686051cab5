import type { Plate } from '#domain/event/plate/plate.ts';

/** `key` is how other entries refer to this person. */
export type DemoPerson = {
  readonly key: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: 'en' | 'vi';
  readonly phone: string;
  readonly isAdmin?: boolean;
  readonly isAccountant?: boolean;
};

export type DemoCorporate = {
  readonly key: string;
  readonly companyName: string;
  readonly displayName: string;
  readonly owner: string;
  readonly email: string;
  readonly address: string;
  readonly phone: string;
  readonly taxCode: string;
  readonly status: 'APPROVED' | 'PENDING';
  readonly staff: readonly { readonly person: string; readonly role: 'SUB_ADMIN' | 'ROOM_OPERATOR' | 'EVENT_OWNER' }[];
};

export type DemoTicket = {
  readonly name: string;
  readonly description?: string;
  readonly price: number;
  readonly originalPrice?: number;
  /** Null: unlimited. */
  readonly capacity: number | null;
  readonly limit?: number;
  readonly accountLimit?: number;
  readonly multipleOf?: number;
  readonly mode?: 'ONLINE' | 'ONSITE';
  /** Days from the seed's day; null: follows the event. */
  readonly saleOpensInDays?: number;
  readonly saleClosesInDays?: number;
  readonly sold: number;
  /** An Early Bird for all of its sale. */
  readonly earlyBird?: { readonly percentOff: number; readonly quantity: number };
};

export type DemoSession = {
  readonly name?: string;
  readonly startsInDays: number;
  /** Wall clock, HH:mm. */
  readonly at: string;
  readonly hours: number;
  readonly planSale?: 'UPCOMING' | 'CLOSED';
  readonly tickets: readonly DemoTicket[];
  /** Numbered seats of a ticket, rows by letter from the front. */
  readonly hall?: readonly {
    readonly section?: string;
    readonly rows: string;
    readonly layout: string;
    readonly ticket: string;
    /** Of the rows' special seats. */
    readonly code?: string;
  }[];
};

export type DemoEvent = {
  readonly key: string;
  readonly codes?: readonly { readonly code: string; readonly percentOff: number; readonly quantity: number | null }[];
  readonly name: string;
  readonly locale: 'en' | 'vi';
  readonly kind: 'EVENT' | 'CLASS';
  readonly format: 'ONSITE' | 'ONLINE' | 'HYBRID';
  readonly category: number;
  readonly organiser: string;
  readonly corporate?: string;
  readonly team?: readonly { readonly person: string; readonly role: 'MANAGER' | 'EDITOR' | 'CHECK_IN' }[];
  readonly address?: string;
  readonly url?: string;
  /** HTML paragraphs. */
  readonly description: string;
  /** Null: the organiser uploaded none, so that the event's own print is shown. */
  readonly cover: Plate | null;
  readonly policy?: string;
  readonly donation?: boolean;
  readonly approval?: boolean;
  readonly feature?: 'PUBLIC' | 'PRIVATE';
  readonly status?: 'READY' | 'PUBLISHED' | 'CANCELLED';
  readonly archived?: boolean;
  readonly featured?: boolean;
  /** Share of sold tickets that were checked in. */
  readonly checkedIn?: number;
  readonly sessions: readonly DemoSession[];
};
