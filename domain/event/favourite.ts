import { type EventFeature, isPrivate } from './event.ts';

export type Favourite = {
  readonly isInterest: boolean;
  readonly interest: number;
};

export const requestedInterest = (shown: Favourite): boolean => !shown.isInterest;

/** Private events have no favourite button. [S2.6] */
export const hasFavourite = (feature: EventFeature): boolean => !isPrivate(feature);
