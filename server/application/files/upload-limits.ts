import { HOUR, MINUTE } from '#domain/kernel/instant.ts';

/** A picture of 2 MB or more is refused. [S5-16] */
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024 - 1;
/** How long an upload link may be used. */
export const UPLOAD_LINK_LIFE = 5 * MINUTE;
/** What one account may add in an hour: far above an organiser's busiest evening, far below filling a disk. */
export const UPLOADS_PER_HOUR = 120;
export const UPLOAD_WINDOW = HOUR;
