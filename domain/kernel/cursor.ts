import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import type { ListPosition, PageRequest } from './page.ts';
import { ok, type Result, refused } from './result.ts';

/** The greatest page that any list gives, and the usual one. [design] */
export const GREATEST_PAGE = 100;
export const USUAL_PAGE = 20;

/** The longest cursor that is looked at: longer than any that was sealed. */
const LONGEST_CURSOR = 1_000;

/** What a list is asked for; a cursor or a filter that is null or not there is none. */
export type PageQuery = {
  readonly limit?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
};
export type ListFilter = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What a cursor says before it is sealed: '[key,id]' in JSON. */
export const writePosition = ({ key, id }: ListPosition): string => JSON.stringify([key, id]);

/** The position that was written; null for any other text. */
export function readPosition(text: string): ListPosition | null {
  const parsed = parse(text);
  if (!Array.isArray(parsed) || parsed.length !== 2) return null;
  const [key, id]: readonly unknown[] = parsed;
  return (typeof key === 'number' || typeof key === 'string') && typeof id === 'string' ? { key, id } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What a cursor is sealed to: the list and everything that decides which rows are in it, in one order. It opens only
 * with the same.
 */
export function cursorBinding(list: string, filter: ListFilter): string {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([list, parts]);
}

/**
 * The page that a query asks for: 1 to 100 rows, 20 where it says nothing, from its cursor on; `after` wins over
 * `before`, and an empty cursor is the start. `open` unseals a cursor; INVALID_CURSOR where it cannot or where no
 * position comes out.
 */
export function pageRequest(
  { limit, after, before }: PageQuery,
  open: (cursor: string) => string | null,
): Result<PageRequest, RefusalIn<RequestRefusal, 'INVALID_CURSOR'>> {
  const rows = Math.min(Math.max(limit ?? USUAL_PAGE, 1), GREATEST_PAGE);
  const cursor = after || before || null;
  if (cursor === null) return ok({ limit: rows, from: null });
  const opened = cursor.length > LONGEST_CURSOR ? null : open(cursor);
  const position = opened === null ? null : readPosition(opened);
  return position === null
    ? refused({ code: 'INVALID_CURSOR' })
    : ok({ limit: rows, from: { direction: after ? 'after' : 'before', position } });
}
