import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#domain/kernel/instant.ts';

/** Inserts take `new Date(now)`. */
export const at = (moment: Instant): RawBuilder<Instant> => sql<Instant>`${new Date(moment)}`;
