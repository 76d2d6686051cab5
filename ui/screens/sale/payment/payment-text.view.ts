import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import {
  DONATION_MESSAGE_INPUT_MAX,
  isDonationKey,
  readDonation,
  showDonation,
} from '#domain/sale/checkout/donation.ts';

export const moneyText = (amount: Dong, locale: Locale): string => showMoney(amount, locale);

/** [S5-35] */
export const donationText = (amount: number): string => showDonation(dong(amount));

/** [S5-34] [S5-35] */
export const donationAmount = (typed: string): number => readDonation(typed);

export const DONATION_MESSAGE_SHOWN = DONATION_MESSAGE_INPUT_MAX;

/** Keys that write nothing, and shortcuts, are left alone. [S5-34] */
export const isForeignKey = (event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): boolean => event.key.length === 1 && !event.ctrlKey && !event.metaKey && !isDonationKey(event.key);
