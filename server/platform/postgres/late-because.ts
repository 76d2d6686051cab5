/** Why late money `p` of the order `o` found no place: its event was cancelled since, or what its history says. */
export const LATE_BECAUSE = `CASE WHEN p.state = 'LATE_MONEY' THEN
    CASE WHEN EXISTS (SELECT FROM event called WHERE called.event_id = p.event_id AND called.status = 'CANCELLED')
      THEN 'EVENT_ENDED'
    ELSE (SELECT told.data ->> 'because' FROM order_event told WHERE told.event_id = o.event_id
      AND told.user_order_id = o.user_order_id AND told.kind = 'late-money' ORDER BY told.number DESC LIMIT 1) END END`;
