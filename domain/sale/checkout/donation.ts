import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import { type Dong, dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';

/** Input limit. [S2.8-08] */
export const DONATION_MESSAGE_INPUT_MAX = 300;
/** Server limit. [S5-37] */
export const DONATION_MESSAGE_MAX = 500;

/** A donation's message as stored; blank becomes null. Refused above 500 characters. [S5-37] */
export function checkDonationMessage(
  message: string | null,
): Result<string | null, RefusalIn<SaleRefusal, 'DONATION_MESSAGE_TOO_LONG'>> {
  const text = message?.trim() ?? '';
  if ([...text].length > DONATION_MESSAGE_MAX)
    return refused({ code: 'DONATION_MESSAGE_TOO_LONG', max: DONATION_MESSAGE_MAX });
  return ok(text === '' ? null : text);
}

/** Whether a donation can be saved: above 0 only if the event takes donations; 0 removes it. */
export const checkDonation = (
  amount: Dong,
  event: { readonly donationEnabled: boolean },
): Result<Dong, RefusalIn<SaleRefusal, 'DONATION_NOT_ACCEPTED'>> =>
  amount > 0 && !event.donationEnabled ? refused({ code: 'DONATION_NOT_ACCEPTED' }) : ok(amount);

/** [S9-39] */
export type DonationKind = 'WITH_TICKETS' | 'IN_ONLINE_ROOM' | 'WITHOUT_TICKET';

/** Part of a purchase with tickets; else alone, in the room or on the event's page. [S9-39] */
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

/** Keys that the amount's input accepts: digits and editing keys. [S5-34] */
export const isDonationKey = (key: string): boolean => /^\d$/.test(key) || EDITING_KEYS.includes(key);

/** The input's text: thousands separated by ',' in both languages, empty for 0. [S5-35] */
export const showDonation = (amount: Dong): string => (amount === 0 ? '' : groupDigits(amount, 'en'));

/** The amount in the input's text: its digits, up to the largest payable amount. [S5-35] */
export const readDonation = (text: string): Dong => dong(Math.min(MAX_DONG, Number(text.replaceAll(/\D/g, ''))));
