import type { Instant } from '#domain/kernel/instant.ts';
import { fileName } from './file-name.ts';

/** 'thanks-{name}-{eventName}.jpeg'; all but letters, digits, '.' and '-' becomes '-'. [S7.8-02] */
export const thanksImageName = (thanks: { readonly name: string; readonly eventName: string }): string =>
  fileName(
    `thanks-${thanks.name}-${thanks.eventName}`
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}.-]/gu, '-'),
    'jpeg',
  );

/** 'numbers-{eventName}.png'; spaces become '-'. [design] */
export const numbersImageName = (eventName: string): string =>
  fileName(`numbers-${eventName.trim().replaceAll(/\s+/g, '-')}`, 'png');

/** Size in pixels and error correction (ISO/IEC 18004) of a transfer's QR code. [S9-41] */
export const TRANSFER_QR = { size: 200, level: 'M' } as const;

/** 'qr-code-{timestamp}.png' [S9-41] */
export const transferQrName = (savedAt: Instant): string => `qr-code-${savedAt}.png`;

const LONGEST_ICS_STEM = 50;

/** Letters of any language, digits and '_', at most 50 characters; 'event' if nothing is left. [S9-43] */
export function icsFileName(eventName: string): string {
  const words = eventName
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}_\s]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '_');
  return fileName([...words].slice(0, LONGEST_ICS_STEM).join(''), 'ics', 'event');
}

/** 'data.csv' unless the report has a name. [S2.14] */
export const csvFileName = (report: string | null): string => fileName(report ?? '', 'csv', 'data');

export const ticketFileName = (redeemCode: string, extension: 'png' | 'pdf'): string =>
  fileName(`ticket-${redeemCode}`, extension);

export const ticketsFileName = (orderNumber: string): string => fileName(`tickets-${orderNumber}`, 'pdf');

/** Days as YYYY-MM-DD. */
export const payoutStatementFileName = (from: string, to: string): string => fileName(`payouts-${from}-${to}`, 'pdf');

export const receiptFileName = (orderNumber: string): string => fileName(`receipt-${orderNumber}`, 'pdf');
