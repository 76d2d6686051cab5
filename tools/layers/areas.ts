/** From the ground up: an area imports only areas before it (docs/decisions/0028). */
export const FLOORS = [
  'kernel',
  'time',
  'people',
  'event',
  'rsvp',
  'money',
  'sale',
  'ticket',
  'door',
  'programme',
  'ledger',
  'waiting-room',
  'report',
  'permission',
] as const;

/** For what belongs to no area: shared technology and the page's frame. */
export const NO_AREA = 'platform';
