// Only to a page of ours where tickets are chosen: an open redirect would lend our name to anybody.
const TARGET = /^\/(?:vi\/)?payment\/[1-9]\d{0,9}(?:\/simple)?$/;

/** Where a waiting room leads on to, as its address says; null: nowhere of ours. */
export const redirectTarget = (to: unknown): string | null => (typeof to === 'string' && TARGET.test(to) ? to : null);

/** The query that carries it along. */
export const withRedirectTarget = (path: string, to: string | null): string =>
  to === null ? path : `${path}?to=${encodeURIComponent(to)}`;
