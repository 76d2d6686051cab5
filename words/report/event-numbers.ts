import { type Said, said } from '#words/platform/said.ts';

/** Above the event's name on the picture of its numbers. */
export const EVENT_IN_NUMBERS: Said = said('The event in numbers', 'Sự kiện qua những con số');

/** Each stands beside its number. */
export const guestsWhoCame = (count: number): Said => said(count === 1 ? 'guest came' : 'guests came', 'khách đã đến');
export const ticketsIssued = (count: number): Said =>
  said(count === 1 ? 'ticket issued' : 'tickets issued', 'vé đã phát hành');
export const SHARE_CHECKED_IN: Said = said('checked in', 'đã check-in');
export const sessionsHeld = (count: number): Said => said(count === 1 ? 'session' : 'sessions', 'suất');
