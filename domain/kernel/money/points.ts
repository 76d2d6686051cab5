import type { Brand } from '#domain/kernel/brand.ts';
import { type Dong, dong } from './dong.ts';

/** They buy tickets and never become money. [S1-50] */
export type Points = Brand<number, 'Points'>;

export const points = (count: number): Points => count as Points;

export const NO_POINTS = points(0);

/** One point is worth one dong, so that "5 % back as points" means 5 %. [S1-49] */
export const pointsWorth = (amount: Dong): Points => points(amount);

export const worthOf = (count: Points): Dong => dong(count);
