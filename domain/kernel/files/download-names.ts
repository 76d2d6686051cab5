import type { Instant } from '#domain/kernel/instant.ts';
import { fileName } from './file-name.ts';

/**
 * The thank-you image: 'thanks-{name}-{eventName}.jpeg', with '-' for all but letters, digits, '.' and '-'. Letters of
 * every language are letters. [S7.8-02]
 */
export const thanksImageName = (thanks: { readonly name: string; readonly eventName: string }): string =>
  fileName(
    `thanks-${thanks.name}-${thanks.eventName}`
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}.-]/gu, '-'),
    'jpeg',
  );

/** How a bank transfer's QR code is drawn: pixels across, and how much of it may be spoilt (ISO/IEC 18004). [S9-41] */
export const TRANSFER_QR = { size: 200, level: 'M' } as const;

/** The picture of a bank transfer's QR code, saved at a moment: 'qr-code-{timestamp}.png'. [S9-41] */
export const transferQrName = (savedAt: Instant): string => `qr-code-${savedAt}.png`;

const LONGEST_ICS_STEM = 50;

/**
 * The .ics of an event: its name without all but letters, digits, '_' and spaces, spaces as '_', at most 50 characters;
 * 'event' where nothing is left. Letters of every language are letters, or Vietnamese names would lose most of theirs.
 * [S9-43]
 */
export function icsFileName(eventName: string): string {
  const words = eventName
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}_\s]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '_');
  return fileName([...words].slice(0, LONGEST_ICS_STEM).join(''), 'ics', 'event');
}

/** A CSV download: 'data.csv' unless the report has a name. [S2.14] */
export const csvFileName = (report: string | null): string => fileName(report ?? '', 'csv', 'data');

/** A ticket by its short code: the picture of its QR, or its page. */
export const ticketFileName = (redeemCode: string, extension: 'png' | 'pdf'): string =>
  fileName(`ticket-${redeemCode}`, extension);

/** All tickets of an order, by its number. */
export const ticketsFileName = (orderNumber: string): string => fileName(`tickets-${orderNumber}`, 'pdf');
