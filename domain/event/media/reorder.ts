import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** The wanted order, if it names each present id once; an order made from an older list is refused. [design] */
export function reorder(
  present: readonly string[],
  wanted: readonly string[],
): Result<readonly string[], InvalidInput> {
  const asked = new Set(wanted);
  const isSame = asked.size === wanted.length && present.length === asked.size && present.every((id) => asked.has(id));
  return isSame ? ok(wanted) : refused(invalid('ids', { kind: 'MALFORMED' }));
}

/** The list with one entry a place earlier (-1) or later (1); the same list at its ends. [design] */
export function movedBy<Id>(ids: readonly Id[], id: Id, by: -1 | 1): readonly Id[] {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from === -1 || other === undefined) return ids;
  return ids.map((one) => (one === id ? other : one === other ? id : one));
}
