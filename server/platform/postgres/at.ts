import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#domain/kernel/instant.ts';

/**
 * An instant to compare a timestamptz column with: `.where('held_until', '<=', at(now))`. Inserts take `new Date(now)`.
 */
export const at = (moment: Instant): RawBuilder<Instant> => sql<Instant>`${new Date(moment)}`;
