import { type EventFeature, isPrivate } from './event.ts';

/** The heart of an event, as one viewer sees it. */
export type Favourite = {
  readonly isInterest: boolean /** How many people keep the event. */;
  readonly interest: number;
};

/** What the heart asks the server for. */
export const requestedInterest = (shown: Favourite): boolean => !shown.isInterest;

/** What is private is shown to nobody's friends. [S2.6] */
export const hasFavourite = (feature: EventFeature): boolean => !isPrivate(feature);
