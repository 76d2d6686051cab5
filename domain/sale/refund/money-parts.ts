import { type Dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';

/** `late`: without a place or paid twice; `surplus`: above the price. Whole dong. */
export type MoneyParts = {
  readonly tickets: Dong;
  readonly donation: Dong;
  readonly late: Dong;
  readonly surplus: Dong;
};

export const NO_MONEY: MoneyParts = { tickets: ZERO, donation: ZERO, late: ZERO, surplus: ZERO };

export const MONEY_PARTS = Object.keys(NO_MONEY) as readonly (keyof MoneyParts)[];

const each = (of: (part: keyof MoneyParts) => Dong): MoneyParts => ({
  tickets: of('tickets'),
  donation: of('donation'),
  late: of('late'),
  surplus: of('surplus'),
});

export const addParts = (one: MoneyParts, other: MoneyParts): MoneyParts =>
  each((part) => plus(one[part], other[part]));

export const takeParts = (from: MoneyParts, taken: MoneyParts): MoneyParts =>
  each((part) => minus(from[part], taken[part]));

export const onlyParts = (of: MoneyParts, parts: readonly (keyof MoneyParts)[]): MoneyParts =>
  each((part) => (parts.includes(part) ? of[part] : ZERO));

export const totalOf = (parts: MoneyParts): Dong => sum(MONEY_PARTS.map((part) => parts[part]));
