import type pg from 'pg';
import type { GuestSort } from '#domain/ticket/guest-sort.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { cachedCounts } from '#server/platform/postgres/cached-counts.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keysOfPage, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { holdsWords } from '#server/platform/postgres/search-condition.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { GuestList, GuestQuery, RedeemCounts, RedeemRow } from '#server/ticket/ports/guest-list.ts';
import { BOUGHT_TICKET_COLUMNS, BOUGHT_TICKET_SOURCE, IS_BACK, ITS_ORDER } from './bought-ticket-columns.ts';

// As a reader's language sorts, with and without diacritics side by side.
const words = (key: string) => ({ key: `${key} COLLATE "und-x-icu"`, keyType: 'text' }) as const;

const KEYS: Readonly<Record<GuestSort, Pick<SortOrder, 'key' | 'keyType'>>> = {
  newest: { key: 'b.inserted_at', keyType: 'timestamptz' },
  name: words("(b.first_name || ' ' || coalesce(b.last_name, ''))"),
  ticket: words('b.ticket_name'),
  session: words('s.name'),
  checkIn: { key: "coalesce(b.first_redeemed_at, 'epoch')", keyType: 'timestamptz' },
};

const TICKETS = 'bought_ticket b';
const WITH_SESSIONS = `${TICKETS} JOIN section_event s ON s.event_id = b.event_id
  AND s.section_event_id = b.section_event_id`;

const orderOf = ({ sort = 'newest', descending = false }: GuestQuery): SortOrder => ({
  ...KEYS[sort],
  id: 'b.bought_ticket_id',
  idType: 'uuid',
  descending: descending !== (sort === 'newest'),
});

const inGroup = (eventId: number, groupId: string, given: Parameters): string =>
  `b.bought_ticket_id IN (SELECT m.bought_ticket_id FROM guest_group_member m
    WHERE m.event_id = ${given.add(eventId)} AND m.guest_group_id = ${given.add(groupId)})`;

function conditionOf(query: GuestQuery, given: Parameters): string {
  const search = query.search === null ? null : holdsWords('b.search_words', query.search, given);
  return [
    `b.event_id = ${given.add(query.eventId)}`,
    ...(query.sectionEventId === null ? [] : [`b.section_event_id = ${given.add(query.sectionEventId)}`]),
    ...(query.ticketTypeId === null ? [] : [`b.ticket_type_id = ${given.add(query.ticketTypeId)}`]),
    ...(query.checkIn === null ? [] : [`b.redeem_count ${query.checkIn === 'CHECKED_IN' ? '>' : '='} 0`]),
    ...(query.groupId == null ? [] : [inGroup(query.eventId, query.groupId, given)]),
    ...(search === null ? [] : [search]),
  ].join(' AND ');
}

/** Counting these takes about 20 ms. */
const MANY_TICKETS = 20_000;
const OF_SESSION = '($2::int IS NULL OR b.section_event_id = $2)';

const OWN = 'AND gate_pass_id IS NOT DISTINCT FROM $5::uuid AND (gate_pass_id IS NOT NULL OR by_account_id = $4)';

/** Lists come from the replica, the door's counts from the primary. */
export function makePostgresGuestList(pool: Pick<pg.Pool, 'query'>, reports: Pick<Reports, 'query'> = pool): GuestList {
  const rarely = cachedCounts<RedeemCounts>(({ bought }) => bought >= MANY_TICKETS);
  return {
    async guests(query, page) {
      const given = parameters();
      const wanted = conditionOf(query, given);
      const sort = orderOf(query);
      const from = query.sort === 'session' ? WITH_SESSIONS : TICKETS;
      const keys = keysOfPage(sort, page, given, { from, where: wanted });
      const { rows } = await reports.query<BoughtTicketRow & { readonly sortKey: number | string }>(
        `WITH ${keys.page} SELECT ${BOUGHT_TICKET_COLUMNS}, page.sort_key AS "sortKey"
           FROM page JOIN bought_ticket b ON b.event_id = ${given.add(query.eventId)} AND b.bought_ticket_id = page.id
           ${ITS_ORDER} ${keys.inOrder}`,
        given.values,
      );
      const { rows: shown, ...rest } = cutPage(rows, page, (row) => ({ key: row.sortKey, id: row.boughtTicketId }));
      return { rows: shown.map(({ sortKey: _, ...ticket }) => ticket), ...rest };
    },
    countGuests(query) {
      const given = parameters();
      const wanted = conditionOf(query, given);
      return countUpTo(reports, `bought_ticket b WHERE ${wanted}`, given.values);
    },
    counts: (eventId, sectionEventId) =>
      rarely(`${eventId} ${sectionEventId}`, async () => {
        const { rows } = await pool.query<RedeemCounts>(
          `SELECT count(*)::int AS bought, count(*) FILTER (WHERE b.redeem_count > 0)::int AS redeemed
             FROM bought_ticket b WHERE b.event_id = $1 AND b.status = 'VALID' AND ${OF_SESSION}`,
          [eventId, sectionEventId],
        );
        return rows[0] ?? { bought: 0, redeemed: 0 };
      }),
    async redeems(eventId, sectionEventId, limit, by) {
      type Flat = BoughtTicketRow & {
        readonly redeemId: string;
        readonly scanKey: string;
        readonly redeemAt: RedeemRow['redeemAt'];
        readonly redeemType: RedeemRow['type'];
        readonly way: RedeemRow['way'];
        readonly isBack: boolean;
      };
      const { rows } = await pool.query<Flat>(
        `SELECT ${BOUGHT_TICKET_COLUMNS}, r.redeem_id AS "redeemId", r.scan_key AS "scanKey", r.at AS "redeemAt",
           r.type AS "redeemType", r.way, ${IS_BACK} AS "isBack"
           FROM (SELECT * FROM redeem WHERE event_id = $1 AND ($2::int IS NULL OR section_event_id = $2)
               ${by === undefined ? '' : OWN}
             ORDER BY at DESC, redeem_id DESC LIMIT $3) r
           JOIN bought_ticket b ON b.event_id = r.event_id AND b.bought_ticket_id = r.bought_ticket_id ${ITS_ORDER}
             ORDER BY r.at DESC, r.redeem_id DESC`,
        [eventId, sectionEventId, limit, ...(by === undefined ? [] : [by.accountId, by.gatePassId])],
      );
      return rows.map(({ redeemId, scanKey, redeemAt, redeemType, way, isBack, ...ticket }) => ({
        redeemId,
        scanKey,
        redeemAt,
        type: redeemType,
        way,
        isBack,
        ticket,
      }));
    },
    async withCode(redeemCode) {
      // The code is one of the searched words, which are the only index over all events.
      const given = parameters();
      const { rows } = await reports.query<BoughtTicketRow>(
        `SELECT ${BOUGHT_TICKET_COLUMNS} FROM ${BOUGHT_TICKET_SOURCE}
          WHERE ${holdsWords('b.search_words', redeemCode, given)} AND b.redeem_code = ${given.add(redeemCode)}
          LIMIT 10`,
        given.values,
      );
      return rows;
    },
    async sortInNewTickets() {
      await pool.query('SELECT sort_in_ticket_search()');
    },
  };
}
