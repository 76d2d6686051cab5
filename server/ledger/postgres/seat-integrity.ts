/** Most events have no seats; their lines and tickets need not be read. */
export const HAS_SEATS = `SELECT EXISTS (SELECT FROM session_seat WHERE event_id = $1) OR EXISTS (SELECT
  FROM ticket_type WHERE event_id = $1 AND required_seat)
  OR EXISTS (SELECT FROM bought_ticket WHERE event_id = $1 AND seat_id IS NOT NULL AND status = 'VALID') AS seated`;

/** Live lines against the seats whose rows name them. A seat named by two lines is missing from one. */
export const SEATS_OF_LINES = `SELECT r.reservation_id::text AS subject, r.quantity AS expected,
  count(s.seat_id)::int AS found
  FROM reservation r JOIN ticket_type t ON t.event_id = r.event_id AND t.ticket_type_id = r.ticket_type_id
  LEFT JOIN LATERAL jsonb_to_recordset(r.seats) AS own("seatId" uuid) ON true
  LEFT JOIN session_seat s ON s.event_id = r.event_id AND s.seat_id = own."seatId"
    AND s.reservation_id = r.reservation_id
  WHERE r.event_id = $1 AND r.state <> 'RELEASED' AND (t.required_seat OR r.seats IS NOT NULL)
  GROUP BY r.reservation_id, r.quantity HAVING count(s.seat_id) <> r.quantity`;

/** Seats whose line is not live or does not name them. */
export const SEAT_HOLDERS = `SELECT s.alias AS subject, 0 AS expected, 1 AS found FROM session_seat s
  LEFT JOIN reservation r ON r.event_id = s.event_id AND r.reservation_id = s.reservation_id AND r.state <> 'RELEASED'
  WHERE s.event_id = $1 AND s.reservation_id IS NOT NULL AND NOT coalesce(r.seats @>
    jsonb_build_array(jsonb_build_object('seatId', s.seat_id)), false)`;

/** Tickets whose seat is not their line's. A line keeps the seats of its valid tickets, in their order. */
export const SEATS_OF_TICKETS = `SELECT b.bought_ticket_id::text AS subject, 0 AS expected, 1 AS found
  FROM bought_ticket b
  JOIN reservation r ON r.event_id = b.event_id AND r.reservation_id = b.reservation_id
  WHERE b.event_id = $1 AND b.status = 'VALID' AND b.seat_id IS DISTINCT
    FROM (r.seats -> (SELECT count(*)::int FROM bought_ticket v WHERE v.event_id = b.event_id
      AND v.reservation_id = b.reservation_id AND v.status = 'VALID' AND v.position < b.position) ->> 'seatId')::uuid`;
