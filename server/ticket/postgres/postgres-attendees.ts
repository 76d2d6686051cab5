import type { GuestBucket } from '#domain/ticket/guest-buckets.ts';
import { cutPage, type PageRequest } from '#server/platform/ports/page.ts';
import { cachedCounts } from '#server/platform/postgres/cached-counts.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters } from '#server/platform/postgres/keyset.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { holdsWords } from '#server/platform/postgres/search-condition.ts';
import type { AttendeeQuery, AttendeeRow, Attendees, CountedStanding } from '#server/ticket/ports/attendees.ts';

// Asked only while the order awaits money: nothing else is shown of it.
const LATEST_PAYMENT = `CASE WHEN o.status IN ('PROCESSING', 'UNSUCCESSFUL')
  THEN (SELECT p.state FROM payment p WHERE p.event_id = o.event_id
    AND p.checkout_session_id = o.checkout_session_id ORDER BY p.inserted_at DESC, p.payment_id DESC LIMIT 1) END`;

const APPROVAL = 'LEFT JOIN order_approval a ON a.event_id = o.event_id AND a.user_order_id = o.user_order_id';

const WITHOUT_TICKETS = `NOT EXISTS (SELECT FROM bought_ticket t
  WHERE t.event_id = o.event_id AND t.user_order_id = o.user_order_id)`;

/** Columns that name a guest's standing; every part selects them in this order. */
const standing = (of: {
  readonly invitation: string;
  readonly order: boolean;
  readonly ticket: boolean;
  readonly row: string;
}): string => `${of.row}.section_event_id AS "sectionEventId", ${of.invitation}.status AS invitation,
  ${of.order ? 'o.status' : 'NULL::text'} AS "orderStatus", ${of.order ? LATEST_PAYMENT : 'NULL::text'} AS payment,
  ${of.order ? 'a.user_order_id IS NOT NULL' : 'FALSE'} AS "approvalAsked",
  ${of.order ? 'a.ended' : 'NULL::text'} AS "approvalEnded",
  ${of.ticket ? 'b.status' : 'NULL::text'} AS "ticketStatus", ${of.ticket ? 'b.redeem_count' : '0'} AS "checkIns"`;

type Part = {
  readonly row: string;
  readonly id: string;
  /** The table that `row` names, and what is joined to it: never fewer rows than the table has. */
  readonly table: string;
  readonly joined: string;
  readonly standing: string;
  readonly person: string;
  readonly mode: string;
  readonly invitationId: string;
  /** Ends WHERE; the rows that are this kind of guest. */
  readonly holds: string;
  readonly ofTicketType: (given: string) => string;
  readonly searched: string;
  /** Null: no such guest is in the bucket. */
  readonly inBucket: Readonly<Record<GuestBucket, string | null>>;
  /** The buckets whose condition looks at the table alone. */
  readonly inTable: readonly GuestBucket[];
};

const sourceOf = ({ table, joined }: Part): string => `${table} ${joined}`;

const TICKETS: Part = {
  row: 'b',
  id: 'b.bought_ticket_id',
  table: 'bought_ticket b',
  joined: `JOIN user_order o ON o.event_id = b.event_id AND o.user_order_id = b.user_order_id
    ${APPROVAL}
    LEFT JOIN rsvp_invitation i ON i.event_id = b.event_id AND i.bought_ticket_id = b.bought_ticket_id`,
  standing: standing({ row: 'b', invitation: 'i', order: true, ticket: true }),
  person: `'TICKET' AS kind, b.bought_ticket_id AS "attendeeId", b.first_name AS "firstName", b.last_name AS "lastName",
    b.name_order AS "nameOrder",
    b.email, b.phone_number AS "phoneNumber", b.ticket_name AS "ticketName", b.first_redeemed_at AS "firstRedeemedAt",
    o.user_order_id AS "userOrderId", o.order_number AS "orderNumber"`,
  mode: 'b.mode',
  invitationId: 'i.rsvp_invitation_id',
  holds: 'TRUE',
  ofTicketType: (given) => `b.ticket_type_id = ${given}`,
  searched: 'b.search_words',
  inBucket: {
    GUESTS: `b.status = 'VALID'`,
    INVITED: `i.status <> 'TAKEN_BACK'`,
    PENDING_APPROVAL: null,
    CHECKED_IN: `b.status = 'VALID' AND b.redeem_count > 0`,
    NOT_CHECKED_IN: `b.status = 'VALID' AND b.redeem_count = 0`,
    UNPAID: null,
  },
  inTable: ['GUESTS', 'CHECKED_IN', 'NOT_CHECKED_IN'],
};

const ORDERS: Part = {
  row: 'o',
  id: 'o.user_order_id',
  table: 'user_order o',
  joined: `${APPROVAL} CROSS JOIN (SELECT NULL::text AS status) i`,
  standing: standing({ row: 'o', invitation: 'i', order: true, ticket: false }),
  person: `'ORDER' AS kind, o.user_order_id AS "attendeeId", coalesce(o.registrant_first_name, '') AS "firstName",
    o.registrant_last_name AS "lastName", o.registrant_name_order AS "nameOrder",
    o.registrant_email AS email, o.registrant_phone_number AS "phoneNumber",
    coalesce((SELECT string_agg(l->>'name', ', ') FROM jsonb_array_elements(o.lines) l), '') AS "ticketName",
    NULL::timestamptz AS "firstRedeemedAt", o.user_order_id AS "userOrderId", o.order_number AS "orderNumber"`,
  mode: 'NULL::text',
  invitationId: 'NULL::uuid',
  holds: WITHOUT_TICKETS,
  ofTicketType: (given) => `o.lines @> jsonb_build_array(jsonb_build_object('ticketTypeId', ${given}::text))`,
  searched: 'o.search_words',
  inBucket: {
    GUESTS: null,
    INVITED: null,
    PENDING_APPROVAL: `o.status = 'REQUIRED_APPROVAL' AND a.user_order_id IS NOT NULL
      AND coalesce(a.ended, '') NOT IN ('APPROVED', 'DECLINED')`,
    CHECKED_IN: null,
    NOT_CHECKED_IN: null,
    UNPAID: `o.status IN ('PROCESSING', 'UNSUCCESSFUL') AND a.ended IS DISTINCT FROM 'DECLINED'`,
  },
  inTable: [],
};

const INVITATIONS: Part = {
  row: 'i',
  id: 'i.rsvp_invitation_id',
  table: 'rsvp_invitation i',
  joined: '',
  standing: standing({ row: 'i', invitation: 'i', order: false, ticket: false }),
  person: `'INVITATION' AS kind, i.rsvp_invitation_id AS "attendeeId", i.first_name AS "firstName",
    i.last_name AS "lastName", i.name_order AS "nameOrder", i.email, i.phone_number AS "phoneNumber",
    coalesce((SELECT y.name FROM ticket_type y WHERE y.event_id = i.event_id
      AND y.ticket_type_id = i.ticket_type_id), '') AS "ticketName",
    NULL::timestamptz AS "firstRedeemedAt", NULL::uuid AS "userOrderId", NULL::text AS "orderNumber"`,
  mode: 'NULL::text',
  invitationId: 'i.rsvp_invitation_id',
  holds: 'i.bought_ticket_id IS NULL',
  ofTicketType: (given) => `i.ticket_type_id = ${given}`,
  searched: 'i.search_words',
  inBucket: {
    GUESTS: null,
    INVITED: `i.status <> 'TAKEN_BACK'`,
    PENDING_APPROVAL: null,
    CHECKED_IN: null,
    NOT_CHECKED_IN: null,
    UNPAID: null,
  },
  inTable: ['INVITED'],
};

const PARTS: readonly Part[] = [TICKETS, ORDERS, INVITATIONS];

const partsOf = ({ bucket }: AttendeeQuery): readonly Part[] =>
  PARTS.filter((part) => bucket === null || part.inBucket[bucket] !== null);

function conditionOf(part: Part, query: AttendeeQuery, given: Parameters): string {
  const search = query.search === null ? null : holdsWords(part.searched, query.search, given);
  return [
    `${part.row}.event_id = ${given.add(query.eventId)}`,
    part.holds,
    ...(query.sectionEventId === null ? [] : [`${part.row}.section_event_id = ${given.add(query.sectionEventId)}`]),
    ...(query.ticketTypeId === null ? [] : [part.ofTicketType(given.add(query.ticketTypeId))]),
    ...(query.bucket === null ? [] : [part.inBucket[query.bucket] ?? 'FALSE']),
    ...(search === null ? [] : [search]),
  ].join(' AND ');
}

/**
 * Nearly all orders and many invitations have tickets: a page that looked at each would cost as much as the event is
 * large. Behind the last ticket of a full page none is shown.
 */
const nearTickets = ({ row }: Part, { from, limit }: PageRequest, given: Parameters): string => {
  const [compare, edge, otherwise] = from?.direction === 'before' ? ['<=', 'max', ''] : ['>=', 'min', '-'];
  return `${row}.inserted_at ${compare} (SELECT CASE WHEN count(*) > ${given.add(limit)}::int THEN ${edge}(inserted_at)
    ELSE '${otherwise}infinity' END FROM cut_tickets)`;
};

/** Counting these takes about 100 ms. */
const MANY_GUESTS = 20_000;

export function makePostgresAttendees(reports: Pick<Reports, 'query'>): Attendees {
  const rarely = cachedCounts<readonly CountedStanding[]>(
    (found) => found.reduce((sum, { times }) => sum + times, 0) >= MANY_GUESTS,
  );
  return {
    async attendees(query, page) {
      const given = parameters();
      // Each part is read by its own index to the length of a page, and the page is cut from what they found.
      let cutTickets = '';
      const found = partsOf(query).map((part) => {
        const select = (from: string): string => `(SELECT ${part.row}.event_id AS "eventId", ${part.person},
            ${part.standing}, ${part.row}.inserted_at AS "insertedAt" FROM ${from})`;
        const wanted = conditionOf(part, query, given);
        const { condition, order } = keyset(
          {
            key: `${part.row}.inserted_at`,
            keyType: 'timestamptz',
            id: part.id,
            idType: 'uuid',
            descending: true,
          },
          page,
          given,
        );
        // Cut before it is joined, so that a page joins as many rows as it shows.
        const isCutFirst = query.bucket === null || part.inTable.includes(query.bucket);
        const near = part === TICKETS || query.bucket !== null ? 'TRUE' : nearTickets(part, page, given);
        const cut = `WHERE ${wanted} AND ${condition} AND ${near} ${order}`;
        const from = isCutFirst
          ? `(SELECT ${part.row}.* FROM ${part.table} ${cut}) ${part.row} ${part.joined}`
          : `${sourceOf(part)} ${cut}`;
        if (part === TICKETS && isCutFirst) {
          cutTickets = `WITH cut_tickets AS MATERIALIZED (SELECT b.* FROM ${part.table} ${cut})`;
          return select(`cut_tickets b ${part.joined}`);
        }
        return select(from);
      });
      if (found.length === 0) return cutPage<AttendeeRow>([], page, () => ({ key: 0, id: '' }));
      const way = page.from?.direction === 'before' ? 'ASC' : 'DESC';
      const { rows } = await reports.query<AttendeeRow>(
        `${cutTickets} SELECT * FROM (${found.join(' UNION ALL ')}) found
          ORDER BY "insertedAt" ${way}, "attendeeId" ${way} LIMIT ${given.add(page.limit + 1)}`,
        given.values,
      );
      return cutPage(rows, page, (row) => ({ key: row.insertedAt, id: row.attendeeId }));
    },
    async countAttendees(query) {
      const given = parameters();
      const found = partsOf(query).map(
        (part) => `SELECT FROM ${sourceOf(part)} WHERE ${conditionOf(part, query, given)}`,
      );
      return countUpTo(reports, `(${found.join(' UNION ALL ')}) found`, given.values);
    },
    standings: (eventId, { sectionEventId, invitationId }) =>
      rarely(`${eventId} ${sectionEventId} ${invitationId}`, async () => {
        const found = PARTS.map(
          (part) => `SELECT ${part.standing}, ${part.mode} AS mode,
            CASE WHEN $3::uuid IS NULL THEN NULL ELSE ${part.invitationId} END AS "invitationId"
          FROM ${sourceOf(part)} WHERE ${part.row}.event_id = $1 AND ${part.holds}
            AND ($2::int IS NULL OR ${part.row}.section_event_id = $2)
            AND ($3::uuid IS NULL OR ${part.invitationId} = $3)`,
        );
        const { rows } = await reports.query<CountedStanding>(
          `SELECT found.*, count(*)::int AS times FROM (${found.join(' UNION ALL ')}) found
          GROUP BY "sectionEventId", invitation, "orderStatus", payment, "approvalAsked", "approvalEnded",
            "ticketStatus", "checkIns", mode, "invitationId"`,
          [eventId, sectionEventId, invitationId],
        );
        return rows;
      }),
  };
}
