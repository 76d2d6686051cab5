import { type Dong, dong, largest, minus, ZERO } from '#domain/kernel/money/dong.ts';

/** The most that a wallet may pay beside another way, which pays at least one dong. [S1-13] */
export const mostFromWallet = (toPay: Dong): Dong => largest(ZERO, minus(toPay, dong(1)));

/** What a balance pays beside another way; zero where it pays all or nothing. [S1-13] */
export const walletPart = (balance: Dong, toPay: Dong): Dong =>
  balance <= mostFromWallet(toPay) ? largest(ZERO, balance) : ZERO;
