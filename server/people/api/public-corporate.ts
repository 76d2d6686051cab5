import type { Corporate } from '#server/platform/graphql/schema.gen.ts';

/** A corporate for its field resolvers; `is_interest` depends on the viewer. */
export type PublicCorporate = Omit<Corporate, 'is_interest'>;
