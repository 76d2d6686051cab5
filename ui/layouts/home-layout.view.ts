import { paths } from '#ui/routes/paths.ts';

/** [S2.2-07] */
export const hasGradient = (pathname: string): boolean =>
  pathname === paths.home() || pathname.replace(/\/$/, '') === paths.discovery();

/** An invitation stands alone: no header, no tabs. [design] */
export const standsAlone = (pathname: string): boolean => /\/invite-rsvp\/[^/]+\/?$/.test(pathname);

/** Its skeleton is the poster's. */
export const isEventPage = (pathname: string): boolean => /\/event\/[^/]+$/.test(pathname);
