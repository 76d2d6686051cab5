/**
 * Root attribute. The server renders the page of a new buyer. A reload while paying shows that the order is being
 * looked for instead: the first script sets this before the first paint, and the page removes it when it knows more.
 */
export const RESUMES = 'data-resumes';

/** [S2.11-09] */
export const NAMED_CHECKOUT = 'payment_checkout_session_id';

/** [S2.11-10] */
export const GATEWAY_CODE = 'vnp_ResponseCode';
