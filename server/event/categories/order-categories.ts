import { categoriesInOrder } from '#domain/event/category-list.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { CategoryList, type KeptCategory } from '#server/event/ports/category-list.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** CHANGED_MEANWHILE: another list than there is. Audited with the order before. [S3-77] */
export type OrderCategories = (
  categoryIds: readonly number[],
  actor: AccountId,
) => Promise<Result<readonly KeptCategory[], RefusalOf<'CHANGED_MEANWHILE'>>>;

export const OrderCategories = defineUseCase(
  'OrderCategories',
  { list: CategoryList, audit: AuditLog, transact: Transact },
  ({ list, audit, transact }): OrderCategories =>
    (categoryIds, actor) =>
      transact.transaction(async (tx): ReturnType<OrderCategories> => {
        const known = (await list.lock(tx)).map(({ categoryId }) => categoryId);
        const decided = categoriesInOrder(known, categoryIds);
        if (!decided.ok) return decided;
        await list.order(tx, decided.value);
        await audit.record(tx, {
          act: 'categories.ordered',
          subject: 'category:all',
          eventId: null,
          actor,
          facts: { before: known.join(' '), after: decided.value.join(' ') },
        });
        return ok(await list.all(tx));
      }),
);
