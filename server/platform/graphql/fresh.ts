import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { RequestContext } from './context.ts';

/** What the rest of the answer says of the event is read again. */
export function fresh<Value>(
  context: RequestContext,
  eventId: number,
  result: Result<Value, Refusal>,
): Result<Value, Refusal> {
  context.loaders.forget(eventId);
  return result;
}
