import { readDonation, showDonation } from '#domain/checkout/donation.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, dong } from '#domain/money/dong.ts';
import type { Locale } from '#domain/text/locale.ts';
import { showMoney } from '#domain/text/money-display.ts';
import { showMoment, showTime } from '#words/money-and-dates.ts';

export const moneyText = (amount: Dong, locale: Locale): string => showMoney(amount, locale);
export const timeText = (at: Instant, locale: Locale, timezone: string): string => showTime(at, locale, timezone);
export const momentText = (at: Instant, locale: Locale, timezone: string): string => showMoment(at, locale, timezone);

/** [S5-35] */
export const donationText = (amount: number): string => showDonation(dong(amount));

/** Only figures count, whatever else was typed or pasted. [S5-34] [S5-35] */
export const donationAmount = (typed: string): number => readDonation(typed);
