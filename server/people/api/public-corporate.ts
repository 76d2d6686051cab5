import type { Corporate } from '#server/platform/graphql/schema.gen.ts';

/** A corporate as resolvers hand it on; what it is to the viewer is asked when the field is. */
export type PublicCorporate = Omit<Corporate, 'is_interest'>;
