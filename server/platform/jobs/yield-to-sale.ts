/** During a rush a lane works one part of the time and rests nine. */
const REST_PARTS = 9;
/** Email goes out during the longest sale too. */
const LONGEST_REST_MS = 2_000;

export const placesNow = (places: number, rush: boolean): number => (rush ? Math.min(1, places) : places);

/** In ms: emails are rendered on the thread that answers buyers. */
export const restAfter = (tookMs: number, rush: boolean): number =>
  rush ? Math.min(LONGEST_REST_MS, tookMs * REST_PARTS) : 0;
