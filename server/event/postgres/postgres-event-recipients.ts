import type { EventRecipient, EventRecipients } from '#server/event/ports/event-recipients.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

// A buyer is written in the language of their checkout; a holder in their account's, else in the buyer's.
const ADD_OF_ORDERS = `INSERT INTO event_recipient (event_id, about, email, locale)
  SELECT DISTINCT ON (lower(named.email)) $1, $2, lower(named.email), named.locale FROM (
    SELECT o.registrant_email AS email, coalesce(c.locale, 'vi') AS locale, 1 AS rank
      FROM user_order o LEFT JOIN checkout_session c ON c.event_id = o.event_id
        AND c.checkout_session_id = o.checkout_session_id
      WHERE o.event_id = $1 AND o.user_order_id = ANY($3::uuid[])
    UNION ALL
    SELECT b.email, coalesce(c.locale, 'vi'), 2
      FROM bought_ticket b JOIN user_order o ON o.event_id = b.event_id AND o.user_order_id = b.user_order_id
        LEFT JOIN checkout_session c ON c.event_id = o.event_id AND c.checkout_session_id = o.checkout_session_id
      WHERE b.event_id = $1 AND b.user_order_id = ANY($3::uuid[]) AND b.status = 'VALID') AS named
  ORDER BY lower(named.email), named.rank
  ON CONFLICT DO NOTHING`;

const ADD_INVITED = `INSERT INTO event_recipient (event_id, about, email, locale)
  SELECT DISTINCT ON (lower(email)) event_id, $3, lower(email), locale FROM rsvp_invitation
  WHERE event_id = $1 AND ($2::int IS NULL OR section_event_id = $2) AND sendings > 0
    AND status IN ('INVITED', 'WAITING', 'ACCEPTED')
  ORDER BY lower(email), rsvp_invitation_id
  ON CONFLICT DO NOTHING`;

// Materialised: scanned again, the locked rows would be more than the limit. An array is looked up address by address,
// also in the minute before a new mailing has statistics, in which a join reads all recipients for each.
const TAKE_UNTOLD = `WITH next AS MATERIALIZED (
    SELECT email FROM event_recipient WHERE event_id = $1 AND about = $2 AND told_at IS NULL
    ORDER BY email LIMIT $3 FOR NO KEY UPDATE)
  UPDATE event_recipient r SET told_at = $4
  WHERE r.event_id = $1 AND r.about = $2 AND r.email = ANY(ARRAY(SELECT email FROM next)) RETURNING r.email, r.locale`;

export const postgresEventRecipients: EventRecipients = {
  async addOfOrders(tx, eventId, about, userOrderIds) {
    await inPostgres(tx).client.query(ADD_OF_ORDERS, [eventId, about, userOrderIds]);
  },
  async addInvited(tx, { eventId, sectionEventId }, about) {
    await inPostgres(tx).client.query(ADD_INVITED, [eventId, sectionEventId, about]);
  },
  async takeUntold(tx, eventId, about, limit, now) {
    const { rows } = await inPostgres(tx).client.query<EventRecipient>(TAKE_UNTOLD, [
      eventId,
      about,
      limit,
      new Date(now),
    ]);
    return rows;
  },
};
