import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CheckInStatus } from '#domain/ticket/check-in-status.ts';
import type { GuestSort } from '#domain/ticket/guest-sort.ts';
import type { TicketGroup } from './guest-groups.ts';

export type Guest = WithNameOrder & {
  readonly ticketId: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** What the guest said in the checkout; null: nothing. */
  readonly jobTitle: string | null;
  readonly company: string | null;
  readonly question: string | null;
  readonly note: string | null;
  readonly ticketName: string;
  /** The seat's name; null: there is none. */
  readonly seat: string | null;
  readonly sessionId: number;
  readonly sessionName: string;
  readonly orderNumber: string;
  /** VALID or VOID */
  readonly status: string;
  /** SENT: not received yet. */
  readonly hand: 'HELD' | 'SENT' | 'RECEIVED';
  readonly abilities: readonly string[];
  /** By name. */
  readonly groups: readonly TicketGroup[];
  readonly checkIns: number;
  readonly firstCheckInAt: Instant | null;
  readonly boughtAt: Instant;
};

export type GuestFilter = {
  readonly search?: string | undefined;
  readonly sessionId?: number | undefined;
  readonly ticketTypeId?: string | undefined;
  readonly checkIn?: CheckInStatus | undefined;
  readonly groupId?: string | undefined;
  /** Over all pages, in files, too; newest first where it is left out. */
  readonly sort?: GuestSort | undefined;
  readonly descending?: boolean | undefined;
};

export type GuestList = (eventId: number, filter: GuestFilter, at: PageAt) => Promise<Result<Page<Guest>, Refusal>>;
export const GuestList: Token<GuestList> = token('GuestList');
