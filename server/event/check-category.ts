import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { EventCatalogue } from '#server/event/ports/event-catalogue.ts';

/** Null: no such category. */
export async function checkCategory(
  catalogue: Pick<EventCatalogue, 'categories'>,
  categoryId: number | null,
): Promise<Result<null, RefusalOf<'INVALID_INPUT'>>> {
  if (categoryId === null) return ok(null);
  const known = (await catalogue.categories()).some((category) => category.categoryId === categoryId);
  return known ? ok(null) : refused({ code: 'INVALID_INPUT', field: 'category_id', problem: { kind: 'MALFORMED' } });
}
