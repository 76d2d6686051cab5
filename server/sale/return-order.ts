import { giveBackUntil } from '#domain/event/session-move.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { SessionMoves } from '#server/event/ports/session-moves.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { TicketUsed } from '#server/sale/ports/desk-decision.ts';
import { AnnounceRefunds } from './announce-refunds.ts';
import { DecideRefunds } from './decide-refunds.ts';
import { CheckoutReader } from './ports/checkout-reader.ts';
import type { RefundRefusal } from './refund-decision.ts';

/** Where the organiser lets buyers since the session moved. A repeated request changes nothing. */
export type ReturnOrder = (asked: {
  readonly eventId: number;
  readonly orderId: string;
  readonly actor: AccountId;
}) => Promise<Result<true, RefundRefusal | RefusalOf<'ORDER_STAYS'>>>;

export const ReturnOrder = defineUseCase(
  'ReturnOrder',
  {
    reader: CheckoutReader,
    moves: SessionMoves,
    decideRefunds: DecideRefunds,
    announce: AnnounceRefunds,
    transact: Transact,
    clock: Clock,
  },
  ({ reader, moves, decideRefunds, announce, transact, clock }): ReturnOrder =>
    async ({ eventId, orderId, actor }) => {
      const order = await reader.order(eventId, orderId);
      if (order === null || order.accountId !== actor) return refused({ code: 'NOT_FOUND' });
      if (order.status === 'CANCELLED' || order.status === 'REFUNDED') return ok(true);
      const now = clock.now();
      const open = await moves.open(eventId, order.sectionEventId, now);
      if (order.status !== 'SUCCESSFUL' || giveBackUntil({ orderedAt: order.insertedAt }, open, now) === null)
        return refused({ code: 'ORDER_STAYS' });
      try {
        const answer = await transact.transaction(async (tx) => {
          const [decided] = await decideRefunds(tx, eventId, [
            {
              key: `given back ${orderId}`,
              orderId,
              reason: 'ORDER_CANCELLED',
              of: 'ALL',
              note: null,
              by: actor,
              tell: true,
            },
          ]);
          if (decided === undefined) throw new Error(`The refund of order ${orderId} was not answered`);
          const isUsed =
            decided.ok && decided.value.voided.some(({ checkedIn, state }) => checkedIn || state !== 'HELD');
          if (isUsed) throw new TicketUsed(orderId);
          return decided;
        });
        if (!answer.ok) return answer;
        announce(eventId, [answer.value]);
        return ok(true);
      } catch (error) {
        if (error instanceof TicketUsed) return refused({ code: 'ORDER_STAYS' });
        throw error;
      }
    },
);
