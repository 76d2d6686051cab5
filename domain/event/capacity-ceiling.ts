import type { AttendanceMode } from './event.ts';

/** The rooms take this many at once. [S9-37] */
const ONLINE_CAPACITY_MAX = 100_000;

/** The most tickets of a type, or null where nothing limits it. [S9-37] */
export const capacityCeiling = (mode: AttendanceMode): number | null =>
  mode === 'ONLINE' ? ONLINE_CAPACITY_MAX : null;
