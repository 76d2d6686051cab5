import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Admission, AdmitOnceRefusal } from '#domain/ticket/admit.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { DoorScan } from './door-book.ts';

/** `redeemId`: of the counted scan, by which it is taken back. */
export type RecordedAdmission = Admission & { readonly redeemId: string; readonly ticket: BoughtTicketRow };

export type ScanAnswer = Result<
  RecordedAdmission,
  AdmitOnceRefusal | RefusalOf<'IDEMPOTENCY_KEY_REUSED'> | RefusalOf<'UNDO_REFUSED'>
>;

/** Decides and writes scans of one event in one transaction; answers in their order. */
export type AdmitTogether = (
  tx: Transaction,
  eventId: number,
  scans: readonly DoorScan[],
) => Promise<readonly ScanAnswer[]>;
export const AdmitTogether: Token<AdmitTogether> = token<AdmitTogether>('AdmitTogether');

/**
 * Decides the scans of all doors of an event in order, and answers after the commit. BUSY: the queue is full and the
 * scan was not started.
 */
export type AdmissionDesk = {
  readonly admit: (eventId: number, scan: DoorScan) => Promise<ScanAnswer | Result<never, RefusalOf<'BUSY'>>>;
};
export const AdmissionDesk: Token<AdmissionDesk> = token<AdmissionDesk>('AdmissionDesk');
