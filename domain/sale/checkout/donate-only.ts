/** What decides whether a private event's panel takes a donation alone. */
export type DonateOnlyFacts = {
  /** 'Donate without ticket' is on. */
  readonly wanted: boolean;
  readonly ended: boolean;
  readonly ownsTicket: boolean;
};

/**
 * Whether nothing but a donation is given: by the buyer's wish, or because there is no ticket to take any more. [S4-49]
 * [S4-50]
 */
export const isDonateOnly = ({ wanted, ended, ownsTicket }: DonateOnlyFacts): boolean =>
  wanted || isForced({ ended, ownsTicket });

/** The mode cannot be left. [S4-50] */
export const isForced = ({ ended, ownsTicket }: Omit<DonateOnlyFacts, 'wanted'>): boolean => ended || ownsTicket;
