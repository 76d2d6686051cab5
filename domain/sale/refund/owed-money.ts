import { DAY } from '#domain/kernel/instant.ts';

/** Late money without a choice by its buyer is refunded on the seventh day. [D26] */
export const LATE_MONEY_KEPT_FOR = 7 * DAY;

/** After this long without a choice its buyer is asked once more. [design] */
export const LATE_MONEY_REMINDED_AFTER = 2 * DAY;
