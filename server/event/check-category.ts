import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { EventCatalogue } from '#server/event/ports/event-catalogue.ts';

/** Null: no category. An event keeps one that is no longer offered, no event begins with it. */
export async function checkCategory(
  catalogue: Pick<EventCatalogue, 'categories'>,
  categoryId: number | null,
  before: number | null = null,
): Promise<Result<null, RefusalOf<'INVALID_INPUT'>>> {
  if (categoryId === null) return ok(null);
  const known = (await catalogue.categories()).some(
    (category) => category.categoryId === categoryId && (!category.retired || categoryId === before),
  );
  return known ? ok(null) : refused({ code: 'INVALID_INPUT', field: 'category_id', problem: { kind: 'MALFORMED' } });
}
