import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** [S9-01] */
const CURRENCIES = ['VND'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** The currency of an input; any but VND is refused. [S9-01] */
export function readCurrency(text: string): Result<Currency, InvalidInput> {
  const currency = CURRENCIES.find((known) => known === text);
  return currency === undefined
    ? refused({ code: 'INVALID_INPUT', field: 'currency', problem: { kind: 'MALFORMED' } })
    : ok(currency);
}
