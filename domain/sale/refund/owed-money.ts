import { DAY } from '#domain/kernel/instant.ts';

/** Late money without a choice by its buyer is refunded on the seventh day. [D26] */
export const LATE_MONEY_KEPT_FOR = 7 * DAY;
