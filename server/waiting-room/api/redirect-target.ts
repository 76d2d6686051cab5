// Only our ticket pages: prevents open redirects.
const TARGET = /^\/(?:vi\/)?payment\/[1-9]\d{0,9}(?:\/simple)?(?:\?key=[\w.-]{1,200})?$/;

/** Null for anything but our ticket pages. */
export const redirectTarget = (to: unknown): string | null => (typeof to === 'string' && TARGET.test(to) ? to : null);

/** The query that carries the target. */
export const withRedirectTarget = (path: string, to: string | null): string =>
  to === null ? path : `${path}?to=${encodeURIComponent(to)}`;
