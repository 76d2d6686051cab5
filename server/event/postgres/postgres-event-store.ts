import type pg from 'pg';
import { isForSale } from '#domain/event/ticket-type.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { EventPapers, EventStore, MadePart } from '#server/event/ports/event-store.ts';
import type { PhotoRow } from '#server/event/ports/photo-row.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { EVENT_COLUMNS, PHOTO_COLUMNS, SECTION_EVENT_COLUMNS, TICKET_COLUMNS, ticketSource } from './event-columns.ts';
import { KEEP_SEARCH_WORDS } from './near-words.ts';

type Queries = Pick<pg.ClientBase, 'query'>;

type Id = { readonly id: number };

function idOf(result: pg.QueryResult<Id>): number {
  const [row] = result.rows;
  if (row === undefined) throw new Error('The database gave no number');
  return row.id;
}

const date = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

async function papers(
  sql: Queries,
  eventId: number,
  now: Instant,
  lock: 'FOR NO KEY UPDATE' | '',
): Promise<EventPapers | null> {
  const [event] = (await sql.query(`SELECT ${EVENT_COLUMNS} FROM event e WHERE e.event_id = $1 ${lock}`, [eventId]))
    .rows as EventRow[];
  if (event === undefined) return null;
  const sessions = await sql.query(
    `SELECT ${SECTION_EVENT_COLUMNS} FROM section_event s WHERE s.event_id = $1
      ORDER BY s.position, s.begin_at, s.section_event_id`,
    [eventId],
  );
  const tickets = await sql.query(
    `SELECT ${TICKET_COLUMNS} FROM ${ticketSource(2)} WHERE t.event_id = $1
      ORDER BY t.section_event_id, t.position, t.ticket_type_id`,
    [eventId, new Date(now)],
  );
  const photos = await sql.query(
    `SELECT ${PHOTO_COLUMNS} FROM photo p WHERE p.event_id = $1 ORDER BY p.position, p.photo_id`,
    [eventId],
  );
  const quota = await sql.query(
    `SELECT (SELECT row_to_json(q) FROM (SELECT quota_id, capacity FROM quota WHERE event_id = $1 AND scope = 'EVENT'
      ORDER BY quota_id LIMIT 1) q) AS own,
            EXISTS (SELECT FROM user_order WHERE event_id = $1) AS "hasOrders"`,
    [eventId],
  );
  const types = tickets.rows as TicketRow[];
  const [facts] = quota.rows as {
    readonly own: { readonly quota_id: string; readonly capacity: number | null } | null;
    readonly hasOrders: boolean;
  }[];
  return {
    event,
    sessions: sessions.rows as SectionEventRow[],
    tickets: types.filter(isForSale),
    invitationTickets: types.filter((type) => !isForSale(type)),
    photos: photos.rows as PhotoRow[],
    hasOrders: facts?.hasOrders ?? false,
    quotaId: facts?.own?.quota_id ?? null,
    capacity: facts?.own?.capacity ?? null,
  };
}

const ADD_EVENT = `INSERT INTO event (event_id, slug_words, name, description, summary, address, timezone, type,
  event_type, status, feature, category_id,
    owner_account_id, corporate_id, organiser_name, enable_ticket_donation, required_approval,
      is_required_form_ticket, policy, urls, archive, featured,
    begin_at, end_at, published_at, inserted_at, updated_at, version,
    approval_days, refund_days, name_change_days, session_change_days, link_number,
    is_required_general_info, is_receiving_ticket_offline, close_at_capacity, plate, allow_re_entry, featured_place)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
    $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39)
  ON CONFLICT (event_id) DO`;
const PUT_EVENT = `${ADD_EVENT} UPDATE SET owner_account_id = excluded.owner_account_id,
  slug_words = excluded.slug_words, name = excluded.name,
  description = excluded.description, summary = excluded.summary,
    address = excluded.address, timezone = excluded.timezone, type = excluded.type, event_type = excluded.event_type,
      status = excluded.status,
    feature = excluded.feature, category_id = excluded.category_id, organiser_name = excluded.organiser_name,
    enable_ticket_donation = excluded.enable_ticket_donation, required_approval = excluded.required_approval,
    is_required_form_ticket = excluded.is_required_form_ticket, policy = excluded.policy, urls = excluded.urls,
      archive = excluded.archive,
    featured = excluded.featured, begin_at = excluded.begin_at, end_at = excluded.end_at,
      published_at = excluded.published_at,
    updated_at = excluded.updated_at, version = excluded.version, approval_days = excluded.approval_days,
    refund_days = excluded.refund_days, name_change_days = excluded.name_change_days,
    session_change_days = excluded.session_change_days, link_number = excluded.link_number,
    is_required_general_info = excluded.is_required_general_info,
    is_receiving_ticket_offline = excluded.is_receiving_ticket_offline,
    close_at_capacity = excluded.close_at_capacity, plate = excluded.plate,
    allow_re_entry = excluded.allow_re_entry, featured_place = excluded.featured_place`;

const eventValues = (event: EventRow): unknown[] => [
  event.eventId,
  event.slugWords,
  event.name,
  event.description,
  event.summary,
  event.address,
  event.timezone,
  event.type,
  event.eventType,
  event.status,
  event.feature,
  event.categoryId,
  event.ownerAccountId,
  event.corporateId,
  event.organiserName,
  event.enableTicketDonation,
  event.requiredApproval,
  event.isRequiredFormTicket,
  event.policy,
  event.urls,
  event.archive,
  event.featured,
  date(event.beginAt),
  date(event.endAt),
  date(event.publishedAt),
  date(event.insertedAt),
  date(event.updatedAt),
  event.version,
  event.approvalDays,
  event.refundDays,
  event.nameChangeDays,
  event.sessionChangeDays,
  event.linkNumber,
  event.isRequiredGeneralInfo,
  event.isReceivingTicketOffline,
  event.closeAtCapacity,
  event.plate,
  event.allowReEntry,
  event.featuredPlace,
];

// The wall clock of the start is stored too, so that a series can repeat in local time.
const PUT_SESSION = `INSERT INTO section_event (event_id, section_event_id, name, description, address, begin_at,
  end_at, local_begin, timezone, plan_sale, urls, position, cancelled_at, moves, vod_link)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $6::timestamptz AT TIME ZONE $8::text, $8::text, $9, $10, $11, $12, $13, $14)
  ON CONFLICT (event_id, section_event_id) DO UPDATE SET name = excluded.name, description = excluded.description,
    address = excluded.address,
    begin_at = excluded.begin_at, end_at = excluded.end_at, local_begin = excluded.local_begin,
      timezone = excluded.timezone, plan_sale = excluded.plan_sale,
    urls = excluded.urls, position = excluded.position, cancelled_at = excluded.cancelled_at,
      moves = excluded.moves, vod_link = excluded.vod_link`;

const PUT_TICKET_TYPE = `INSERT INTO ticket_type (event_id, ticket_type_id, section_event_id, name, description,
  price, original_price, currency, purchase_limit,
    account_limit, multiple_of, sale_begin_at, sale_end_at, mode, position, note, by_invitation)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
  ON CONFLICT (event_id, ticket_type_id) DO UPDATE SET name = excluded.name, description = excluded.description,
    price = excluded.price,
    original_price = excluded.original_price, purchase_limit = excluded.purchase_limit,
      account_limit = excluded.account_limit,
    multiple_of = excluded.multiple_of, sale_begin_at = excluded.sale_begin_at, sale_end_at = excluded.sale_end_at,
      mode = excluded.mode,
    position = excluded.position, note = excluded.note`;

const PUT_PHOTO = `INSERT INTO photo (event_id, photo_id, url, thumbnail_url, label, width, height, color, position,
  inserted_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (event_id, photo_id) DO UPDATE SET label = excluded.label, position = excluded.position`;

// Never deleted: orders, and checkouts that hold places or may have been paid.
const KEPT = `SELECT FROM checkout_session c WHERE c.event_id = $1 AND ($2::int IS NULL OR c.section_event_id = $2)
  AND (c.state IN ('OPEN', 'PAYING', 'COMPLETED')
  OR EXISTS (SELECT FROM payment p WHERE p.event_id = c.event_id AND p.checkout_session_id = c.checkout_session_id)
  OR EXISTS (SELECT FROM user_order o WHERE o.event_id = c.event_id
  AND o.checkout_session_id = c.checkout_session_id)) LIMIT 1`;

/** False, and nothing deleted, when there are others. */
async function forgetGivenUp(client: Queries, eventId: number, sectionEventId: number | null): Promise<boolean> {
  if ((await client.query(KEPT, [eventId, sectionEventId])).rowCount !== 0) return false;
  await client.query(
    'DELETE FROM checkout_session WHERE event_id = $1 AND ($2::int IS NULL OR section_event_id = $2)',
    [eventId, sectionEventId],
  );
  return true;
}

export function makePostgresEventStore(pool: pg.Pool, clock: Clock): EventStore {
  return {
    newEventId: async () => idOf(await pool.query<Id>(`SELECT nextval('event_id_seq')::int AS id`)),
    async eventIdOf({ accountId, key, requestHash }) {
      const made = await pool.query<Id>(
        `INSERT INTO event_creation (account_id, creation_key, event_id, request_hash)
          VALUES ($1, $2, nextval('event_id_seq'), $3) ON CONFLICT DO NOTHING RETURNING event_id AS id`,
        [accountId, key, requestHash],
      );
      if (made.rowCount === 1) return idOf(made);
      const { rows } = await pool.query<Id & { readonly requestHash: string | null }>(
        `SELECT event_id AS id, request_hash AS "requestHash" FROM event_creation
          WHERE account_id = $1 AND creation_key = $2`,
        [accountId, key],
      );
      const before = rows[0];
      if (before === undefined) throw new Error(`The event of account ${accountId}'s key was forgotten`);
      return before.requestHash === null || before.requestHash === requestHash ? before.id : null;
    },
    async newSectionEventId(eventId) {
      // The directory is in another table group: registered separately, and harmless if the session is never written.
      return idOf(
        await pool.query<Id>(
          `INSERT INTO session_directory (section_event_id, event_id) VALUES (nextval('section_event_id_seq'), $1)
            RETURNING section_event_id AS id`,
          [eventId],
        ),
      );
    },
    read: (eventId) => papers(pool, eventId, clock.now(), ''),
    lock: (tx, eventId) => papers(inPostgres(tx).client, eventId, clock.now(), 'FOR NO KEY UPDATE'),
    async addEvent(tx, event) {
      const { client } = inPostgres(tx);
      const added = await client.query(`${ADD_EVENT} NOTHING`, eventValues(event));
      await client.query(KEEP_SEARCH_WORDS, [event.eventId]);
      return added.rowCount === 1;
    },
    async putEvent(tx, event) {
      const { client } = inPostgres(tx);
      await client.query(PUT_EVENT, eventValues(event));
      await client.query(KEEP_SEARCH_WORDS, [event.eventId]);
    },
    async putSession(tx, session) {
      await inPostgres(tx).client.query(PUT_SESSION, [
        session.eventId,
        session.sectionEventId,
        session.name,
        session.description,
        session.address,
        date(session.beginAt),
        date(session.endAt),
        session.timezone,
        session.planSale,
        session.urls,
        session.position,
        date(session.cancelledAt),
        session.moves,
        session.vodLink,
      ]);
    },
    async putTicketType(tx, ticket) {
      await inPostgres(tx).client.query(PUT_TICKET_TYPE, [
        ticket.eventId,
        ticket.ticketTypeId,
        ticket.sectionEventId,
        ticket.name,
        ticket.description,
        ticket.price,
        ticket.originalPrice,
        ticket.currency,
        ticket.purchaseLimit,
        ticket.accountLimit,
        ticket.multipleOf,
        date(ticket.saleBeginAt),
        date(ticket.saleEndAt),
        ticket.mode,
        ticket.position,
        ticket.note,
        ticket.byInvitation ?? false,
      ]);
    },
    async quotasOf(tx, eventId, quotaIds) {
      const { rows } = await inPostgres(tx).client.query<{ readonly quotaId: string }>(
        'SELECT quota_id AS "quotaId" FROM quota WHERE event_id = $1 AND quota_id = ANY($2::uuid[])',
        [eventId, quotaIds],
      );
      return rows.map((row) => row.quotaId);
    },
    async madeWith(tx, { eventId, accountId, key }) {
      const { rows } = await inPostgres(tx).client.query<MadePart>(
        `SELECT part, request_hash AS "requestHash" FROM part_creation
          WHERE event_id = $1 AND account_id = $2 AND creation_key = $3`,
        [eventId, accountId, key],
      );
      return rows[0] ?? null;
    },
    async noteMade(tx, { eventId, accountId, key }, { part, requestHash }) {
      await inPostgres(tx).client.query(
        `INSERT INTO part_creation (event_id, account_id, creation_key, part, request_hash)
          VALUES ($1, $2, $3, $4, $5)`,
        [eventId, accountId, key, part, requestHash],
      );
    },
    async putPhoto(tx, photo) {
      await inPostgres(tx).client.query(PUT_PHOTO, [
        photo.eventId,
        photo.photoId,
        photo.url,
        photo.thumbnailUrl,
        photo.label,
        photo.width,
        photo.height,
        photo.color,
        photo.position,
        date(photo.insertedAt),
      ]);
    },
    async removePhoto(tx, eventId, photoId) {
      await inPostgres(tx).client.query('DELETE FROM photo WHERE event_id = $1 AND photo_id = $2', [eventId, photoId]);
    },
    async removeSession(tx, eventId, sectionEventId, quotaId) {
      const { client } = inPostgres(tx);
      if (!(await forgetGivenUp(client, eventId, sectionEventId))) return false;
      for (const table of ['ticket_donation', 'calendar_section'])
        await client.query(`DELETE FROM ${table} WHERE event_id = $1 AND section_event_id = $2`, [
          eventId,
          sectionEventId,
        ]);
      await client.query(
        `DELETE FROM quota WHERE event_id = $1 AND quota_id = $2 AND scope = 'SESSION' AND reserved = 0 AND sold = 0`,
        [eventId, quotaId],
      );
      await client.query('DELETE FROM section_event WHERE event_id = $1 AND section_event_id = $2', [
        eventId,
        sectionEventId,
      ]);
      return true;
    },
    async removeEvent(tx, eventId) {
      const { client } = inPostgres(tx);
      if (!(await forgetGivenUp(client, eventId, null))) return false;
      // Children first; the audit log keeps a record of the event.
      for (const table of [
        'part_creation',
        'integrity_check',
        'promotion_code',
        'promotion_payment',
        'faulty_scan',
        'event_recipient',
        'session_move',
        'event_cancellation',
        'ticket_donation',
        'event_form',
        'photo',
        'event_user',
        'scheduled_event',
        'ticket_key',
        'calendar_section',
        'contract_deployment',
        'section_event',
      ])
        await client.query(`DELETE FROM ${table} WHERE event_id = $1`, [eventId]);
      await client.query('DELETE FROM quota WHERE event_id = $1 AND reserved = 0 AND sold = 0', [eventId]);
      await client.query('DELETE FROM event WHERE event_id = $1', [eventId]);
      return true;
    },
  };
}
