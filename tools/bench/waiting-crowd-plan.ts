/** What the process of those who wait is told. */
export type WaitingPlan = {
  readonly url: string;
  readonly eventId: number;
  /** One for each client: the cookies it comes with. */
  readonly cookies: readonly string[];
  /** Kept open and shared: a client is its cookies, not its socket. */
  readonly connections: number;
  /** They come spread over this time. */
  readonly arriveWithinMs: number;
  readonly ms: number;
};

/** What it saw. Times are of single questions, in ms. */
export type WaitingReport = {
  readonly asked: number;
  readonly failed: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** How often a client was told of more people or more minutes than before. */
  readonly grew: number;
  /** Clients by their number, in the order in which they were let in. */
  readonly admitted: readonly number[];
  /** What one of those who still wait was told. */
  readonly lastSentence: string;
};
