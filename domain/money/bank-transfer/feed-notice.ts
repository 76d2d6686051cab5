import { type Instant, instant, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import type { IncomingTransfer } from './incoming-transfer.ts';

/** Allowed clock difference to a feed; older calls are replays. [STD 2] */
const NOTICE_WINDOW = 5 * MINUTE;

/** Whether a signed call was made within the window around now, by its own timestamp. */
export const isFreshNotice = (said: Instant, now: Instant): boolean => Math.abs(said - now) <= NOTICE_WINDOW;

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/;
const WITH_ZONE = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Without a zone it is Vietnamese time, UTC+7 all year. Null for anything else. [STD 2] */
export function noticeTime(text: string): Instant | null {
  const local = LOCAL.exec(text);
  const day = (local ?? WITH_ZONE.exec(text))?.[1] ?? '';
  // Date.parse turns 30 February into 2 March.
  if (instantOfWallClock(`${day}T00:00`, 'UTC') === null) return null;
  const ms = Date.parse(local === null ? text : `${day}T${local[2]}+07:00`);
  return Number.isNaN(ms) ? null : instant(ms);
}

/** SePay's webhook, in its own field names. [STD 2] */
export type SepayNotice = {
  readonly id: number | string;
  readonly transactionDate: string;
  readonly accountNumber: string;
  readonly code?: string | null | undefined;
  readonly content: string;
  readonly transferType: 'in' | 'out';
  readonly transferAmount: number;
  readonly referenceCode?: string | null | undefined;
  readonly description?: string | null | undefined;
};

/** `data` of Casso's webhook v2. [STD 2] */
export type CassoNotice = {
  readonly id: number | string;
  readonly reference?: string | null | undefined;
  readonly description: string;
  readonly amount: number;
  readonly transactionDateTime: string;
  readonly accountNumber: string;
};

/** `field`: the feed's name of the unreadable timestamp. */
export type NoticeFault = { readonly kind: 'TIME_MALFORMED'; readonly field: string };

/** Some banks give no reference; the feed's own id is just as unique. */
const referenceOr = (
  reference: string | null | undefined,
  provider: IncomingTransfer['provider'],
  id: number | string,
): string => reference || `${provider}:${id}`;

export function fromSepay(notice: SepayNotice): Result<IncomingTransfer, NoticeFault> {
  const transferredAt = noticeTime(notice.transactionDate);
  if (transferredAt === null) return refused({ kind: 'TIME_MALFORMED', field: 'transactionDate' });
  return ok({
    provider: 'sepay',
    providerTransferId: String(notice.id),
    bankAccount: notice.accountNumber,
    bankReference: referenceOr(notice.referenceCode, 'sepay', notice.id),
    amount: notice.transferAmount,
    direction: notice.transferType,
    code: notice.code || null,
    content: notice.content,
    description: notice.description ?? '',
    transferredAt,
  });
}

/** Null for Casso's test call with id 0. Outgoing money has a negative amount. */
export function fromCasso(notice: CassoNotice): Result<IncomingTransfer | null, NoticeFault> {
  if (String(notice.id) === '0') return ok(null);
  const transferredAt = noticeTime(notice.transactionDateTime);
  if (transferredAt === null) return refused({ kind: 'TIME_MALFORMED', field: 'transactionDateTime' });
  return ok({
    provider: 'casso',
    providerTransferId: String(notice.id),
    bankAccount: notice.accountNumber,
    bankReference: referenceOr(notice.reference, 'casso', notice.id),
    amount: Math.abs(notice.amount),
    direction: notice.amount < 0 ? 'out' : 'in',
    code: null,
    content: notice.description,
    description: '',
    transferredAt,
  });
}
