import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';

export type DoorTicketRow = WithNameOrder & {
  readonly boughtTicketId: string;
  readonly redeemCode: string;
  readonly issueNumber: number;
  readonly sectionEventId: number;
  readonly status: 'VALID' | 'VOID';
  readonly redeemCount: number;
  readonly firstRedeemedAt: Instant | null;
  readonly leftAt: Instant | null;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly ticketName: string;
  readonly seatAlias: string | null;
};

export type DoorList = {
  /** Every ticket of the event by its id, void ones too. `after`: the last id of the page before. */
  readonly tickets: (eventId: number, after: string | null, limit: number) => Promise<readonly DoorTicketRow[]>;
};

export const DoorList: Token<DoorList> = token<DoorList>('DoorList');
