import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import { type Dong, dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';

/** What the input takes. [S2.8-08] */
export const DONATION_MESSAGE_INPUT_MAX = 300;
/** What the server takes. [S5-37] */
export const DONATION_MESSAGE_MAX = 500;

/** A donation's message as it is stored; blank is none. Refused when longer than 500 characters. [S5-37] */
export function checkDonationMessage(
  message: string | null,
): Result<string | null, RefusalIn<SaleRefusal, 'DONATION_MESSAGE_TOO_LONG'>> {
  const text = message?.trim() ?? '';
  if ([...text].length > DONATION_MESSAGE_MAX)
    return refused({ code: 'DONATION_MESSAGE_TOO_LONG', max: DONATION_MESSAGE_MAX });
  return ok(text === '' ? null : text);
}

/** Whether a donation can be saved: above 0 only where the event takes donations; 0 takes one back. */
export const checkDonation = (
  amount: Dong,
  event: { readonly donationEnabled: boolean },
): Result<Dong, RefusalIn<SaleRefusal, 'DONATION_NOT_ACCEPTED'>> =>
  amount > 0 && !event.donationEnabled ? refused({ code: 'DONATION_NOT_ACCEPTED' }) : ok(amount);

/** Where a donation is made. [S9-39] */
export type DonationKind = 'WITH_TICKETS' | 'IN_ONLINE_ROOM' | 'WITHOUT_TICKET';

/**
 * Tickets beside it make it part of their purchase; without any it stands alone, in the room or on the event's page.
 * [S9-39]
 */
export function donationKind(donation: { readonly inRoom: boolean; readonly numberOfTickets: number }): DonationKind {
  if (donation.numberOfTickets > 0) return 'WITH_TICKETS';
  return donation.inRoom ? 'IN_ONLINE_ROOM' : 'WITHOUT_TICKET';
}

const EDITING_KEYS: readonly string[] = [
  'Backspace',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Delete',
  'Tab',
];

/** Whether a key does anything in the amount's input: digits and what edits them. [S5-34] */
export const isDonationKey = (key: string): boolean => /^\d$/.test(key) || EDITING_KEYS.includes(key);

/** What the input shows: ',' between thousands in both languages, nothing for nothing. [S5-35] */
export const showDonation = (amount: Dong): string => (amount === 0 ? '' : groupDigits(amount, 'en'));

/** The input's text as an amount: its digits, whatever stands between them; at most what can be paid. [S5-35] */
export const readDonation = (text: string): Dong => dong(Math.min(MAX_DONG, Number(text.replaceAll(/\D/g, ''))));
