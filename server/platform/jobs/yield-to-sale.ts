/** Of the time, what a lane works while the sale rushes: one part, and nine of rest. */
const REST_PARTS = 9;
/** However long a job took: mail goes out during the longest sale too. */
const LONGEST_REST_MS = 2_000;

/** How many jobs of a lane run at once. */
export const placesNow = (places: number, rush: boolean): number => (rush ? Math.min(1, places) : places);

/**
 * How long a lane rests after a job that took so long, ms. A mail is drawn and written on the thread that answers
 * buyers.
 */
export const restAfter = (tookMs: number, rush: boolean): number =>
  rush ? Math.min(LONGEST_REST_MS, tookMs * REST_PARTS) : 0;
