/**
 * On the page's root. The server renders the page as a new buyer finds it; somebody who reloads it while paying sees
 * that the order is being looked for, not the choice of tickets. The first script sets it before the first paint, and
 * the page removes it when it knows where the buyer stands.
 */
export const RESUMES = 'data-resumes';

/** Names a checkout in the page's address. [S2.11-09] */
export const NAMED_CHECKOUT = 'payment_checkout_session_id';
