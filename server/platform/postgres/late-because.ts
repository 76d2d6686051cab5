/** Why late money `p` of order `o` found no place: its event or session was cancelled, or what its history says. */
export const LATE_BECAUSE = `CASE WHEN p.state = 'LATE_MONEY' THEN
    CASE WHEN EXISTS (SELECT FROM event called WHERE called.event_id = p.event_id AND called.status = 'CANCELLED')
      OR EXISTS (SELECT FROM section_event gone WHERE gone.event_id = o.event_id
        AND gone.section_event_id = o.section_event_id AND gone.cancelled_at IS NOT NULL)
      THEN 'EVENT_ENDED'
    ELSE (SELECT told.data ->> 'because' FROM order_event told WHERE told.event_id = o.event_id
      AND told.user_order_id = o.user_order_id AND told.kind = 'late-money' ORDER BY told.number DESC LIMIT 1) END END`;
