/** Sets tickets to what their scans say, after one was handed in late or taken back. $2: the tickets. */
export const COUNT_AGAIN = `UPDATE bought_ticket b SET redeem_count = x.scans, first_redeemed_at = x.first,
    left_at = x.gone
  FROM (SELECT asked.id, count(r.at) FILTER (WHERE r.way = 'IN')::int AS scans,
      min(r.at) FILTER (WHERE r.way = 'IN') AS first,
      CASE WHEN (array_agg(r.way ORDER BY r.at DESC, r.redeem_id DESC))[1] = 'OUT' THEN max(r.at) END AS gone
    FROM unnest($2::uuid[]) AS asked(id)
      LEFT JOIN redeem r ON r.event_id = $1 AND r.bought_ticket_id = asked.id
    GROUP BY asked.id) AS x
  WHERE b.event_id = $1 AND b.bought_ticket_id = x.id
  RETURNING b.redeem_count AS count, b.first_redeemed_at AS "firstAt", b.left_at AS "leftAt"`;
