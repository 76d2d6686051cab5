import { HOUR, MINUTE } from '#domain/kernel/instant.ts';

/** How long an upload link may be used. */
export const UPLOAD_LINK_LIFE = 5 * MINUTE;
/** What one account may add in an hour: far above an organiser's busiest evening, far below filling a disk. */
export const UPLOADS_PER_HOUR = 120;
export const UPLOAD_WINDOW = HOUR;
