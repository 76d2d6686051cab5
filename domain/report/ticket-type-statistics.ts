import { type Dong, minus, plus, ZERO } from '#domain/kernel/money/dong.ts';
import type { OrderReportRow } from './order-rows.ts';

/** What one kind of ticket has brought. `value`: after discounts, without donation. [S2.14-21] */
export type TicketTypeStatistic = {
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly sold: number;
  readonly discount: Dong;
  readonly value: Dong;
};

/** By kind of ticket, in the order in which they first stand in the rows. Donations without tickets are no ticket's. */
export function ticketTypeStatistics(rows: readonly OrderReportRow[]): TicketTypeStatistic[] {
  const statistics = new Map<string, TicketTypeStatistic>();
  for (const { ticket, quantity, discount, donation, total } of rows) {
    if (ticket === null) continue;
    const before = statistics.get(ticket.ticketTypeId) ?? { sold: 0, discount: ZERO, value: ZERO };
    statistics.set(ticket.ticketTypeId, {
      ...ticket,
      sold: before.sold + quantity,
      discount: plus(before.discount, discount),
      value: plus(before.value, minus(total, donation)),
    });
  }
  return [...statistics.values()];
}
