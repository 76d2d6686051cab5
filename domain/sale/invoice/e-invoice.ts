import { HOUR, type Instant, MINUTE } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Why the provider issued no invoice. UNANSWERED: it said nothing for too long. */
export const E_INVOICE_FAULTS = ['TAX_CODE', 'BUYER', 'SERIES', 'AMOUNTS', 'UNANSWERED', 'OTHER'] as const;
export type EInvoiceFault = (typeof E_INVOICE_FAULTS)[number];

/** `sent`: a request has left, so the provider may know of it. DROPPED: nothing was left to say. */
export type EInvoice =
  | { readonly state: 'WAITING'; readonly sent: boolean }
  | {
      readonly state: 'ISSUED';
      readonly number: string;
      /** What somebody types beside the number to see the invoice at the provider. */
      readonly lookupCode: string;
      readonly issuedAt: Instant;
    }
  /** `said`: in the provider's words; null: it said nothing. */
  | {
      readonly state: 'FAILED';
      readonly because: EInvoiceFault;
      readonly said: string | null;
      readonly sent: boolean;
    }
  | { readonly state: 'DROPPED' };

export type EInvoiceState = EInvoice['state'];
export const E_INVOICE_STATES = ['WAITING', 'ISSUED', 'FAILED', 'DROPPED'] as const satisfies readonly EInvoiceState[];

export const E_INVOICE_TRANSITIONS = {
  WAITING: ['ISSUED', 'FAILED', 'DROPPED'],
  FAILED: ['WAITING', 'DROPPED'],
  ISSUED: [],
  DROPPED: [],
} as const satisfies Readonly<Record<EInvoiceState, readonly EInvoiceState[]>>;

/** UNKNOWN: the provider, asked, knows of none. WORKING: it took the request and has no number yet. */
export type EInvoiceReport =
  | { readonly kind: 'ISSUED'; readonly number: string; readonly lookupCode: string; readonly issuedAt: Instant }
  | { readonly kind: 'WORKING' }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'REFUSED'; readonly because: Exclude<EInvoiceFault, 'UNANSWERED'>; readonly said: string | null }
  | { readonly kind: 'UNANSWERED' };

/** What comes next with the provider: what may be there is asked about before it is sent again. Null: nothing. */
export const eInvoiceStep = (invoice: EInvoice): 'SEND' | 'ASK' | null =>
  invoice.state === 'WAITING' ? (invoice.sent ? 'ASK' : 'SEND') : null;

/** The invoice after a report; unchanged by one that says nothing new. A final state stays. */
export function applyEInvoiceReport(before: EInvoice, report: EInvoiceReport): EInvoice {
  if (before.state !== 'WAITING') return before;
  switch (report.kind) {
    case 'ISSUED': {
      const { number, lookupCode, issuedAt } = report;
      return { state: 'ISSUED', number, lookupCode, issuedAt };
    }
    case 'WORKING':
      return { state: 'WAITING', sent: true };
    case 'UNKNOWN':
      return { state: 'WAITING', sent: false };
    case 'REFUSED':
      return { state: 'FAILED', because: report.because, said: report.said, sent: false };
    case 'UNANSWERED':
      return { state: 'FAILED', because: 'UNANSWERED', said: null, sent: before.sent };
    default:
      return never(report);
  }
}

/** A person tries again what failed; what waits already is left alone. [design] */
export function retryEInvoice(
  before: EInvoice,
): Result<EInvoice, { readonly code: 'EINVOICE_STAYS'; readonly state: EInvoiceState }> {
  if (before.state === 'WAITING') return ok(before);
  return before.state === 'FAILED'
    ? ok({ state: 'WAITING', sent: before.sent })
    : refused({ code: 'EINVOICE_STAYS', state: before.state });
}

/** Nothing is left to say, as after a full refund: what the provider certainly does not have is not issued. [design] */
export const dropEInvoice = (before: EInvoice): EInvoice =>
  (before.state === 'WAITING' || before.state === 'FAILED') && !before.sent ? { state: 'DROPPED' } : before;

/** How often the provider is asked before it counts as silent: for about a day. [design] */
export const E_INVOICE_ASKS = 30;

/** How long to wait after so many asks, in ms: 2 minutes, doubled each time, at most an hour. [design] */
export const eInvoicePause = (asks: number): number => Math.min(2 * MINUTE * 2 ** Math.max(asks - 1, 0), HOUR);
