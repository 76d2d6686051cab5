/**
 * Checkouts of a donation alone that are not paid; the words of its index (checkout_session_gift_due), which finds them
 * by them.
 */
export const UNPAID_GIFT = `state IN ('OPEN', 'PAYING') AND quote -> 'lines' = '[]'::jsonb`;
