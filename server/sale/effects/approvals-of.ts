import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { approvalDueAt, approvalEnd } from '#domain/ticket/approval.ts';
import type { EventBook, OrderRow } from '#server/event/ports/event-book.ts';
import type { OrderApprovals } from '#server/sale/ports/desk-decision.ts';

type Answers = ReadonlyMap<string, { readonly by: AccountId | null; readonly message: string | null }>;

export function approvalsOf(
  book: EventBook,
  orders: ReadonlyMap<string, OrderRow>,
  changed: ReadonlySet<string>,
  answers: Answers,
  now: Instant,
): OrderApprovals {
  const asked: OrderApprovals['asked'][number][] = [];
  const ended: OrderApprovals['ended'][number][] = [];
  for (const id of changed) {
    const order = orders.get(id);
    if (order === undefined) continue;
    const { userOrderId, status, sectionEventId } = order;
    const waited = book.orders.get(id)?.status === 'REQUIRED_APPROVAL';
    if (status === 'REQUIRED_APPROVAL' && !waited) {
      const session = book.stock.sessions.find((each) => each.sectionEventId === sectionEventId);
      if (session === undefined) throw new Error(`Order ${userOrderId} has no session ${sectionEventId}`);
      asked.push({ userOrderId, dueAt: approvalDueAt(now, session, book.approvalDays) });
    }
    const end = approvalEnd(status);
    if (!waited || end === null) continue;
    const { by, message } = answers.get(userOrderId) ?? { by: null, message: null };
    ended.push({ userOrderId, end, by, message });
  }
  return { asked, ended };
}
