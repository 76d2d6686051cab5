/** Unpaid checkouts of a donation alone. Must match the index checkout_session_gift_due word for word. */
export const UNPAID_DONATION = `state IN ('OPEN', 'PAYING') AND quote -> 'lines' = '[]'::jsonb`;
