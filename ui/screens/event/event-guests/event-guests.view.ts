import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { GuestBucket } from '#domain/ticket/guest-buckets.ts';
import type { GuestStatus } from '#domain/ticket/guest-status.ts';
import { GUEST_STATUSES_SAID } from '#words/ticket/guests.ts';

export const statusWords = (status: GuestStatus | null, locale: Locale): string =>
  status === null ? '' : GUEST_STATUSES_SAID[status][locale];

/** Lists that are called as the status of their guests; those with a ticket have several. */
const STATUS_OF: Readonly<Record<Exclude<GuestBucket, 'GUESTS'>, GuestStatus>> = {
  INVITED: 'INVITED',
  PENDING_APPROVAL: 'WAITING_APPROVAL',
  CHECKED_IN: 'CHECKED_IN',
  NOT_CHECKED_IN: 'NOT_CHECKED_IN',
  UNPAID: 'UNPAID',
};

export const bucketWords = (bucket: GuestBucket, withTicket: string, locale: Locale): string =>
  bucket === 'GUESTS' ? withTicket : statusWords(STATUS_OF[bucket], locale);
