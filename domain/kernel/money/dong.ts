import type { Brand } from '#domain/kernel/brand.ts';
import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Whole Vietnamese dong. VND has no smaller unit, so a Dong is always an integer. */
export type Dong = Brand<number, 'Dong'>;

/** The result of `Math.round` on a Dong, which nothing accepts: money is rounded in this folder only. */
type RoundedMoney = { readonly 'round money with domain/kernel/money': never };

declare global {
  interface Math {
    round(amount: Dong): RoundedMoney;
    floor(amount: Dong): RoundedMoney;
    ceil(amount: Dong): RoundedMoney;
    trunc(amount: Dong): RoundedMoney;
  }
}

/** Brands a number known to be whole dong. Computed amounts come from this folder (tools/layers/pure-code.test.ts). */
export const dong = (amount: number): Dong => amount as Dong;

export const ZERO = dong(0);

/** Largest accepted amount: 13 digits, as a VietQR carries (field 54). */
export const MAX_DONG = dong(9_999_999_999_999);

export const plus = (...amounts: readonly Dong[]): Dong => sum(amounts);

export const minus = (from: Dong, ...amounts: readonly Dong[]): Dong => dong(from - sum(amounts));

export const times = (amount: Dong, count: number): Dong => dong(amount * count);

/** `percent` per cent, rounded down to the dong. Exact even where amount × percent exceeds safe integers. [S9-11] */
export const percentOf = (amount: Dong, percent: number): Dong => {
  const hundreds = Math.floor(amount / 100);
  return dong(hundreds * percent + Math.floor(((amount - hundreds * 100) * percent) / 100));
};

export const sum = (amounts: readonly Dong[]): Dong => dong(amounts.reduce((total, amount) => total + amount, 0));

export const smallest = (...amounts: readonly [Dong, ...Dong[]]): Dong => dong(Math.min(...amounts));

export const largest = (...amounts: readonly [Dong, ...Dong[]]): Dong => dong(Math.max(...amounts));

const PLAIN = /^\d+$/;
const GROUPED = /^\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*$/;

/** Digits, or groups of three separated by '.', ',' or a space. [S5-02] [S5-35] */
export function parseDong(text: string): Result<Dong, InputProblem> {
  const trimmed = text.trim();
  if (trimmed === '') return refused({ kind: 'REQUIRED' });
  if (!PLAIN.test(trimmed) && !GROUPED.test(trimmed)) return refused({ kind: 'NOT_A_NUMBER' });
  const amount = Number(trimmed.replaceAll(/\D/gu, ''));
  return amount > MAX_DONG ? refused({ kind: 'TOO_LARGE', max: MAX_DONG }) : ok(dong(amount));
}
