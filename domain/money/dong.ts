import type { Brand } from '#domain/kernel/brand.ts';

/** Whole Vietnamese dong. VND has no smaller unit, so a Dong is always an integer. */
export type Dong = Brand<number, 'Dong'>;
