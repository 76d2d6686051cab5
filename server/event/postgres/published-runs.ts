import type { PublishedEventsQuery } from '#server/event/ports/event-catalogue.ts';
import type { PageRequest } from '#server/platform/ports/page.ts';
import { keyset, type Parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';

/** A part of the public list in the order of one index: current, upcoming or past. */
type Run = {
  readonly condition: string;
  readonly key: string;
  readonly page: { readonly condition: string; readonly order: string };
};

const SOONEST: SortOrder = {
  key: 'e.begin_at',
  keyType: 'timestamptz',
  id: 'e.event_id',
  idType: 'int',
  descending: false,
};
const LATEST: SortOrder = { ...SOONEST, descending: true };
/** Past events sort after all upcoming ones. */
const BEHIND = 1_000_000_000_000_000;
const MILLISECONDS = '(extract(epoch FROM e.begin_at) * 1000)::bigint';

/** The plain comparisons tell the planner how few rows match. */
const goingOn = (at: string): string =>
  `e.begin_at < ${at} AND e.end_at >= ${at} AND tstzrange(e.begin_at, e.end_at, '[]') @> ${at}`;
const toCome = (at: string): string => `e.begin_at >= ${at}`;
/** Implied by the end, but it lets the planner use the index on starts. */
const past = (at: string): string => `e.end_at < ${at} AND e.begin_at < ${at}`;

/** A page of past events within the whole list: latest first, ties by id. */
function pastPage(request: PageRequest, given: Parameters): Run['page'] {
  const backwards = request.from?.direction === 'before';
  const order = `ORDER BY e.begin_at ${backwards ? 'ASC' : 'DESC'}, e.event_id ${backwards ? 'DESC' : 'ASC'}
    LIMIT ${given.add(request.limit + 1)}`;
  const { key = null, id = '' } = request.from?.position ?? {};
  if (typeof key !== 'number' || key < BEHIND / 2 || !/^\d+$/.test(id)) return { condition: 'TRUE', order };
  const begin = `${given.add(new Date(BEHIND - key))}::timestamptz`;
  const beyond = backwards ? (['>', '<'] as const) : (['<', '>'] as const);
  const condition = `e.begin_at ${beyond[0]}= ${begin} AND (e.begin_at ${beyond[0]} ${begin}
    OR e.event_id ${beyond[1]} ${given.add(id)}::int)`;
  return { condition, order };
}

function runsOf(query: PublishedEventsQuery, request: PageRequest, given: Parameters): readonly Run[] {
  const { window } = query;
  const moment = (at: number): string => `${given.add(new Date(at))}::timestamptz`;
  if (window.endsAfter !== null) {
    const at = moment(window.endsAfter);
    return [goingOn(at), toCome(at)].map((condition) => ({
      condition,
      key: 'e.begin_at',
      page: keyset(SOONEST, request, given),
    }));
  }
  if (window.endsBy !== null)
    return [{ condition: past(moment(window.endsBy)), key: 'e.begin_at', page: keyset(LATEST, request, given) }];
  const at = moment(query.now);
  const { direction, position } = request.from ?? { direction: 'after', position: null };
  const amongPast = typeof position?.key === 'number' && position.key >= BEHIND / 2;
  const start: PageRequest = { limit: request.limit, from: null };
  const open = (): readonly Run[] =>
    [goingOn(at), toCome(at)].map((condition) => ({
      condition,
      key: MILLISECONDS,
      page: amongPast ? openPageBefore(request, given) : keyset(SOONEST, request, given),
    }));
  const over = (): Run => ({
    condition: past(at),
    key: `${BEHIND} - ${MILLISECONDS}`,
    page: pastPage(amongPast ? request : start, given),
  });
  if (amongPast && direction === 'after') return [over()];
  return !amongPast && direction === 'before' ? open() : [...open(), over()];
}

const openPageBefore = (request: PageRequest, given: Parameters): Run['page'] => ({
  condition: 'TRUE',
  order: `ORDER BY e.begin_at DESC, e.event_id DESC LIMIT ${given.add(request.limit + 1)}`,
});

/** Each run reads at most a page, by its index. */
export function publishedPage(
  query: PublishedEventsQuery,
  request: PageRequest,
  columns: string,
  where: string,
  given: Parameters,
): string {
  const backwards = request.from?.direction === 'before';
  const wholeLatest = query.window.endsAfter === null && query.window.endsBy !== null;
  const way = wholeLatest !== backwards ? 'DESC' : 'ASC';
  const parts = runsOf(query, request, given).map(
    ({ condition, key, page }) =>
      `(SELECT ${columns}, ${key} AS key FROM event e WHERE ${where} AND ${condition}
        AND ${page.condition} ${page.order})`,
  );
  return `SELECT * FROM (${parts.join(' UNION ALL ')}) run ORDER BY key ${way}, "eventId" ${way}
    LIMIT ${given.add(request.limit + 1)}`;
}

/** The source of the list's count: runs are counted separately, each by its index. */
export function publishedSource(query: PublishedEventsQuery, where: string, given: Parameters): string {
  const { window } = query;
  const from = window.endsAfter ?? window.endsBy;
  if (from === null) return `event e WHERE ${where}`;
  const at = `${given.add(new Date(from))}::timestamptz`;
  if (window.endsBy !== null) return `event e WHERE ${where} AND ${past(at)}`;
  return `(${[goingOn(at), toCome(at)]
    .map(
      (run) => `SELECT FROM event e WHERE ${where}
    AND ${run}`,
    )
    .join(' UNION ALL ')}) run`;
}
