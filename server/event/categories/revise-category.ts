import { categoryProblem, type ListedCategory, MOST_CATEGORIES } from '#domain/event/category-list.ts';
import { invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { CategoryList, type KeptCategory } from '#server/event/ports/category-list.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** Null: a new one. */
type Seen = { readonly categoryId: number; readonly version: number } | null;
type CategoryRefusal = RefusalOf<'INVALID_INPUT'> | RefusalOf<'CHANGED_MEANWHILE'> | RefusalOf<'NOT_FOUND'>;

/** Adds, renames, retires or offers again. Audited with what it was. [S3-77] */
export type ReviseCategory = (given: {
  readonly seen: Seen;
  readonly category: ListedCategory;
  readonly actor: AccountId;
}) => Promise<Result<KeptCategory, CategoryRefusal>>;

export const ReviseCategory = defineUseCase(
  'ReviseCategory',
  { list: CategoryList, audit: AuditLog, transact: Transact },
  ({ list, audit, transact }): ReviseCategory =>
    ({ seen, category, actor }) =>
      transact.transaction(async (tx): ReturnType<ReviseCategory> => {
        const all = await list.lock(tx);
        const before = seen === null ? null : (all.find(({ categoryId }) => categoryId === seen.categoryId) ?? null);
        if (seen !== null && before === null) return refused({ code: 'NOT_FOUND' });
        if (before !== null && before.version !== seen?.version) return refused({ code: 'CHANGED_MEANWHILE' });
        if (before === null && all.length >= MOST_CATEGORIES)
          return refused(invalid('categories', { kind: 'TOO_LARGE', max: MOST_CATEGORIES }));
        const others = all.filter((other) => other !== before);
        const problem = categoryProblem(category, others);
        if (problem !== null) return refused(problem);
        const categoryId = before?.categoryId ?? 1 + Math.max(0, ...all.map((other) => other.categoryId));
        const next = { ...category, categoryId, version: (before?.version ?? 0) + 1 };
        await list.put(tx, next);
        await audit.record(tx, {
          act: 'category.saved',
          subject: `category:${categoryId}`,
          eventId: null,
          actor,
          facts: { ...factsOf('before', before), ...factsOf('after', next) },
        });
        return ok(next);
      }),
);

// The names are the platform's own: no personal data.
const factsOf = (
  when: 'before' | 'after',
  category: KeptCategory | null,
): Readonly<Record<string, string | boolean>> =>
  category === null
    ? {}
    : {
        [`${when}.en`]: category.name.en,
        [`${when}.vi`]: category.name.vi,
        [`${when}.color`]: category.color,
        [`${when}.retired`]: category.retired,
      };
