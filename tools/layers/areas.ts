/**
 * The areas of domain/, from the ground up: an area imports only areas before it. docs/decisions/0028 has the picture.
 */
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

/** What belongs to no area: technology that all of them use, and the page's own frame. */
export const NO_AREA = 'platform';
