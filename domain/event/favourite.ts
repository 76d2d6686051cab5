import { type EventFeature, isPrivate } from './event.ts';

/** The heart of an event, as one viewer sees it. */
export type Favourite = {
  readonly isInterest: boolean /** How many people keep the event. */;
  readonly interest: number;
};

/** What the heart asks the server for. */
export const requestedInterest = (shown: Favourite): boolean => !shown.isInterest;

/** The heart after the server's answer: turned over when it succeeded, as it was when it did not. [S4-52] */
export function toggledFavourite(shown: Favourite, succeeded: boolean): Favourite {
  if (!succeeded) return shown;
  const isInterest = requestedInterest(shown);
  return { isInterest, interest: Math.max(0, shown.interest + (isInterest ? 1 : -1)) };
}

/** What is private is shown to nobody's friends. [S2.6] */
export const hasFavourite = (feature: EventFeature): boolean => !isPrivate(feature);
