export const TICKET_HAND =
  "CASE WHEN b.sent_at IS NULL THEN 'HELD' WHEN b.received_at IS NULL THEN 'SENT' ELSE 'RECEIVED' END";

/** Goes with BOUGHT_TICKET_SOURCE. */
export const BOUGHT_TICKET_COLUMNS = `b.event_id AS "eventId", b.bought_ticket_id AS "boughtTicketId",
  b.section_event_id AS "sectionEventId",
  b.ticket_type_id AS "ticketTypeId", b.user_order_id AS "userOrderId", o.order_number AS "orderNumber",
    b.reservation_id AS "reservationId", b.account_id AS "accountId",
    b.sender_account_id AS "giverAccountId",
  ${TICKET_HAND} AS hand, b.status,
  b.issue_number AS "issueNumber", b.redeem_code AS "redeemCode", b.ticket_name AS "ticketName",
    b.ticket_description AS "ticketDescription", b.mode, b.email,
  b.first_name AS "firstName", b.last_name AS "lastName", b.name_order AS "nameOrder",
  b.gender, b.phone_number AS "phoneNumber",
    b.job_title AS "jobTitle",
  b.redeem_count AS "redeemCount", b.first_redeemed_at AS "firstRedeemedAt", b.left_at AS "leftAt",
  CASE WHEN b.seat_id IS NULL THEN NULL
    ELSE jsonb_build_object('seatId', b.seat_id, 'alias', b.seat_alias) END AS seat, b.inserted_at AS "insertedAt"`;

export const ITS_ORDER = 'JOIN user_order o ON o.event_id = b.event_id AND o.user_order_id = b.user_order_id';

export const BOUGHT_TICKET_SOURCE = `bought_ticket b ${ITS_ORDER}`;

/** Whether a scan r let somebody in who had left. */
export const IS_BACK = `coalesce(r.way = 'IN' AND (SELECT e.way FROM redeem e WHERE e.event_id = r.event_id
  AND e.bought_ticket_id = r.bought_ticket_id AND (e.at, e.redeem_id) < (r.at, r.redeem_id)
  ORDER BY e.at DESC, e.redeem_id DESC LIMIT 1) = 'OUT', false)`;
