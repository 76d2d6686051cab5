import type { EventSaleState } from './sale-state.ts';

/** Reminders are taken before the sale opens. [design] */
export const mayBeReminded = (state: EventSaleState): boolean => state === 'COMING_SOON';

/** Once it opened, also where it sold out at once: the page has a waiting list. [design] */
export const isReminderDue = (state: EventSaleState): boolean =>
  state === 'ON_SALE' || state === 'FREE' || state === 'SOLD_OUT';
