import { type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { encodeWireId, type WireId } from './wire-id.ts';

type Answered = { readonly rowId: string; readonly result: Result<unknown, Refusal> };

/** The rows of the event that a request names, each once. */
export const rowsOfEvent = (eventId: number, ids: readonly WireId[]): readonly string[] => [
  ...new Set(ids.filter((id) => id.eventId === eventId).map(({ rowId }) => rowId)),
];

/** What was not done, and why: of the event's own rows as answered, of others that they are not found. */
export function refusedIds(eventId: number, ids: readonly WireId[], answers: readonly Answered[]) {
  const own = new Map(answers.map(({ rowId, result }) => [rowId, result]));
  const named = new Map(ids.map((id) => [encodeWireId(id.eventId, id.rowId), id]));
  return [...named].flatMap(([id, { eventId: of, rowId }]) => {
    const result = (of === eventId ? own.get(rowId) : undefined) ?? refused({ code: 'NOT_FOUND' } as const);
    if (result.ok) return [];
    const { code, ...data } = result.refusal;
    return [{ id, code, data }];
  });
}
