/** Set by the first script before the first paint, so that a reload while paying does not show a new buyer's page. */
export const RESUMES = 'data-resumes';

/** [S2.11-09] */
export const NAMED_CHECKOUT = 'payment_checkout_session_id';

/** [S2.11-10] */
export const GATEWAY_CODE = 'vnp_ResponseCode';
