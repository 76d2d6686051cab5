import type { AttendanceMode } from '#domain/event/event.ts';

/** Whether a ticket is the way into its session's online room. [S1-24] [S6-44] */
export const opensRoom = (ticket: { readonly mode: AttendanceMode; readonly status: 'VALID' | 'VOID' }): boolean =>
  ticket.mode === 'ONLINE' && ticket.status === 'VALID';
