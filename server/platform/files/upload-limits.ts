import { HOUR, MINUTE } from '#domain/kernel/instant.ts';

export const UPLOAD_LINK_LIFE = 5 * MINUTE;
/** Far above an organiser's busiest evening, far below filling a disk. */
export const UPLOADS_PER_HOUR = 120;
/** Each may be 10 MB. */
export const DOCUMENTS_PER_HOUR = 60;
export const UPLOAD_WINDOW = HOUR;
