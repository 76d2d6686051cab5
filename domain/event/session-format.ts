import type { AttendanceMode, EventFormat } from './event.ts';

/** How a session is attended: as its tickets admit; as its event, until it has tickets. [S3-35] */
export function sessionFormat(modes: readonly AttendanceMode[], eventFormat: EventFormat): EventFormat {
  const [first] = modes;
  if (first === undefined) return eventFormat;
  return modes.every((mode) => mode === first) ? first : 'HYBRID';
}
